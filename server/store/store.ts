import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import type { Env } from '../env.ts'
import { attachmentQueries } from './attachments.ts'
import { type Disk, diskReserve } from './disk-reserve.ts'
import { jobQueries } from './jobs.ts'
import { outboxQueries } from './outbox.ts'
import { openPostgres } from './postgres.ts'
import { UnusableError } from './records.ts'
import { removalQueries } from './removal.ts'
import type { Database } from './schema.ts'
import { databaseFile, openSqlite, reclaimSqlite } from './sqlite.ts'
import { submissionQueries } from './submissions.ts'

/** All that visitors have sent; mail is a copy of it. Every method rejects when the database fails. */
export type Store = ReturnType<typeof openStore>

/** PostgreSQL if DATABASE_URL is set, which several processes share; else SQLite in DATA_DIR. Does not connect yet. */
export function openStore({ DATABASE_URL: url, DATA_DIR, DISK_RESERVE_MB }: Env) {
  const db = url === undefined ? openSqlite(join(DATA_DIR, databaseFile)) : openPostgres(url)
  const disk = url === undefined ? diskReserve(DATA_DIR, DISK_RESERVE_MB) : unlimitedDisk
  const attachments = attachmentQueries(db, disk)
  const submissions = submissionQueries(db, attachments.isIntact)
  return {
    ...attachments,
    ...submissions,
    ...outboxQueries(db, submissions.find, url !== undefined),
    ...jobQueries(db),
    ...removalQueries(db, disk, attachments.removeForgotten),
    /** Rejects unless a form with files could be stored now. */
    async checkWritable(now: number) {
      const file = { name: trialFileName, type: 'application/pdf' } as const
      const { id } = await attachments.storeFile(file, Readable.from([Buffer.alloc(1)]), now)
      await attachments.removeUnattached([id])
    },
    /** Returns the space of what was erased back to the disk and leaves no trace; false while somebody reads. */
    async reclaimSpace() {
      // PostgreSQL does so by its own vacuum.
      const isDone = url !== undefined || (await disk.whenErasing(() => reclaimSqlite(db)))
      await disk.takeReserve()
      return isDone
    },
    close: () => db.destroy(),
  }
}

/** The file that `checkWritable` stores and removes. */
export const trialFileName = 'a test'

/** PostgreSQL has a disk of its own. */
const unlimitedDisk: Disk = {
  hasRoom: async () => true,
  whenErasing: (work) => work(),
  takeReserve: async () => undefined,
}

/** A consistent copy of an SQLite file, also while a service uses it. */
export async function copySqlite(file: string, target: string): Promise<void> {
  // Made first, with these rights: SQLite would make a file that others can read.
  writeFileSync(target, '', { mode: 0o600, flag: 'wx' })
  const source = openSqlite(file)
  await sql`vacuum into ${target}`.execute(source).finally(() => source.destroy())
}

/**
 * Copies an SQLite file that no process uses into PostgreSQL, in one transaction. The file stays as it is. Rejects with
 * UnusableError when the file is in use or there are submissions already.
 */
export async function moveToPostgres(file: string, url: string): Promise<void> {
  const source = openSqlite(file, { exclusive: true })
  const target = openPostgres(url)
  try {
    await target.transaction().execute((trx) => copyTables(source, trx))
  } finally {
    await Promise.all([source.destroy(), target.destroy()])
  }
}

/** Row by row, so that they need not fit into memory. */
async function copyTables(from: Database, to: Database) {
  if ((await to.selectFrom('submissions').select('id').limit(1).execute()).length > 0)
    throw new UnusableError('There are submissions already. Use an empty database.')
  // Each database numbers its own submissions.
  for await (const { seq: _, ...row } of from.selectFrom('submissions').selectAll().orderBy('seq').stream())
    await to.insertInto('submissions').values(row).execute()
  for await (const row of from.selectFrom('attachments').selectAll().stream())
    await to.insertInto('attachments').values(row).execute()
  for await (const row of from.selectFrom('pieces').selectAll().stream())
    await to.insertInto('pieces').values(row).execute()
}
