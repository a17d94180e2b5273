import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { eraseFrom, eraseOlder } from './erasure-queries.ts'
import { groupCommit } from './group-commit.ts'
import { queryStore } from './query-store.ts'
import { openSqlite } from './sqlite-database.ts'
import { type Added, type NewSubmission, type Removed, type Store, UnusableError } from './store.ts'
import { insertSubmission } from './submission-queries.ts'

export const databaseFile = 'submissions.sqlite'

/** Opens or makes the database in this folder. Rejects when the folder cannot be written or the file is damaged. */
export async function openSqliteStore(folder: string): Promise<Store> {
  // Personal data: for the service's own user only.
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, databaseFile)
  const db = await openSqlite(file).catch((error: unknown) => {
    throw new UnusableError(`${file} cannot be used: ${error instanceof Error ? error.message : error}`, {
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
    ...queryStore(db, { skipLocked: false }),
    add,
    eraseFrom: (email) => emptyLogAfter(eraseFrom(db, email)),
    eraseOlder: (formId, receivedBefore) => emptyLogAfter(eraseOlder(db, formId, receivedBefore)),
    copyTo: async (file) => {
      await sql`vacuum into ${file}`.execute(db)
    },
  }
}
