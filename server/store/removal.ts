import { setImmediate as letOthersWork } from 'node:timers/promises'
import type { FormId } from '../../forms/form.ts'
import { day } from '../clock.ts'
import type { Database } from './schema.ts'

/** How long after the daily run that first found a submission too old it is erased. */
export const daysUntilErased = 14

/** Erases submissions for a person, or because of their age. Times are ms since 1970. */
export function removalQueries(db: Database, removeStaleFiles: (now: number) => Promise<void>) {
  /** One batch at a time, so that others do not wait long for the database. */
  const batchQuery = db.selectFrom('submissions').select('reference').limit(100)

  /** Returns how many were erased. Each is erased as a whole or not at all. */
  async function erase(chosen: typeof batchQuery, now: number): Promise<number> {
    let erased = 0
    let inBatch: number
    do {
      inBatch = await eraseBatch(chosen)
      erased += inBatch
      await letOthersWork()
    } while (inBatch > 0)
    await removeStaleFiles(now)
    return erased
  }

  async function eraseBatch(chosen: typeof batchQuery): Promise<number> {
    const references = (await chosen.execute()).map(({ reference }) => reference)
    if (references.length === 0) return 0
    await db.transaction().execute(async (trx) => {
      const files = trx.updateTable('attachments').where('submission', 'in', references)
      // The pieces of these files are too many for one transaction. Date 0 makes the next removal take the files.
      await files.set({ submission: null, arrivedAt: 0 }).execute()
      await trx.deleteFrom('submissions').where('reference', 'in', references).execute()
    })
    return references.length
  }

  return {
    eraseFrom: (email: string, now: number) => erase(batchQuery.where('email', '=', email.trim().toLowerCase()), now),

    /**
     * One daily run: notes which submissions are too old, and erases those that have been so for `daysUntilErased`. So a clock
     * that is ahead for fewer days erases nothing. Returns how many were erased. `cutoffs`: by form, what was received before
     * this moment is too old; for a form that is not among them the earliest of these moments counts.
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
          // A run in the future was made by a clock that was ahead.
          .where((row) => row.or([row('receivedAt', '>=', before), row('tooOldSince', '>', now)]))
          .execute()
        await ofForm
          .set({ tooOldSince: now })
          .where('tooOldSince', 'is', null)
          .where('receivedAt', '<', before)
          .execute()
      }
      return erase(batchQuery.where('tooOldSince', '<=', now - daysUntilErased * day), now)
    },
  }
}
