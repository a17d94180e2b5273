import type { Generated } from 'kysely'
import type { AttachmentType } from '../../forms/attachment-limits.ts'
import type { FormId } from '../../forms/form-register.ts'
import type { Channel, DeliveryState } from './store.ts'

/** The rows as they lie in the database. Times are ms since 1970, booleans 0 or 1, lists and fields JSON. */
export type Tables = {
  submissions: {
    seq: Generated<number>
    id: string
    form_id: FormId
    submission_key: string | null
    content_hash: string
    received_at: number
    email: string
    fields: string
    suspicion: string
    spam: number
    /** When retention set it aside: out of sight, and erased two weeks later. */
    removed_at: number | null
  }
  attachments: {
    id: string
    submission_id: string
    position: number
    name: string
    type: AttachmentType
    bytes: number
    sha256: string
    scan: 'clean' | 'unscanned'
  }
  outbox: {
    submission_id: string
    channel: Channel
    state: DeliveryState
    attempts: number
    first_attempt_at: number | null
    next_attempt_at: number
    settled_at: number | null
    last_error: string | null
  }
  jobs: { name: string; ran_at: number }
}

/** What is copied from one database to another; a newer release's may have more, which is left where it is. */
export const copiedColumns = {
  submissions: [
    'id',
    'form_id',
    'submission_key',
    'content_hash',
    'received_at',
    'email',
    'fields',
    'suspicion',
    'spam',
    'removed_at',
  ],
  attachments: ['id', 'submission_id', 'position', 'name', 'type', 'bytes', 'sha256', 'scan'],
  outbox: [
    'submission_id',
    'channel',
    'state',
    'attempts',
    'first_attempt_at',
    'next_attempt_at',
    'settled_at',
    'last_error',
  ],
} as const
