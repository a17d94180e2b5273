import { type ConsentField, type FormDefinition, ticked, tidyValue, validateFields } from '../../forms/form.ts'
import { submissionKeyPattern, technicalFields } from '../../forms/protocol.ts'
import { day } from '../clock.ts'
import type { Store } from '../store/store.ts'
import { refuseInvalid, type ServiceAnswer } from './answer.ts'
import type { ReceivedForm } from './read-form.ts'
import { makeReference } from './reference.ts'

type SentForm = ReceivedForm & { byScript: boolean }

/**
 * Checks and stores one form. The answer is `sent` only after the form is synced to disk; rejects when it could not be
 * stored. `now`: ms since 1970.
 */
export async function storeSubmission(
  submissions: Store['submissions'],
  form: FormDefinition,
  sent: SentForm,
  now: number,
): Promise<ServiceAnswer> {
  const consentFields = form.fields.filter((field) => field.type === 'consent')
  const { values, givenBy } = withConsents(sent, consentFields)
  const errors = validateFields(form.fields, values, sent.fileErrors)
  if (errors.length > 0) return refuseInvalid(form, values, errors)

  const texts = form.fields.filter(({ type }) => type !== 'files' && type !== 'consent')
  const isSpam = Boolean(values[technicalFields.honeypot]?.trim())
  const submissionKey = values[technicalFields.submissionKey] ?? ''
  // Without script a form has no key: the same content on the same day (UTC) is taken for a repeat.
  const fallbackKey = sent.byScript ? null : `day-${Math.floor(now / day)}`
  const reference = await submissions.add({
    reference: makeReference(),
    formId: form.formId,
    receivedAt: now,
    fields: Object.fromEntries(texts.map((field) => [field.name, tidyValue(field, values[field.name] ?? '')])),
    consents: consentFields.map(({ name, label, link }) => ({
      field: name,
      text: `${label} ${link.text} (${link.href})`,
      at: now,
      givenBy,
    })),
    // Spam is stored and answered like any other form: nothing is lost if it is none, and a robot learns nothing.
    state: isSpam ? 'held' : 'pending',
    attachments: sent.files,
    submissionKey: submissionKeyPattern.test(submissionKey) ? submissionKey : fallbackKey,
  })
  return { kind: 'sent', form, reference }
}

/**
 * Adds the consents to the values of a form, and says how they were given. The specified payloads have no boxes: the script
 * of our page sends them only when all boxes are ticked, so a form that it sends without any box has all consents.
 */
function withConsents({ values, byScript }: SentForm, consentFields: readonly ConsentField[]) {
  const hasBoxes = consentFields.some(({ name }) => name in values)
  if (!byScript || hasBoxes) return { values, givenBy: 'box' } as const
  const consents = Object.fromEntries(consentFields.map(({ name }) => [name, ticked]))
  return { values: { ...values, ...consents }, givenBy: 'script' } as const
}
