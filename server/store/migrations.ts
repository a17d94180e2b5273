import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Tables } from './tables.ts'

type Engine = 'sqlite' | 'postgres'

/** Brings the tables up to date; several processes may do so at once. Rejects when the database refuses. */
export async function migrateToLatest(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations[engine] } })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
}

/** Never edited after release; a change is a new entry. SQLite's are not transactional, so each step may be repeated. */
const migrations: Record<Engine, Record<string, Migration>> = {
  sqlite: { '2026-11-20-submissions': { up: (db) => createTables(db, 'sqlite') } },
  postgres: {
    '2026-11-20-submissions': { up: (db) => createTables(db, 'postgres') },
    '2026-11-21-rate-limits': { up: createRateLimits },
  },
}

async function createTables(db: Kysely<unknown>, engine: Engine) {
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
  await createIndexes(db)
}

async function createIndexes(db: Kysely<unknown>) {
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
async function createRateLimits(db: Kysely<unknown>) {
  await sql`create unlogged table rate_limits (
    key text primary key, count integer not null, ends_at bigint not null)`.execute(db)
  await sql`create index rate_limits_end on rate_limits (ends_at)`.execute(db)
}
