import { setImmediate as letOthersWork } from 'node:timers/promises'
import type { FormId } from '../../forms/form.ts'
import { day } from '../clock.ts'
import type { Database } from './schema.ts'

/** How long after the daily run that first found a submission too old it is erased. */
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
     * One daily run: notes which submissions are too old, and erases what was noted `daysUntilErased` ago. So a clock that
     * is ahead for fewer days erases only what an earlier run had noted. Returns how many were erased. `cutoffs`: for each
     * form the moment before which a submission is too old; a form that is not among them has the earliest of these moments.
     */
    async applyRetention(cutoffs: ReadonlyMap<FormId, number>, now: number): Promise<number> {
      const earliest = Math.min(...cutoffs.values())
      const forms = await db.selectFrom('submissions').select('formId').distinct().execute()
      for (const { formId } of forms) {
        const before = cutoffs.get(formId) ?? earliest
        const ofForm = db.updateTable('submissions').where('formId', '=', formId)
        await ofForm
          .set({ tooOldSince: null })
          .where('tooOldSince', 'is not', null)
          // The clock was ahead when a run of the future noted it.
          .where((row) => row.or([row('receivedAt', '>=', before), row('tooOldSince', '>', now)]))
          .execute()
        await ofForm
          .set({ tooOldSince: now })
          .where('tooOldSince', 'is', null)
          .where('receivedAt', '<', before)
          .execute()
      }
      return eraseEach(anyOne.where('tooOldSince', '<=', now - daysUntilErased * day))
    },
  }
}
