import { randomInt } from 'node:crypto'
import { type FormDefinition, type FormValues, ticked } from '../../forms/form.ts'
import { formRegister } from '../../forms/form-register.ts'
import { problemsIn, tidyValue } from '../../forms/problems.ts'
import { submissionKeyPattern, technicalFields } from '../../forms/protocol.ts'
import { day, second } from '../clock.ts'
import type { Consent } from '../store/schema.ts'
import type { Store } from '../store/store.ts'
import type { Outcome } from './outcome.ts'
import type { ReceivedForm } from './read-form.ts'

type Sending = {
  endpoint: string
  /** Posted without JavaScript. */
  isPage: boolean
  /** ms since 1970. */
  now: number
}

/** Checks and stores one form; "stored" only after it is synced to disk. Rejects when it could not be stored. */
export async function storeSubmission(
  store: Store,
  received: ReceivedForm,
  sending: Sending,
): Promise<Outcome> {
  const form = findForm(received.values, sending.endpoint)
  if (form === undefined) return { kind: 'unknownForm' }
  const { refusal, files, fileProblems } = received
  if (refusal) return { kind: refusal, form, values: received.values }

  const consentFields = form.fields.filter((it) => it.type === 'consent')
  // The specified payloads carry no consent: there the page itself has checked the boxes.
  const carriesConsent = sending.isPage || consentFields.some((it) => it.name in received.values)
  const boxes = carriesConsent ? {} : Object.fromEntries(consentFields.map((it) => [it.name, ticked]))
  const values = { ...received.values, ...boxes }
  const ofFiles = fileProblems.map(({ field, message }) => ({ field, message }))
  const problems = problemsIn(form.fields, values, ofFiles)
  if (problems.length > 0) {
    const isTextFine = problems.length === fileProblems.length
    const status = isTextFine ? (fileProblems[0]?.status ?? 422) : 422
    return { kind: 'invalid', status, form, values, problems }
  }

  const { now } = sending
  const texts = form.fields.filter((it) => it.type !== 'files' && it.type !== 'consent')
  const consents = consentFields.map(
    ({ name, label, link }): Consent => ({
      field: name,
      text: `${label} ${link.text} (${link.href})`,
      at: now,
      givenBy: carriesConsent ? 'form' : 'page',
    }),
  )
  const { reasons, isSpam } = suspicionOf(values, now)
  const { id, replayed } = await store.add({
    id: makeReference(),
    formId: form.formId,
    receivedAt: now,
    fields: Object.fromEntries(texts.map((it) => [it.name, tidyValue(it, values[it.name] ?? '')])),
    consents,
    suspicion: reasons,
    state: isSpam ? 'held' : 'pending',
    attachments: files,
    submissionKey: keyOf(values, sending),
  })
  return { kind: replayed ? 'replayed' : 'stored', form, reference: id }
}

export function findForm(values: FormValues, endpoint: string): FormDefinition | undefined {
  return formRegister.find((it) => it.formId === values.formId && it.endpoint === endpoint)
}

function keyOf(values: FormValues, { isPage, now }: Sending): string | null {
  const given = values[technicalFields.submissionKey]
  if (given !== undefined && submissionKeyPattern.test(given)) return given
  // A built page carries no key: the same content on the same day (UTC) is a second press of Send.
  return isPage ? `page-${Math.floor(now / day)}` : null
}

/** Nobody fills a form in sooner (ms). */
const leastMs = 3 * second

/**
 * Why a submission looks like a robot's. Suspected ones are stored and marked, never dropped, and the sender is answered
 * like any other, so that a person loses nothing and a robot learns nothing. Spam waits until staff deliver it; what only
 * looks odd is delivered with its mark, for a draft kept by the browser or a wrong clock can explain it.
 *
 * | sign                                                        | reason                 | spam |
 * |-------------------------------------------------------------|------------------------|------|
 * | the field nobody can see is filled in                       | hidden field filled in | yes  |
 * | sent sooner after the form was shown than a person can type | sent in … s            | no   |
 */
export function suspicionOf(values: FormValues, now: number) {
  const isSpam = Boolean(values[technicalFields.honeypot]?.trim())
  const startedAt = values[technicalFields.startedAt]
  const took = now - Number(startedAt)
  // Absent without JavaScript; in the future when the visitor's clock is ahead of ours. Both tell nothing.
  const isQuick = startedAt && took >= 0 && took < leastMs
  const reasons = [
    ...(isSpam ? ['hidden field filled in'] : []),
    ...(isQuick ? [`sent in ${Math.floor(took / second)} s`] : []),
  ]
  return { reasons, isSpam }
}

// 0 and O, 1, I and L, and U (for V) are left out: a reference is read aloud and typed again.
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A reference like AR-7KQ2-9XMD: one of 656 thousand million, so nobody finds another's by trying. */
export function makeReference(): string {
  const four = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('')
  return `AR-${four()}-${four()}`
}
