import { Readable } from 'node:stream'
import { day, hour } from '../clock.ts'
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
        .onConflict((conflict) =>
          conflict
            .column('id')
            .doUpdateSet({ dueAt })
            // Later than any run waits, even if the clock is put back by an hour: written by a clock that was ahead.
            .where((run) => run.or([run('dailyRun.dueAt', '<=', now), run('dailyRun.dueAt', '>', now + day + hour)])),
        )
        .executeTakeFirst()
      return (numInsertedOrUpdatedRows ?? 0n) > 0n
    },

    async makeDue(now: number) {
      await db.updateTable('dailyRun').set({ dueAt: now }).execute()
    },
  }
}
