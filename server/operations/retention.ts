import type { FormId } from '../../forms/form.ts'
import { formRegister } from '../../forms/form-register.ts'
import type { AttachmentStore } from '../attachments/attachment-store.ts'
import { day } from '../clock.ts'
import type { Env } from '../env.ts'
import type { Store, TooOld } from '../store/store.ts'

/** What retention removes is kept out of sight this long first, the last of the time the privacy policy allows. */
const keptAside = 14 * day

/** Sets aside what is in the last two weeks of its time, and erases what has been aside for two weeks. */
export async function applyRetention(
  { store, attachments, env }: { store: Store; attachments: AttachmentStore; env: Env },
  now: number,
) {
  const erased = await store.eraseSetAside(now - keptAside)
  await attachments.remove(erased.attachmentIds)
  return {
    setAside: await store.setAside(tooOld(env, now), now),
    erased: erased.submissions,
    files: erased.attachmentIds.length,
    gone: await store.emptyLog(),
  }
}

export function tooOld(env: Env, now: number): TooOld {
  const months = retentionMonths(env)
  return new Map(formRegister.map(({ formId }) => [formId, monthsBefore(now, months[formId]) + keptAside]))
}

/** The same day of an earlier month, or that month's last day. */
export function monthsBefore(now: number, months: number): number {
  const date = new Date(now)
  const dayOfMonth = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() - months + 1, 0)
  date.setUTCDate(Math.min(dayOfMonth, date.getUTCDate()))
  return date.getTime()
}

/** By the id of the form, so that a new form cannot be forgotten here. */
function retentionMonths(env: Env): Record<FormId, number> {
  return {
    'digital-games-form': env.RETENTION_MONTHS_DIGITAL_GAMES,
    'games-prototypes-form': env.RETENTION_MONTHS_GAMES_PROTOTYPES,
    'press-contact-form': env.RETENTION_MONTHS_PRESS_CONTACT,
  }
}
