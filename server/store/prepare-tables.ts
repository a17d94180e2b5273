import { type Kysely, sql } from 'kysely'
import type { Tables } from './tables.ts'

type Engine = 'sqlite' | 'postgres'

/**
 * Brings the tables up to date; several processes may do so at once. Gives the version found, which is higher than
 * `schemaVersion` when a newer release has been here.
 *
 * A step only adds: a table, a column that may be empty, an index. It is never edited after its release. So what an
 * older release asks for is there in a newer one's database, and there is a way back.
 */
export async function prepareTables(db: Kysely<Tables>, engine: Engine): Promise<number> {
  const found = await versionOf(db, engine)
  if (found >= schemaVersion) return found
  await db.transaction().execute(async (trx) => {
    if (engine === 'postgres') await sql`select pg_advisory_xact_lock(7105)`.execute(trx)
    // Another process may have done it while this one waited.
    const from = await versionOf(trx, engine)
    for (const step of steps.slice(from)) await step(trx, engine)
    await sql`create table if not exists schema_version (version integer not null)`.execute(trx)
    if (from < schemaVersion)
      await sql`insert into schema_version (version) values (${schemaVersion})`.execute(trx)
  })
  return found
}

async function versionOf(db: Kysely<Tables>, engine: Engine): Promise<number> {
  const table =
    engine === 'sqlite'
      ? sql`select 1 from sqlite_master where name = 'schema_version'`
      : sql`select 1 from pg_tables where schemaname = current_schema() and tablename = 'schema_version'`
  if ((await table.execute(db)).rows.length === 0) return 0
  const { rows } = await sql<{
    version: number | null
  }>`select max(version) as version from schema_version`.execute(db)
  return rows[0]?.version ?? 0
}

const steps: readonly ((db: Kysely<Tables>, engine: Engine) => Promise<void>)[] = [
  async (db, engine) => {
    const key = engine === 'sqlite' ? 'integer primary key autoincrement' : 'bigserial primary key'
    await all(db, [
      `create table if not exists submissions (seq ${key}, ${submissionColumns})`,
      ...otherTables,
      // Not logged, so that counting costs no disk sync: after a crash the database simply counts from nothing.
      ...(engine === 'postgres' ? rateLimits : []),
    ])
    await listForFirstReleases(db, engine)
  },
  (db) =>
    all(db, [
      'alter table submissions add column removed_at bigint',
      'create index submissions_removed on submissions (removed_at) where removed_at is not null',
    ]),
]

export const schemaVersion = steps.length

async function all(db: Kysely<Tables>, statements: readonly string[]) {
  for (const it of statements) await sql.raw(it).execute(db)
}

const submissionColumns = `
  id text not null unique, form_id text not null, submission_key text, content_hash text not null,
  received_at bigint not null, email text not null, fields text not null, suspicion text not null,
  spam integer not null`

const otherTables = [
  `create table if not exists attachments (
    id text primary key, submission_id text not null references submissions (id) on delete cascade,
    position integer not null, name text not null, type text not null, bytes integer not null,
    sha256 text not null, scan text not null)`,
  `create table if not exists outbox (
    submission_id text not null references submissions (id) on delete cascade, channel text not null,
    state text not null, attempts integer not null, first_attempt_at bigint, next_attempt_at bigint not null,
    settled_at bigint, last_error text, constraint outbox_key primary key (submission_id, channel))`,
  'create table if not exists jobs (name text primary key, ran_at bigint not null)',
  `create unique index if not exists submissions_once
    on submissions (submission_key, content_hash) where submission_key is not null`,
  'create index if not exists submissions_content on submissions (content_hash, received_at)',
  'create index if not exists submissions_email on submissions (email)',
  'create index if not exists submissions_age on submissions (form_id, received_at)',
  'create index if not exists attachments_of on attachments (submission_id)',
  'create index if not exists outbox_due on outbox (state, next_attempt_at)',
]

const rateLimits = [
  `create unlogged table if not exists rate_limits (
    key text primary key, count integer not null, ends_at bigint not null)`,
  'create index if not exists rate_limits_end on rate_limits (ends_at)',
]

/** Releases before 22 November 2026 end if their steps are not in this list, or any step that they do not know. */
async function listForFirstReleases(db: Kysely<Tables>, engine: Engine) {
  await sql`create table if not exists kysely_migration (
    name varchar(255) primary key, timestamp varchar(255) not null)`.execute(db)
  const names = ['2026-11-20-submissions', '2026-11-21-rate-limits']
  for (const name of engine === 'sqlite' ? names.slice(0, 1) : names)
    await sql`insert into kysely_migration values (${name}, ${`${name.slice(0, 10)}T00:00:00Z`}) on conflict do nothing`.execute(
      db,
    )
}
