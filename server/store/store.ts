import type { AttachmentType } from '../../forms/attachments.ts'
import type { FormId } from '../../forms/form.ts'

/** `mail` goes to the staff's mailbox, `webhook` to another system of theirs. */
export type Channel = 'mail' | 'webhook'

/** pending: will be tried; held: spam, kept until staff clear it; undelivered: given up, kept. */
export type DeliveryState = 'pending' | 'held' | 'delivered' | 'undelivered'

export type Attachment = {
  /** Generated; also the name of the file in the attachment store. */
  id: string
  /** The visitor's name for it, for people to read; never used as a path. */
  name: string
  type: AttachmentType
  bytes: number
  sha256: string
  scan: 'clean' | 'unscanned'
}

export type Delivery = {
  channel: Channel
  state: DeliveryState
  attempts: number
  firstAttemptAt: number | null
  nextAttemptAt: number
  settledAt: number | null
  lastError: string | null
}

export type Submission = {
  /** The reference the visitor was given. */
  id: string
  formId: FormId
  receivedAt: number
  fields: Readonly<Record<string, string>>
  /** Why it looks like a robot's; empty for most. */
  suspicion: readonly string[]
  /** Held back from delivery until staff clear it. */
  spam: boolean
  attachments: readonly Attachment[]
  deliveries: readonly Delivery[]
}

export type NewSubmission = Omit<Submission, 'deliveries'> & {
  /** A second one with the same key and the same content is the same submission. */
  submissionKey: string | undefined
  contentHash: string
  /** For posts without a key: the same content since this moment is the same submission. */
  sameContentSince: number | undefined
  channels: readonly Channel[]
}

export type Added = { id: string; replayed: boolean }

export type Claim = { submission: Submission; delivery: Delivery }

export type DeliveryResult =
  | { state: 'delivered'; at: number }
  | { state: 'pending'; nextAttemptAt: number; error: string }
  | { state: 'undelivered'; at: number; error: string }

/** A database copied into another: how much, and a hash over every row, found the same on both sides. */
export type Copied = { submissions: number; attachments: number; outboxRows: number; sha256: string }

/** The connection was lost while the database was told to commit, so the submission may be stored or not. */
export class OutcomeUnknownError extends Error {}

/** The database is out of reach, damaged or not fit for use; its message says which one and why. */
export class UnusableError extends Error {}

/** For each form, the moment before which it must have been received to be too old. */
export type TooOld = ReadonlyMap<FormId, number>

export type StoredFile = Attachment & { submissionId: string }

export type Removed = { submissions: number; fields: number; outboxRows: number; attachmentIds: string[] }

export type Counts = {
  received: number
  suspected: number
  byForm: Partial<Record<FormId, number>>
  byState: Partial<Record<DeliveryState, number>>
}

/** What is in here is the truth; mail is a copy. Every method rejects when the database cannot do what it says. */
export type Store = {
  /**
   * Resolves once the submission and its outbox rows are synced to disk, in one transaction. Rejects with
   * OutcomeUnknownError when it may be stored all the same; any other rejection means that it is not.
   */
  add(submission: NewSubmission): Promise<Added>
  /** In the order they came, newest first. What retention has set aside is not among them. */
  all(): AsyncIterable<Submission>
  find(id: string): Promise<Submission | undefined>
  findAttachment(id: string): Promise<Attachment | undefined>
  /** Every attachment there is, also those of submissions set aside. */
  files(): AsyncIterable<StoredFile>
  /** Reads all submissions; says for each that is no longer what it was when it came. */
  damage(): AsyncIterable<string>
  /** Takes one delivery that is due, so that nobody else takes it before `leaseUntil`, not even after a crash. */
  claimDue(channels: readonly Channel[], now: number, leaseUntil: number): Promise<Claim | undefined>
  /** `attempt` is the number in the claim: a claim that has run out no longer decides when the next attempt is. */
  settle(id: string, channel: Channel, attempt: number, result: DeliveryResult): Promise<void>
  /** Makes every unfinished or abandoned delivery of it due now; false when there is none. */
  retry(id: string, now: number): Promise<boolean>
  /** Marking holds what is still to be delivered; clearing makes it due. False when there is no such submission. */
  markSpam(id: string, spam: boolean, now: number): Promise<boolean>
  eraseFrom(email: string): Promise<Removed>
  /** What is marked as spam: these, or all of it when none is named. */
  eraseSpam(ids: readonly string[]): Promise<Removed>
  /** How many there are that are not set aside, how many of them too old, and when the newest until `now` came. */
  ages(limits: TooOld, now: number): Promise<{ all: number; tooOld: number; newest: number | undefined }>
  /** Takes what is too old out of sight and keeps it; says how many. */
  setAside(limits: TooOld, now: number): Promise<number>
  /** Undoes that for all that is set aside; says for how many. */
  bringBack(): Promise<number>
  /** Erases what was set aside up to this moment. */
  eraseSetAside(before: number): Promise<Removed>
  /** Leaves nothing of what was erased on the disk; false when it could not yet, since somebody reads. */
  emptyLog(): Promise<boolean>
  counts(since: number): Promise<Counts>
  /** True for one caller only; again after ten minutes unless `noteJob` was called, and then after the period. */
  claimJob(name: string, now: number, every: number): Promise<boolean>
  noteJob(name: string, now: number): Promise<void>
  /** When the job was last noted; undefined if it never was, or only by a clock that was ahead. */
  lastRun(name: string, now: number): Promise<number | undefined>
  /** Reads everything once. */
  summary(): Promise<Copied>
  /** A consistent copy while the service runs, as an SQLite file, whatever the store itself is. */
  copyTo(file: string): Promise<void>
  /** Takes over such a copy in one transaction. Rejects when there are submissions already, and when the hashes differ afterwards. */
  fillFrom(file: string): Promise<Copied>
  /** Rejects unless a write reaches the disk. */
  ready(): Promise<void>
  close(): Promise<void>
}
