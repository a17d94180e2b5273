import { sql } from 'kysely'
import { copyRows } from './copy-rows.ts'
import { openPostgres } from './postgres-database.ts'
import { type CountVisit, countVisit } from './postgres-rate-limits.ts'
import { queryStore } from './query-store.ts'
import { openSqlite } from './sqlite-database.ts'
import type { Store } from './store.ts'

/** A store that several replicas share, with their common count of visitors' requests. */
export type SharedStore = Store & { countVisit: CountVisit }

/** Does not connect yet: each use does, and rejects while the database is out of reach or not fit for use. */
export function openPostgresStore(
  url: string,
  connections: number,
  found?: (schemaVersion: number) => void,
): SharedStore {
  const db = openPostgres(url, connections, found)
  return {
    ...queryStore(db, {
      skipLocked: true,
      async beforeAdding(trx, { contentHash }) {
        // Two replicas may be given the same submission at once; the second looks only when the first has stored it.
        await sql`select pg_advisory_xact_lock(hashtextextended(${contentHash}, 0))`.execute(trx)
      },
      // The connection may have been lost after the server committed and before it said so.
      isSurelyUndone: () => false,
    }),
    async copyTo(file) {
      const copy = openSqlite(file)
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
