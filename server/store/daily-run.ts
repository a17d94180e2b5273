import { day } from '../clock.ts'
import type { Database } from './schema.ts'

/** When the next daily run is due, and which process does it. Times are ms since 1970. */
export function makeDailyRunStore(db: Database) {
  return {
    /** Returns true to the one process that does the daily run; the next one is due a day later. */
    async claim(now: number): Promise<boolean> {
      const dueAt = now + day
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('dailyRun')
        .values({ id: 1, dueAt })
        .onConflict((conflict) =>
          conflict
            .column('id')
            .doUpdateSet({ dueAt })
            // A run due in two days or later was put off by a clock that was ahead.
            .where((row) => row.or([row('dailyRun.dueAt', '<=', now), row('dailyRun.dueAt', '>', now + 2 * day)])),
        )
        .executeTakeFirst()
      return (numInsertedOrUpdatedRows ?? 0n) > 0n
    },

    setDue: (now: number) => db.updateTable('dailyRun').set({ dueAt: now }).execute(),
  }
}
