import { randomInt } from 'node:crypto'
import type { FormDefinition } from '../../forms/form.ts'
import { type FormValues, ticked } from '../../forms/form.ts'
import { formRegister } from '../../forms/form-register.ts'
import { problemsIn, tidyValue } from '../../forms/problems.ts'
import { submissionKeyPattern, technicalFields } from '../../forms/protocol.ts'
import { hour, second } from '../clock.ts'
import type { Consent } from '../store/records.ts'
import type { Store } from '../store/store.ts'
import { contentHash } from '../store/submission-queries.ts'
import type { FaultKind, Outcome } from './outcome.ts'
import type { Received } from './read-form.ts'

export type Receiving = {
  store: Store
  leastSeconds: number
}

export type Sender = { endpoint: string; key: string | undefined; wantsPage: boolean; now: number }

/** Checks and stores one form; "stored" only after it is synced to disk. Rejects when it could not be stored. */
export async function receive(service: Receiving, received: Received, sender: Sender): Promise<Outcome> {
  const form = formFor(received.values, sender.endpoint)
  if (form === undefined) return { kind: 'unknownForm' }
  if (received.refusal) return { kind: received.refusal, form, values: received.values }
  const values = withConsent(form, received)
  const faults = faultsOf(form, values, received)
  if (faults) return { kind: faults.kind, form, problems: faults.problems, values }
  const added = await storeSubmission(service, form, { ...received, values }, sender)
  return { kind: added.replayed ? 'replayed' : 'stored', form, reference: added.id }
}

export function formFor(values: FormValues, endpoint: string) {
  return formRegister.find((it) => it.formId === values.formId && it.endpoint === endpoint)
}

function consentFields(form: FormDefinition) {
  return form.fields.filter((it) => it.type === 'consent')
}

function withConsent(form: FormDefinition, { values, carriesConsent }: Received): FormValues {
  if (carriesConsent) return values
  return { ...values, ...Object.fromEntries(consentFields(form).map((it) => [it.name, ticked])) }
}

function faultsOf(form: FormDefinition, values: FormValues, { fileProblems }: Received) {
  const ofFiles = fileProblems.map(({ field, message }) => ({ field, message }))
  const problems = problemsIn(form.fields, values, ofFiles)
  if (problems.length === 0) return undefined
  const isTextFine = problems.every((it) => ofFiles.includes(it))
  const kind: FaultKind = isTextFine ? (fileProblems[0]?.kind ?? 'invalid') : 'invalid'
  return { kind, problems }
}

function storeSubmission(
  { store, leastSeconds }: Receiving,
  form: FormDefinition,
  { values, files, carriesConsent }: Received,
  sender: Sender,
) {
  const { now } = sender
  const texts = form.fields.filter((it) => it.type !== 'files' && it.type !== 'consent')
  const fields = Object.fromEntries(texts.map((it) => [it.name, tidyValue(it, values[it.name] ?? '')]))
  const consents = consentFields(form).map(
    ({ name, label, link }): Consent => ({
      field: name,
      text: `${label} ${link.text} (${link.href})`,
      at: now,
      givenBy: carriesConsent ? 'form' : 'page',
    }),
  )
  const suspicion = suspicionOf(values, now, leastSeconds)
  return store.add({
    id: makeReference(),
    formId: form.formId,
    receivedAt: now,
    fields,
    consents,
    suspicion: suspicion.reasons,
    held: suspicion.isSpam,
    attachments: files,
    submissionKeys: keysOf(values, sender),
    contentHash: contentHash(form.formId, fields, files),
  })
}

function keysOf(values: FormValues, { key, wantsPage, now }: Sender) {
  const given = key ?? values[technicalFields.submissionKey]
  if (given !== undefined && submissionKeyPattern.test(given)) return [given]
  // A built page carries no key: the same content in this hour of the clock or the one before is a second press of Send.
  const hours = Math.floor(now / hour)
  return wantsPage ? [`page-${hours}`, `page-${hours - 1}`] : []
}

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
export function suspicionOf(values: FormValues, now: number, leastSeconds: number) {
  const isSpam = Boolean(values[technicalFields.honeypot]?.trim())
  const startedAt = values[technicalFields.startedAt]
  const took = now - Number(startedAt)
  // Absent without JavaScript; in the future when the visitor's clock is ahead of ours. Both tell nothing.
  const isQuick = startedAt && took >= 0 && took < leastSeconds * second
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
