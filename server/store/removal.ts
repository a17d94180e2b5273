import { setImmediate as letOthersWork } from 'node:timers/promises'
import type { FormId } from '../../forms/form.ts'
import { day } from '../clock.ts'
import type { Database } from './schema.ts'

/** The days between the daily run that notes a submission as too old and the one that erases it. */
export const daysUntilErased = 14

/** Erases submissions for a person, or because of their age. Times are ms since 1970. */
export function removalQueries(db: Database) {
  const anyOne = db.selectFrom('submissions').select('reference').limit(1)

  /** One after the other, so that others do not wait long for the database. Returns how many were erased. */
  async function eraseEach(chosen: typeof anyOne): Promise<number> {
    for (let erased = 0; ; erased += 1) {
      // Its files and their pieces go with it (`on delete cascade`).
      const { numDeletedRows } = await db.deleteFrom('submissions').where('reference', '=', chosen).executeTakeFirst()
      if (numDeletedRows === 0n) return erased
      await letOthersWork()
    }
  }

  return {
    eraseFrom: (email: string) => eraseEach(anyOne.where('email', '=', email.trim().toLowerCase())),

    /**
     * One daily run: notes as too old what is to be erased in `daysUntilErased`, and erases what was noted so long ago. So a
     * clock that is ahead for fewer days erases only what an earlier run had noted. Returns how many were erased. `cutoffs`:
     * for each form the moment before which submissions must be gone; a form that is not among them has the earliest.
     */
    async applyRetention(cutoffs: ReadonlyMap<FormId, number>, now: number): Promise<number> {
      const earliest = Math.min(...cutoffs.values())
      const forms = await db.selectFrom('submissions').select('formId').distinct().execute()
      for (const { formId } of forms) {
        const tooOldBefore = (cutoffs.get(formId) ?? earliest) + daysUntilErased * day
        const ofForm = db.updateTable('submissions').where('formId', '=', formId)
        await ofForm
          .set({ tooOldSince: null })
          .where('tooOldSince', 'is not', null)
          // Not too old by this run, or noted at a time that is still to come, because the clock was ahead.
          .where((row) => row.or([row('receivedAt', '>=', tooOldBefore), row('tooOldSince', '>', now)]))
          .execute()
        await ofForm
          .set({ tooOldSince: now })
          .where('tooOldSince', 'is', null)
          .where('receivedAt', '<', tooOldBefore)
          .execute()
      }
      return eraseEach(anyOne.where('tooOldSince', '<=', now - daysUntilErased * day))
    },
  }
}

/** Which process does the daily run. Times are ms since 1970. */
export function dailyRunQueries(db: Database) {
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
            // A run due in two days or later was put off by a clock that was ahead.
            .where((row) => row.or([row('dailyRun.dueAt', '<=', now), row('dailyRun.dueAt', '>', now + 2 * day)])),
        )
        .executeTakeFirst()
      return (numInsertedOrUpdatedRows ?? 0n) > 0n
    },

    async makeDue(now: number) {
      await db.updateTable('dailyRun').set({ dueAt: now }).execute()
    },
  }
}
