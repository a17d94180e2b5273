import { type Generated, type Kysely, type Selectable, sql } from 'kysely'
import { z } from 'zod'
import type { AttachmentType } from '../../forms/attachments.ts'
import type { FormId } from '../../forms/form.ts'

/** What the virus scanner said of a file; `unscanned` until it has answered. */
export type Verdict = 'clean' | 'infected' | 'unscanned'

/** `name` is the visitor's, for people to read; never used as a path. */
export type Attachment = {
  id: string
  name: string
  type: AttachmentType
  bytes: number
  sha256: string
  verdict: Verdict
}

/**
 * What the sender agreed to; the text says which version of it was shown. `givenBy` page: the page has checked the box
 * and sends no value for it (the payloads of the specification).
 */
const givenConsent = z.object({
  field: z.string(),
  text: z.string(),
  at: z.number(),
  givenBy: z.enum(['form', 'page']),
})
export type GivenConsent = z.infer<typeof givenConsent>

/** What a row holds as JSON. */
export const submissionContent = z.object({
  fields: z.record(z.string(), z.string()),
  consents: z.array(givenConsent).readonly(),
})
export type SubmissionContent = z.infer<typeof submissionContent>

/** The database is out of reach, damaged or not fit for use; its message says which one and why. */
export class UnusableError extends Error {}

/** Files would take the disk space that is reserved for the texts of messages. */
export class NoRoomError extends Error {}

/** pending: will be tried; held: spam, until staff deliver it; undelivered: given up, kept. */
export type DeliveryState = 'pending' | 'held' | 'delivered' | 'undelivered'

/**
 * The rows as they lie in the database; times are ms since 1970, booleans 0 or 1. The outbox is the submissions whose
 * state is `pending`: in the same row, so that neither can be there without the other.
 */
export type Tables = {
  submissions: {
    seq: Generated<number>
    /** The reference the visitor was given. */
    id: string
    formId: FormId
    /** A second submission with this key and the same content is a repeat. Null: it never counts as a repeat. */
    submissionKey: string | null
    /** Of form, fields and files as they were received; not of the consents, which hold the time. */
    receivedHash: string
    receivedAt: number
    email: string
    /** JSON of `SubmissionContent`. */
    content: string
    /** How many daily runs of retention found it too old; the last one was at `lastRunAt`. Above 0 it is hidden. */
    runsTooOld: number
    lastRunAt: number | null
    /** 1 while a worker delivers it; the worker's claim ends at `dueAt`. */
    claimed: number
    state: DeliveryState
    attempts: number
    firstAttemptAt: number | null
    dueAt: number
    /** When its mail was delivered or given up. */
    settledAt: number | null
    lastError: string | null
  }
  /** Without `submissionId` a file is unattached: it is still arriving, was given up, or is being erased. */
  attachments: Attachment & { submissionId: string | null; arrivedAt: number; position: number }
  /** A file in pieces, so that no statement holds the database for long. */
  pieces: { attachmentId: string; position: number; content: Uint8Array }
  jobs: { name: string; dueAt: number }
}

/** A submission as it is read. */
export type Submission = Omit<Selectable<Tables['submissions']>, 'content'> &
  SubmissionContent & { attachments: readonly Attachment[] }

export type NewSubmission = SubmissionContent &
  Pick<Submission, 'id' | 'formId' | 'submissionKey' | 'receivedAt' | 'state' | 'attachments'>

/** What became of an attempt to deliver, as it is written into the row. */
export type DeliveryResult =
  | { state: 'delivered'; settledAt: number; lastError: null }
  | { state: 'pending'; dueAt: number; lastError: string }
  | { state: 'undelivered'; settledAt: number; lastError: string }

export type Database = Kysely<Tables>

type Engine = 'sqlite' | 'postgres'

const typeNames = {
  sqlite: { key: 'integer primary key', bytes: 'blob' },
  postgres: { key: 'bigserial primary key', bytes: 'bytea' },
}

/**
 * Each step brings the tables from one version to the next. A step only adds: a table, a column that may be empty, an
 * index; and it is never edited after its release. So an older release still works after a newer one.
 */
const steps: readonly ((engine: Engine) => string[])[] = [
  (engine) => [
    `create table submissions (
      seq ${typeNames[engine].key}, id text not null unique, "formId" text not null, "submissionKey" text,
      "receivedHash" text not null, "receivedAt" bigint not null, email text not null, content text not null,
      "runsTooOld" integer not null, "lastRunAt" bigint, claimed integer not null,
      state text not null, attempts integer not null, "firstAttemptAt" bigint, "dueAt" bigint not null,
      "settledAt" bigint, "lastError" text)`,
    // No more indexes: each is one more page to sync for every message. Erasing by address may read all rows.
    'create unique index submissions_once on submissions ("receivedHash", "submissionKey")',
    `create index submissions_due on submissions ("dueAt") where state = 'pending'`,
    `create table attachments (
      id text primary key, "submissionId" text references submissions (id), "arrivedAt" bigint not null,
      position integer not null, name text not null, type text not null, bytes integer not null,
      sha256 text not null, verdict text not null)`,
    'create index attachments_of on attachments ("submissionId")',
    `create table pieces (
      "attachmentId" text not null references attachments (id) on delete cascade, position integer not null,
      content ${typeNames[engine].bytes} not null, primary key ("attachmentId", position))`,
    'create table jobs (name text primary key, "dueAt" bigint not null)',
  ],
]

/** Brings the tables up to date; several processes may do so at once. */
export async function prepareTables(db: Database, engine: Engine): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (engine === 'postgres') await sql`select pg_advisory_xact_lock(7105)`.execute(trx)
    await sql`create table if not exists schema_version (version integer not null)`.execute(trx)
    const { rows } = await sql<{ version: number | null }>`
      select max(version) as version from schema_version`.execute(trx)
    const version = rows[0]?.version ?? 0
    // Higher when a newer release has been here: what it added is left alone.
    if (version >= steps.length) return
    for (const step of steps.slice(version)) for (const statement of step(engine)) await sql.raw(statement).execute(trx)
    await sql`insert into schema_version (version) values (${steps.length})`.execute(trx)
  })
}
