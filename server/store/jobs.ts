import { day, hour, minute } from '../clock.ts'
import { isPast } from './is-past.ts'
import type { Database } from './schema.ts'

/** Which daily jobs are due, for all processes that share the store. Times are ms since 1970. */
export function jobQueries(db: Database) {
  return {
    /** Returns true to one caller only. The job is due again ten minutes later, unless `schedule` says when. */
    async claim(name: string, now: number): Promise<boolean> {
      const dueAt = now + 10 * minute
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('jobs')
        .values({ name, dueAt })
        .onConflict((conflict) =>
          conflict
            .column('name')
            .doUpdateSet({ dueAt })
            // No job waits longer than a day.
            .where(isPast('jobs.dueAt', now, now + day + hour)),
        )
        .executeTakeFirst()
      return (numInsertedOrUpdatedRows ?? 0n) > 0n
    },

    async schedule(name: string, dueAt: number) {
      await db.updateTable('jobs').set({ dueAt }).where('name', '=', name).execute()
    },
  }
}
