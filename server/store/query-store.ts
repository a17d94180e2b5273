import type { Kysely } from 'kysely'
import { copyRows } from './copy-rows.ts'
import { eraseFrom, eraseOlder } from './erasure-queries.ts'
import { claimDue, markSpam, retry, settle } from './outbox-queries.ts'
import { attachmentIds, claimJob, counts } from './overview-queries.ts'
import { openSqlite } from './sqlite-database.ts'
import type { Store } from './store.ts'
import { findAttachment, selectSubmissions } from './submission-queries.ts'
import type { Tables } from './tables.ts'

/** What every kind of store does by the same queries. */
export function queryStore(
  db: Kysely<Tables>,
  { skipLocked }: { skipLocked: boolean },
): Omit<Store, 'add' | 'copyTo'> {
  return {
    list: () => selectSubmissions(db),
    find: async (id) => (await selectSubmissions(db, id))[0],
    findAttachment: (id) => findAttachment(db, id),
    claimDue: (channels, now, leaseUntil) => claimDue(db, channels, now, leaseUntil, skipLocked),
    settle: (id, channel, attempt, result) => settle(db, id, channel, attempt, result),
    retry: (id, now) => retry(db, id, now),
    markSpam: (id, spam, now) => markSpam(db, id, spam, now),
    eraseFrom: (email) => eraseFrom(db, email),
    eraseOlder: (formId, receivedBefore) => eraseOlder(db, formId, receivedBefore),
    attachmentIds: () => attachmentIds(db),
    counts: (since) => counts(db, since),
    claimJob: (name, now, every) => claimJob(db, name, now, every),
    async fillFrom(file) {
      const copy = await openSqlite(file)
      try {
        return await db.transaction().execute((trx) => copyRows(copy, trx))
      } finally {
        await copy.destroy()
      }
    },
    ready: async () => {
      await claimJob(db, 'readiness', 1, 0)
    },
    close: () => db.destroy(),
  }
}
