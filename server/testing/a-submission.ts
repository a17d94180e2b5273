import { randomUUID } from 'node:crypto'
import type { Attachment, NewSubmission } from '../store/store.ts'
import { makeReference } from '../submissions/reference.ts'

/** A submission for tests; every call makes another one. */
export function aSubmission(changes: Partial<NewSubmission> = {}): NewSubmission {
  return {
    id: makeReference(),
    formId: 'press-contact-form',
    submissionKey: undefined,
    contentHash: randomUUID(),
    sameContentSince: undefined,
    receivedAt: 1_000_000,
    fields: {
      fullname: 'Ada Nowak',
      email: 'Ada@example.com',
      mediaLinks: 'https://example.com',
      message: 'Hello',
    },
    suspicion: [],
    spam: false,
    attachments: [],
    channels: ['mail'],
    ...changes,
  }
}

export function anAttachment(changes: Partial<Attachment> = {}): Attachment {
  return {
    id: randomUUID(),
    name: 'rules.pdf',
    type: 'application/pdf',
    bytes: 1234,
    sha256: 'ab'.repeat(32),
    scan: 'unscanned',
    ...changes,
  }
}
