import { z } from 'zod'
import type { AttachmentType } from '../../forms/attachments.ts'
import type { FormId } from '../../forms/form.ts'

/** The virus scanner's answer about a file; `unscanned` until it has answered. */
export type Verdict = 'clean' | 'infected' | 'unscanned'

/** `name` is the visitor's, for people to read. Only an export names a file by it, made safe. */
export type Attachment = {
  id: string
  name: string
  type: AttachmentType
  bytes: number
  sha256: string
  verdict: Verdict
}

/** Files would take the disk space that is reserved for texts. */
export class NoRoomError extends Error {}

/** The part of a row that is JSON. The schema is here because its type is a part of `Submission`. */
export const submissionContentSchema = z.object({
  fields: z.record(z.string(), z.string()),
  /** The consents of the sender; `text` is as the form showed it. `givenBy`: `server/submissions/store-submission.ts`. */
  consents: z
    .array(z.object({ field: z.string(), text: z.string(), at: z.number(), givenBy: z.enum(['box', 'script']) }))
    .readonly(),
})
export type SubmissionContent = z.infer<typeof submissionContentSchema>

/** pending: will be tried; held: spam, until staff deliver it; undelivered: given up, kept. */
export type DeliveryState = 'pending' | 'held' | 'delivered' | 'undelivered'

/** A submission as it is read. Times are ms since 1970. */
export type Submission = SubmissionContent & {
  /** Given to the visitor, like AR-7KQ2-9XMD. */
  reference: string
  formId: FormId
  receivedAt: number
  /** A hash of form, fields and files as they were received; without the consents, which hold the time. */
  receivedHash: string
  state: DeliveryState
  attempts: number
  /**
   * When its delivery is tried next or, while a worker delivers it, when the worker's claim ends (so that the delivery of a
   * process that died becomes due again).
   */
  dueAt: number
  /** When its mail was delivered or given up. */
  settledAt: number | null
  lastError: string | null
  attachments: readonly Attachment[]
}

export type NewSubmission = SubmissionContent &
  Pick<Submission, 'reference' | 'formId' | 'receivedAt' | 'state' | 'attachments'> & {
    /** A second submission with this key and the same content is a repeat. Null: it never counts as a repeat. */
    submissionKey: string | null
  }

/** The result of an attempt to deliver, as it is written into the row. */
export type DeliveryResult =
  | { state: 'delivered'; settledAt: number; lastError: null }
  | { state: 'pending'; dueAt: number; lastError: string }
  | { state: 'undelivered'; settledAt: number; lastError: string }
