import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, SqliteDialect, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { eraseFrom, eraseOlder } from './erasure-queries.ts'
import { groupCommit } from './group-commit.ts'
import { migrations } from './migrations.ts'
import { claimDue, markSpam, retry, settle } from './outbox-queries.ts'
import { attachmentIds, claimJob, counts } from './overview-queries.ts'
import { openDatabase } from './sqlite-database.ts'
import type { Added, NewSubmission, Removed, Store } from './store.ts'
import { findAttachment, insertSubmission, selectSubmissions } from './submission-queries.ts'
import type { Tables } from './tables.ts'

export const databaseFile = 'submissions.sqlite'

/** Opens or makes the database in this folder. Rejects when the folder cannot be written or the file is damaged. */
export async function openSqliteStore(folder: string): Promise<Store> {
  // Personal data: for the service's own user only.
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, databaseFile)
  const db = await openMigrated(file).catch((error: unknown) => {
    throw new Error(`${file} cannot be used: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    })
  })
  const add = groupCommit<NewSubmission, Added>((group) =>
    db.transaction().execute(async (trx) => {
      const added: Added[] = []
      for (const submission of group) added.push(await insertSubmission(trx, submission))
      return added
    }),
  )
  /** What was erased must not lie in the write-ahead log until it happens to be written over. */
  async function emptyLogAfter(erasing: Promise<Removed>) {
    const removed = await erasing
    await sql`pragma wal_checkpoint(truncate)`.execute(db)
    return removed
  }

  return {
    add,
    list: () => selectSubmissions(db),
    find: async (id) => (await selectSubmissions(db, id))[0],
    findAttachment: (id) => findAttachment(db, id),
    claimDue: (channels, now, leaseUntil) => claimDue(db, channels, now, leaseUntil),
    settle: (id, channel, result) => settle(db, id, channel, result),
    retry: (id, now) => retry(db, id, now),
    markSpam: (id, spam, now) => markSpam(db, id, spam, now),
    eraseFrom: (email) => emptyLogAfter(eraseFrom(db, email)),
    eraseOlder: (formId, receivedBefore) => emptyLogAfter(eraseOlder(db, formId, receivedBefore)),
    attachmentIds: () => attachmentIds(db),
    counts: (since) => counts(db, since),
    claimJob: (name, now, every) => claimJob(db, name, now, every),
    copyTo: async (file) => {
      await sql`vacuum into ${file}`.execute(db)
    },
    ready: async () => {
      await claimJob(db, 'readiness', 1, 0)
    },
    close: () => db.destroy(),
  }
}

async function openMigrated(file: string): Promise<Kysely<Tables>> {
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: openDatabase(file) }) })
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
  return db
}
