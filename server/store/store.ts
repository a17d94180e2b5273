import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { day } from '../clock.ts'
import type { Settings } from '../settings.ts'
import { attachmentQueries } from './attachments.ts'
import { deliveryQueries } from './deliveries.ts'
import { engineOf } from './engines.ts'
import { removalQueries } from './removal.ts'
import type { Database } from './schema.ts'
import { submissionQueries } from './submissions.ts'

/** All that visitors have sent; mail is a copy of it. Every method rejects when the database fails. */
export type Store = ReturnType<typeof openStore>

/** Does not connect yet. */
export function openStore(settings: Settings) {
  const { db, hasRoomFor, exists, reclaimSpace, backUp } = engineOf(settings)
  const attachments = attachmentQueries(db, hasRoomFor)
  const submissions = submissionQueries(db, attachments.isIntact)
  return {
    attachments,
    submissions,
    deliveries: deliveryQueries(db, submissions.find),
    dailyRun: dailyRunQueries(db),
    undoClockAhead: (now: number) => undoClockAhead(db, now),
    removal: removalQueries(db),
    exists,
    reclaimSpace,
    backUp,
    /** Rejects unless a form with files could be stored now. */
    async checkWritable(now: number) {
      const file = { name: trialFileName, type: 'application/pdf' } as const
      const { id } = await attachments.storeFile(file, Readable.from([Buffer.alloc(1)]), now)
      await attachments.removeUnattached([id])
    },
    close: () => db.destroy(),
  }
}

export const trialFileName = 'a test'

/** Which process does the daily run. Times are ms since 1970. */
function dailyRunQueries(db: Database) {
  return {
    /** Returns true to one caller only; the next run is due a day later. */
    async claim(now: number): Promise<boolean> {
      const dueAt = now + day
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('dailyRun')
        .values({ id: 1, dueAt })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ dueAt }).where('dailyRun.dueAt', '<=', now))
        .executeTakeFirst()
      return (numInsertedOrUpdatedRows ?? 0n) > 0n
    },

    async makeDue(now: number) {
      await db.updateTable('dailyRun').set({ dueAt: now }).execute()
    },
  }
}

/**
 * Nothing waits as long as two days: a later time was written while the clock was ahead. It becomes `now` (ms since 1970),
 * so that mail, daily run and removal go on once the clock is right.
 */
async function undoClockAhead(db: Database, now: number): Promise<void> {
  const latest = now + 2 * day
  // A literal instead of a parameter, so that the partial index is used.
  const pending = db.updateTable('submissions').where('state', '=', sql.lit('pending'))
  await pending.set({ dueAt: now }).where('dueAt', '>', latest).execute()
  await db.updateTable('dailyRun').set({ dueAt: now }).where('dueAt', '>', latest).execute()
  const unattached = db.updateTable('attachments').where('submission', 'is', null)
  await unattached.set({ arrivedAt: now }).where('arrivedAt', '>', latest).execute()
}
