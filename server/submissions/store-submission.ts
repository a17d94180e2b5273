import { randomInt } from 'node:crypto'
import { type FormDefinition, type FormValues, ticked, tidyValue, validate } from '../../forms/form.ts'
import { referenceAlphabet, submissionKeyPattern, technicalFields } from '../../forms/protocol.ts'
import { day } from '../clock.ts'
import type { GivenConsent } from '../store/records.ts'
import type { Store } from '../store/store.ts'
import type { SubmissionOutcome } from './outcome.ts'
import type { ReceivedForm } from './read-form.ts'

/**
 * Checks and stores one form; "stored" only after it is synced to disk. Rejects when it could not be stored. `now`:
 * ms since 1970.
 */
export async function storeSubmission(
  submissions: Store['submissions'],
  form: FormDefinition,
  received: ReceivedForm,
  { withoutScript, now }: { withoutScript: boolean; now: number },
): Promise<SubmissionOutcome> {
  const consentFields = form.fields.filter((field) => field.type === 'consent')
  // The specified payloads carry no consent: the page has made sure that the boxes were ticked.
  const carriesConsent = withoutScript || consentFields.some(({ name }) => name in received.values)
  const boxes = carriesConsent ? {} : Object.fromEntries(consentFields.map(({ name }) => [name, ticked]))
  const values = { ...received.values, ...boxes }
  const errors = validate(form.fields, values, received.fileErrors)
  if (errors.length > 0) return { kind: 'invalid', form, values, errors }

  const texts = form.fields.filter(({ type }) => type !== 'files' && type !== 'consent')
  const consents = consentFields.map(
    ({ name, label, link }): GivenConsent => ({
      field: name,
      text: `${label} ${link.text} (${link.href})`,
      at: now,
      givenBy: carriesConsent ? 'form' : 'page',
    }),
  )
  const isSpam = Boolean(values[technicalFields.honeypot]?.trim())
  const reference = await submissions.add({
    reference: makeReference(),
    formId: form.formId,
    receivedAt: now,
    fields: Object.fromEntries(texts.map((field) => [field.name, tidyValue(field, values[field.name] ?? '')])),
    consents,
    // Kept, and answered like any other: if it is no spam nothing is lost, and a robot does not learn that it was recognised.
    state: isSpam ? 'held' : 'pending',
    attachments: received.files,
    // A built page carries no key: the same content on the same day (UTC) is a second press of Send.
    submissionKey: keyOf(values) ?? (withoutScript ? `page-${Math.floor(now / day)}` : null),
  })
  return { kind: 'stored', form, reference }
}

function keyOf(values: FormValues): string | undefined {
  const given = values[technicalFields.submissionKey]
  return given !== undefined && submissionKeyPattern.test(given) ? given : undefined
}

/** A reference like AR-7KQ2-9XMD: one of 656 thousand million, so nobody finds another person's by trying. */
export function makeReference(): string {
  const four = () => Array.from({ length: 4 }, () => referenceAlphabet[randomInt(referenceAlphabet.length)]).join('')
  return `AR-${four()}-${four()}`
}
