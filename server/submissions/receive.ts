import { randomUUID } from 'node:crypto'
import type { FormDefinition } from '../../forms/form.ts'
import { type FormValues, type Problem, ticked } from '../../forms/form.ts'
import { formRegister } from '../../forms/form-register.ts'
import { problemsIn, tidyValue } from '../../forms/problems.ts'
import { submissionKeyPattern, technicalFields } from '../../forms/protocol.ts'
import type { AttachmentStore } from '../attachments/attachment-store.ts'
import { minute } from '../clock.ts'
import { type Suspicion, suspicionOf } from '../spam/suspicion.ts'
import { contentHash } from '../store/content-hash.ts'
import { type Channel, OutcomeUnknownError, type Store } from '../store/store.ts'
import type { FaultKind, Outcome } from './outcome.ts'
import { discardFiles } from './read-multipart.ts'
import type { Received } from './received.ts'
import { makeReference } from './reference.ts'

export type Receiving = {
  store: Store
  attachments: AttachmentStore
  channels: readonly Channel[]
  leastSeconds: number
}

export type Sender = { endpoint: string; key: string | undefined; wantsPage: boolean; now: number }

/** Checks and keeps one form; "stored" only after it is synced to disk. Rejects when it could not be kept. */
export async function receive(service: Receiving, received: Received, sender: Sender): Promise<Outcome> {
  let stored = false
  try {
    const outcome = await decide(service, received, sender)
    stored = outcome.kind === 'stored'
    return outcome
  } finally {
    if (!stored) await discardFiles(received.files, service.attachments)
  }
}

async function decide(service: Receiving, received: Received, sender: Sender): Promise<Outcome> {
  const form = formFor(received.values, sender.endpoint)
  if (form === undefined) return { kind: 'unknownForm' }
  if (received.refusal) return { kind: received.refusal, form, values: received.values }
  const values = withConsent(form, received)
  const faults = faultsOf(form, values, received)
  if (faults) return { kind: faults.kind, form, problems: faults.problems, values }

  const key = keyOf(values, sender)
  const suspicion = suspicionOf(values, sender.now, service.leastSeconds)
  const added = await keep(service, form, values, received, { ...sender, key }, suspicion)
  return { kind: added.replayed ? 'replayed' : 'stored', form, reference: added.id }
}

export function formFor(values: FormValues, endpoint: string) {
  return formRegister.find((it) => it.formId === values.formId && it.endpoint === endpoint)
}

function withConsent(form: FormDefinition, { values, carriesConsent }: Received): FormValues {
  if (carriesConsent) return values
  const consents = form.fields.filter((it) => it.type === 'consent').map((it) => [it.name, ticked])
  return { ...values, ...Object.fromEntries(consents) }
}

function faultsOf(form: FormDefinition, values: FormValues, { fileProblems }: Received) {
  const textProblems = problemsIn(form.fields, values)
  const problems: Problem[] = form.fields.flatMap((field) =>
    field.type === 'files'
      ? fileProblems.map(({ field: name, message }) => ({ field: name, message }))
      : textProblems.filter((it) => it.field === field.name),
  )
  if (problems.length === 0) return undefined
  const kind: FaultKind = textProblems.length > 0 ? 'invalid' : (fileProblems[0]?.kind ?? 'invalid')
  return { kind, problems }
}

function keyOf(values: FormValues, sender: Sender) {
  const key = sender.key ?? values[technicalFields.submissionKey]
  return key !== undefined && submissionKeyPattern.test(key) ? key : undefined
}

async function keep(
  { store, attachments, channels }: Receiving,
  form: FormDefinition,
  values: FormValues,
  { files }: Received,
  { key, wantsPage, now }: Sender,
  suspicion: Suspicion,
) {
  const texts = form.fields.filter((it) => it.type !== 'files' && it.type !== 'consent')
  const fields = Object.fromEntries(texts.map((it) => [it.name, tidyValue(it, values[it.name] ?? '')]))
  const placed = files.map((it) => ({ ...it, id: randomUUID() }))
  const ids = placed.map((it) => it.id)
  await attachments.keep(placed)
  const named = placed.map(({ staged: { bytes, sha256 }, ...it }) => ({ ...it, bytes, sha256 }))
  try {
    const added = await store.add({
      id: makeReference(),
      formId: form.formId,
      receivedAt: now,
      fields,
      suspicion: suspicion.reasons,
      spam: suspicion.isSpam,
      attachments: named,
      submissionKey: key,
      contentHash: contentHash(form.formId, fields, named),
      // The built pages carry no key of their own; a second press within minutes is the same message.
      sameContentSince: wantsPage && key === undefined ? now - 10 * minute : undefined,
      channels,
    })
    if (added.replayed) await attachments.remove(ids)
    return added
  } catch (error) {
    // If it may be stored all the same, its files must stay; the sweep removes them should it not be.
    if (!(error instanceof OutcomeUnknownError)) await attachments.remove(ids)
    throw error
  }
}
