import type { AttachmentType } from '../../forms/attachments.ts'
import type { FormId } from '../../forms/form.ts'
import { hour } from '../clock.ts'

/** pending: will be tried; held: spam, kept until staff clear it; undelivered: given up, kept. */
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
  /** Held back from delivery until staff clear it. */
  spam: boolean
  /** Daily runs of retention that found it too old. Above 0 it is hidden. */
  marks: number
  attachments: readonly Attachment[]
  delivery: Delivery
}

export type NewSubmission = Omit<Submission, 'delivery' | 'marks'> & {
  /** A second one with the same key and the same content is the same submission. */
  submissionKey: string | undefined
  contentHash: string
  /** For posts without a key: the same content since this moment is the same submission. */
  sameContentSince: number | undefined
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

export type Removed = { submissions: number; fields: number; files: number }

export type Counts = {
  received: number
  suspected: number
  /** Hidden by retention, of all times. */
  hidden: number
  byForm: Partial<Record<FormId, number>>
  byState: Partial<Record<DeliveryState, number>>
}

/** The truth; mail is a copy of it. Every method rejects when the database cannot do what it says. */
export type Store = {
  /** Resolves once the submission, its attachments and outbox row are synced to disk, in one transaction. */
  add(submission: NewSubmission): Promise<{ id: string; replayed: boolean }>
  /** Newest first: those retention has hidden, or the others. */
  all(hidden?: boolean): AsyncIterable<Submission>
  /** By its reference, also a hidden one. */
  find(id: string): Promise<Submission | undefined>
  counts(since: number): Promise<Counts>
  /** Reads everything; says of each submission or file that is not what it was when it came. */
  damage(): AsyncIterable<string>

  /** Writes a file away as it arrives, as nobody's. Rejects with NoRoomError when the disk is nearly full. */
  stageAttachment(content: AsyncIterable<Uint8Array>, now: number): Promise<StagedAttachment>
  /** Removes files that are nobody's, and no others. */
  discardAttachments(ids: readonly string[]): Promise<void>
  /** Only one that belongs to a submission. */
  findAttachment(id: string): Promise<Attachment | undefined>
  /** Piece by piece; ends early where pieces are missing. */
  readAttachment(id: string): AsyncIterable<Uint8Array>
  noteVerdict(id: string, verdict: Verdict): Promise<void>
  /** Removes what has been nobody's for an hour, or only what was erased; says how many. */
  removeNobodys(now: number | 'erased'): Promise<number>

  /** Takes one delivery that is due, so that nobody else takes it before `leaseUntil`, not even after a crash. */
  claimDue(now: number, leaseUntil: number): Promise<Submission | undefined>
  /** `attempt` is the number in the claim: a claim that has run out no longer decides when the next attempt is. */
  settle(id: string, attempt: number, result: DeliveryResult): Promise<void>
  /** Makes an unfinished or abandoned delivery due now; false when there is none. */
  retry(id: string, now: number): Promise<boolean>
  /** Marking holds what is still to be delivered; clearing makes it due. False when there is no such submission. */
  markSpam(id: string, spam: boolean, now: number): Promise<boolean>

  eraseFrom(email: string): Promise<Removed>
  /** One daily run: marks what is too old, unmarks what is not, erases what was marked in enough runs. */
  retain(limits: TooOld, now: number): Promise<{ marked: number; unmarked: number; erased: Removed }>
  /** Gives the space of what was erased back to the disk and leaves no trace; false while somebody reads. */
  reclaimSpace(): Promise<boolean>

  /** True for one caller only; again after ten minutes unless `noteJob` was called, and then after the period. */
  claimJob(name: string, now: number, every: number): Promise<boolean>
  noteJob(name: string, now: number): Promise<void>
  /** The key that signs links to attachments, made at its first use. */
  linkSecret(): Promise<string>
  /** A consistent copy while the service runs, as an SQLite file, whatever the store itself is. */
  copyTo(file: string): Promise<void>
  /** Rejects unless what an upload and a message write could be written now. */
  ready(): Promise<void>
  close(): Promise<void>
}
