import { type Generated, type Kysely, sql } from 'kysely'
import type { Attachment, NewSubmission, Submission } from './records.ts'

/**
 * The rows as they are in the database; times are ms since 1970. A submission and its delivery are one
 * row, so that neither can be there without the other.
 */
export type Tables = {
  submissions: Omit<Submission, 'fields' | 'consents' | 'attachments'> & {
    seq: Generated<number>
    submissionKey: NewSubmission['submissionKey']
    email: string
    /** JSON of `SubmissionContent`. */
    content: string
    /** The time of the daily run that marked it as too old. */
    tooOldSince: number | null
  }
  /** `submission`: the reference of its submission. Null: the file is still arriving, or given up. */
  attachments: Attachment & { submission: string | null; arrivedAt: number; position: number }
  /** A file in pieces, so that no statement holds the database for long. */
  pieces: { attachmentId: string; position: number; content: Uint8Array }
  /** One row after the first daily run. */
  dailyRun: { id: 1; dueAt: number }
}

export type Database = Kysely<Tables>

/** A database, and the operations for which SQLite and PostgreSQL need different code. */
export type Engine = {
  /** Connects at its first use. */
  db: Database
  /** Rejects with NoRoomError unless files may take so many bytes more. They leave DISK_RESERVE_MB of the disk to texts. */
  assertRoom: (bytes: number) => Promise<void>
  /** Whether there is a database already. */
  exists: () => boolean
  /**
   * Gives the space of erased rows back to the disk. Says where traces of them are left: nowhere, in the log because
   * another process reads it, or in free space until it is used again.
   */
  reclaimSpace: () => Promise<{ tracesLeftIn: 'nowhere' | 'log' | 'freeSpace' }>
  /** Copies everything into a new or empty folder, also while a service runs; returns the new file. */
  backUp: (folder: string) => Promise<string>
}

/** The names of two column types. `lock`: a statement that makes other processes wait; only PostgreSQL needs it. */
type Dialect = { key: string; bytes: string; lock?: string }

/**
 * Each step brings the tables from one version to the next. A step only adds: a table, a column that may be empty, an
 * index; and it is never edited after its release. So an older release still works after a newer one.
 */
const steps: readonly ((dialect: Dialect) => string[])[] = [
  ({ key, bytes }) => [
    `create table submissions (
      seq ${key}, reference text not null unique, "formId" text not null, "submissionKey" text,
      "receivedHash" text not null, "receivedAt" bigint not null, email text not null, content text not null,
      "tooOldSince" bigint, state text not null, attempts integer not null, "dueAt" bigint not null,
      "settledAt" bigint, "lastError" text)`,
    // No more indexes: each is one more page to sync for every submission. Erasing by e-mail may read all rows.
    'create unique index submissions_once on submissions ("receivedHash", "submissionKey")',
    `create index submissions_due on submissions ("dueAt") where state = 'pending'`,
    `create table attachments (
      id text primary key, submission text references submissions (reference) on delete cascade, "arrivedAt" bigint not null,
      position integer not null, name text not null, type text not null, bytes integer not null,
      sha256 text not null, verdict text not null)`,
    'create index attachments_of on attachments (submission)',
    `create table pieces (
      "attachmentId" text not null references attachments (id) on delete cascade, position integer not null,
      content ${bytes} not null, primary key ("attachmentId", position))`,
    'create table "dailyRun" (id integer primary key, "dueAt" bigint not null)',
  ],
]

/** Brings the tables up to date; several processes may do so at once. */
export async function prepareTables(db: Database, dialect: Dialect): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (dialect.lock !== undefined) await sql.raw(dialect.lock).execute(trx)
    await sql`create table if not exists schema_version (version integer not null)`.execute(trx)
    const { rows } = await sql<{ version: number | null }>`
      select max(version) as version from schema_version`.execute(trx)
    const version = rows[0]?.version ?? 0
    // Higher when a newer release has been here: its additions stay.
    if (version >= steps.length) return
    for (const step of steps.slice(version))
      for (const statement of step(dialect)) await sql.raw(statement).execute(trx)
    await sql`insert into schema_version (version) values (${steps.length})`.execute(trx)
  })
}
