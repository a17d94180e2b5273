import { type Kysely, sql } from 'kysely'
import { copyRows } from './copy-rows.ts'
import { openPostgres } from './postgres-database.ts'
import { type CountVisit, countVisit } from './postgres-rate-limits.ts'
import { queryStore } from './query-store.ts'
import { openSqlite } from './sqlite-database.ts'
import { type Added, type NewSubmission, OutcomeUnknownError, type Store } from './store.ts'
import { insertSubmission } from './submission-queries.ts'
import type { Tables } from './tables.ts'

/** A store that several replicas share, with their common count of visitors' requests. */
export type SharedStore = Store & { countVisit: CountVisit }

/** Does not connect yet: each use does, and rejects while the database is out of reach or not fit for use. */
export function openPostgresStore(url: string, connections: number): SharedStore {
  const db = openPostgres(url, connections)
  return {
    ...queryStore(db, { skipLocked: true }),
    // No transactions shared as in SQLite: the server itself syncs those that commit in the same moment together.
    add: (submission) => add(db, submission),
    async copyTo(file) {
      const copy = await openSqlite(file)
      try {
        await db
          .transaction()
          .setIsolationLevel('repeatable read')
          .execute((snapshot) => copy.transaction().execute((trx) => copyRows(snapshot, trx)))
      } finally {
        await copy.destroy()
      }
    },
    countVisit: (key, now, window) => countVisit(db, key, now, window),
  }
}

async function add(db: Kysely<Tables>, submission: NewSubmission): Promise<Added> {
  let committing = false
  try {
    return await db.transaction().execute(async (trx) => {
      // Two replicas may be given the same submission at once; the second looks only when the first has stored it.
      await sql`select pg_advisory_xact_lock(hashtextextended(${submission.contentHash}, 0))`.execute(trx)
      const added = await insertSubmission(trx, submission)
      committing = true
      return added
    })
  } catch (error) {
    if (!committing) throw error
    throw new OutcomeUnknownError('The connection was lost while storing', { cause: error })
  }
}
