import type { Generated } from 'kysely'
import type { FormId } from '../../forms/form.ts'
import type { Attachment, Delivery } from './store.ts'

/**
 * The rows as they lie in the database, where their columns are called `form_id` and so on. Times are ms since 1970,
 * booleans 0 or 1, lists and fields JSON.
 */
export type Tables = {
  submissions: {
    seq: Generated<number>
    id: string
    formId: FormId
    submissionKey: string | null
    contentHash: string
    receivedAt: number
    email: string
    fields: string
    suspicion: string
    spam: number
    /** When retention set it aside: out of sight, and erased two weeks later. */
    removedAt: number | null
  }
  attachments: Attachment & { submissionId: string; position: number }
  outbox: Delivery & { submissionId: string }
  jobs: { name: string; ranAt: number }
}

/** What is copied from one database to another, and of the outbox also what is read; a newer release's may have more, which is left where it is. */
export const columns = {
  submissions: [
    'id',
    'formId',
    'submissionKey',
    'contentHash',
    'receivedAt',
    'email',
    'fields',
    'suspicion',
    'spam',
    'removedAt',
  ],
  attachments: ['submissionId', 'position', 'id', 'name', 'type', 'bytes', 'sha256', 'scan'],
  outbox: [
    'submissionId',
    'channel',
    'state',
    'attempts',
    'firstAttemptAt',
    'nextAttemptAt',
    'settledAt',
    'lastError',
  ],
} as const
