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
    await createTables(db, engine)
    await createIndexes(db)
    if (engine === 'postgres') await createRateLimits(db)
    await listForFirstReleases(db, engine)
  },
  async (db) => {
    await db.schema.alterTable('submissions').addColumn('removed_at', 'bigint').execute()
    await sql`create index submissions_removed on submissions (removed_at) where removed_at is not null`.execute(
      db,
    )
  },
]

export const schemaVersion = steps.length

async function createTables(db: Kysely<Tables>, engine: Engine) {
  await db.schema
    .createTable('submissions')
    .ifNotExists()
    .addColumn('seq', engine === 'sqlite' ? 'integer' : 'bigserial', (it) =>
      engine === 'sqlite' ? it.primaryKey().autoIncrement() : it.primaryKey(),
    )
    .addColumn('id', 'text', (it) => it.notNull().unique())
    .addColumn('form_id', 'text', (it) => it.notNull())
    .addColumn('submission_key', 'text')
    .addColumn('content_hash', 'text', (it) => it.notNull())
    .addColumn('received_at', 'bigint', (it) => it.notNull())
    .addColumn('email', 'text', (it) => it.notNull())
    .addColumn('fields', 'text', (it) => it.notNull())
    .addColumn('suspicion', 'text', (it) => it.notNull())
    .addColumn('spam', 'integer', (it) => it.notNull())
    .execute()
  await db.schema
    .createTable('attachments')
    .ifNotExists()
    .addColumn('id', 'text', (it) => it.primaryKey())
    .addColumn('submission_id', 'text', (it) => it.notNull().references('submissions.id').onDelete('cascade'))
    .addColumn('position', 'integer', (it) => it.notNull())
    .addColumn('name', 'text', (it) => it.notNull())
    .addColumn('type', 'text', (it) => it.notNull())
    .addColumn('bytes', 'integer', (it) => it.notNull())
    .addColumn('sha256', 'text', (it) => it.notNull())
    .addColumn('scan', 'text', (it) => it.notNull())
    .execute()
  await db.schema
    .createTable('outbox')
    .ifNotExists()
    .addColumn('submission_id', 'text', (it) => it.notNull().references('submissions.id').onDelete('cascade'))
    .addColumn('channel', 'text', (it) => it.notNull())
    .addColumn('state', 'text', (it) => it.notNull())
    .addColumn('attempts', 'integer', (it) => it.notNull())
    .addColumn('first_attempt_at', 'bigint')
    .addColumn('next_attempt_at', 'bigint', (it) => it.notNull())
    .addColumn('settled_at', 'bigint')
    .addColumn('last_error', 'text')
    .addPrimaryKeyConstraint('outbox_key', ['submission_id', 'channel'])
    .execute()
  await db.schema
    .createTable('jobs')
    .ifNotExists()
    .addColumn('name', 'text', (it) => it.primaryKey())
    .addColumn('ran_at', 'bigint', (it) => it.notNull())
    .execute()
}

async function createIndexes(db: Kysely<Tables>) {
  await sql`create unique index if not exists submissions_once
    on submissions (submission_key, content_hash) where submission_key is not null`.execute(db)
  await sql`create index if not exists submissions_content on submissions (content_hash, received_at)`.execute(
    db,
  )
  await sql`create index if not exists submissions_email on submissions (email)`.execute(db)
  await sql`create index if not exists submissions_age on submissions (form_id, received_at)`.execute(db)
  await sql`create index if not exists attachments_of on attachments (submission_id)`.execute(db)
  await sql`create index if not exists outbox_due on outbox (state, next_attempt_at)`.execute(db)
}

/** Not logged, so that counting costs no disk sync: after a crash the database simply counts from nothing. */
async function createRateLimits(db: Kysely<Tables>) {
  await sql`create unlogged table if not exists rate_limits (
    key text primary key, count integer not null, ends_at bigint not null)`.execute(db)
  await sql`create index if not exists rate_limits_end on rate_limits (ends_at)`.execute(db)
}

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
