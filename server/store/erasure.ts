import { setImmediate as letOthersWork } from 'node:timers/promises'
import type { FormId } from '../../forms/form.ts'
import { day } from '../clock.ts'
import type { Database } from './schema.ts'

/** The days between the daily run that marks a submission as too old and the one that erases it. */
export const daysUntilErased = 14

/** Erases submissions for a person or, in the daily run, because of their age. Times are ms since 1970. */
export function makeErasureStore(db: Database) {
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
     * Marks submissions that are too old, and erases those marked `daysUntilErased` days ago: so a clock that is ahead by
     * fewer days erases none that an earlier run has not marked. Submissions of a form that no longer exists are kept as long
     * as those of the form that keeps them longest. Returns how many were erased. `cutoffs`: for each form the moment before
     * which submissions must be gone.
     */
    async eraseTooOld(cutoffs: ReadonlyMap<FormId, number>, now: number): Promise<number> {
      const earliest = Math.min(...cutoffs.values())
      const forms = await db.selectFrom('submissions').select('formId').distinct().execute()
      for (const { formId } of forms) {
        const tooOldBefore = (cutoffs.get(formId) ?? earliest) + daysUntilErased * day
        const ofForm = db.updateTable('submissions').where('formId', '=', formId)
        await ofForm
          .set({ tooOldSince: null })
          .where('tooOldSince', 'is not', null)
          // Not too old by this run, or marked at a time that is still to come, because the clock was ahead.
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
