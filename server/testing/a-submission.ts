import { randomUUID } from 'node:crypto'
import type { NewSubmission, Store, Submission } from '../store/store.ts'
import { contentHash } from '../store/submission-queries.ts'
import { makeReference } from '../submissions/receive.ts'

/** A submission for tests; every call makes another one. */
export function aSubmission(changes: Partial<NewSubmission> = {}): NewSubmission {
  const submission: NewSubmission = {
    id: makeReference(),
    formId: 'press-contact-form',
    submissionKey: undefined,
    contentHash: '',
    sameContentSince: undefined,
    receivedAt: 1_000_000,
    fields: {
      fullname: 'Ada Nowak',
      email: 'Ada@example.com',
      mediaLinks: 'https://example.com',
      message: `Hello ${randomUUID()}`,
    },
    consents: [{ field: 'gdpr', text: 'I accept', at: 1_000_000, givenBy: 'form' }],
    suspicion: [],
    spam: false,
    attachments: [],
    ...changes,
  }
  const { formId, fields, attachments } = submission
  return { ...submission, contentHash: changes.contentHash ?? contentHash(formId, fields, attachments) }
}

/** The same as it is read, never delivered. */
export function aStoredSubmission(changes: Partial<Submission> = {}): Submission {
  const { submissionKey: _key, contentHash: _hash, sameContentSince: _since, ...submission } = aSubmission()
  const delivery = {
    state: 'pending',
    attempts: 0,
    firstAttemptAt: null,
    nextAttemptAt: 0,
    settledAt: null,
    lastError: null,
  } as const
  return { ...submission, marks: 0, delivery, ...changes }
}

/** A file in the store that is nobody's yet. */
export async function aStagedFile(store: Store, name: string, ...chunks: (string | Buffer)[]) {
  const staged = await store.stageAttachment(bytes(...chunks), Date.now())
  return { ...staged, name, type: 'application/pdf', verdict: 'unscanned' } as const
}

export async function* bytes(...chunks: (string | Buffer)[]) {
  for (const chunk of chunks) yield Buffer.from(chunk)
}
