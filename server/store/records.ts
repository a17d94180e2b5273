import type { AttachmentType } from '../../forms/attachments.ts'
import type { FormId } from '../../forms/form.ts'
import { hour } from '../clock.ts'

/** pending: will be tried; held: spam, kept until staff deliver it; undelivered: given up, kept. */
export type DeliveryState = 'pending' | 'held' | 'delivered' | 'undelivered'

/** What the virus scanner said of a file; `unscanned` until it has answered. */
export type Verdict = 'clean' | 'infected' | 'unscanned'

/** A file that has arrived and belongs to no submission yet. */
export type StagedAttachment = { id: string; bytes: number; sha256: string }

/** `name` is the visitor's, for people to read; never used as a path. */
export type Attachment = StagedAttachment & { name: string; type: AttachmentType; verdict: Verdict }

/**
 * What the sender agreed to. The text itself says which version of it was shown. `givenBy` page: the page checked the
 * box and sent no value for it (the payloads of the specification).
 */
export type Consent = { field: string; text: string; at: number; givenBy: 'form' | 'page' }

export type Delivery = {
  state: DeliveryState
  attempts: number
  firstAttemptAt: number | null
  nextAttemptAt: number
  settledAt: number | null
  lastError: string | null
}

/** Times are ms since 1970. */
export type Submission = {
  /** The reference the visitor was given. */
  id: string
  formId: FormId
  receivedAt: number
  fields: Readonly<Record<string, string>>
  consents: readonly Consent[]
  /** Why it looks like a robot's; empty for most. */
  suspicion: readonly string[]
  /** Daily runs of retention that found it too old. Above 0 it is hidden. */
  marks: number
  attachments: readonly Attachment[]
  delivery: Delivery
}

export type NewSubmission = Omit<Submission, 'delivery' | 'marks'> & {
  /** Not delivered until staff say so: spam. */
  held: boolean
  /** A second one with one of these keys and the same content is the same submission. The first key is its own. */
  submissionKeys: readonly string[]
  contentHash: string
}

export type DeliveryResult =
  | { state: 'delivered'; at: number }
  | { state: 'pending'; nextAttemptAt: number; error: string }
  | { state: 'undelivered'; at: number; error: string }

/** The longest time a failed delivery waits for its next attempt. */
export const longestPause = 6 * hour

/** The database is out of reach, damaged or not fit for use; its message says which one and why. */
export class UnusableError extends Error {}

/** Files would take the disk space kept for the texts of messages. */
export class NoRoomError extends Error {}

/** For each form, the moment before which it must have been received to be too old. */
export type TooOld = ReadonlyMap<FormId, number>

/** Runs of retention, one a day, in which a submission is too old before it is erased. */
export const runsUntilErased = 14

export type Removed = { submissions: number; files: number }

export type Counts = {
  received: number
  /** Of these, held as spam. */
  held: number
  /** Hidden by retention, of all times. */
  hidden: number
  byForm: Partial<Record<FormId, number>>
  byState: Partial<Record<DeliveryState, number>>
}
