import { type FormId, formRegister } from '../../forms/form-register.ts'
import type { AttachmentStore } from '../attachments/attachment-store.ts'
import type { Env } from '../env.ts'
import type { Removed, Store } from '../store/store.ts'

type Parts = { store: Store; attachments: AttachmentStore; env: RetentionSettings; now: number }
type RetentionSettings = Pick<
  Env,
  'RETENTION_MONTHS_DIGITAL_GAMES' | 'RETENTION_MONTHS_GAMES_PROTOTYPES' | 'RETENTION_MONTHS_PRESS_CONTACT'
>

/** Erases what is older than the privacy policy allows; says for each form what went. */
export async function applyRetention({ store, attachments, env, now }: Parts): Promise<Map<FormId, Removed>> {
  const removed = new Map<FormId, Removed>()
  const months = retentionMonths(env)
  for (const { formId } of formRegister) {
    const gone = await store.eraseOlder(formId, monthsBefore(now, months[formId]))
    await attachments.remove(gone.attachmentIds)
    removed.set(formId, gone)
  }
  return removed
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
function retentionMonths(env: RetentionSettings): Record<FormId, number> {
  return {
    'digital-games-form': env.RETENTION_MONTHS_DIGITAL_GAMES,
    'games-prototypes-form': env.RETENTION_MONTHS_GAMES_PROTOTYPES,
    'press-contact-form': env.RETENTION_MONTHS_PRESS_CONTACT,
  }
}
