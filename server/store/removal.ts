import { setImmediate as otherWork } from 'node:timers/promises'
import type { FormId } from '../../forms/form.ts'
import { hour } from '../clock.ts'
import type { Database } from './schema.ts'
import type { Disk } from './sqlite.ts'

/** Runs of retention, one a day, in which a submission is too old before it is erased. */
export const runsUntilErased = 14

/** What was erased. */
type Erased = { submissions: number; files: number }

type Dependencies = { disk: Disk; removeForgotten: (now: number) => Promise<number> }

/** Erases submissions for a person, or because of their age. Times are ms since 1970. */
export function removalQueries(db: Database, { disk, removeForgotten }: Dependencies) {
  /** Each submission goes as a whole or not at all. A few at a time, so that nobody waits long for the database. */
  async function erase(choose: (all: Query) => Query, now: number): Promise<Erased> {
    const erased: Erased = { submissions: 0, files: 0 }
    for (;;) {
      const some = await disk.whenErasing(() => db.transaction().execute((trx) => eraseSome(trx, choose)))
      if (some === undefined) break
      erased.submissions += some.submissions
      erased.files += some.files
      await otherWork()
    }
    await removeForgotten(now)
    return erased
  }

  return {
    eraseFrom: (email: string, now: number) =>
      erase((all) => all.where('email', '=', email.trim().toLowerCase()), now),

    /**
     * One daily run: marks what is too old, unmarks what is not, erases what was marked in enough runs. `cutoffs`:
     * for each form the moment before which a submission must have been received to be too old.
     */
    async retain(cutoffs: ReadonlyMap<FormId, number>, now: number) {
      const result = { marked: 0, unmarked: 0 }
      for (const [formId, before] of cutoffs) {
        const { numUpdatedRows } = await db
          .updateTable('submissions')
          .set({ marks: 0, markedAt: null })
          .where('formId', '=', formId)
          .where('marks', '>', 0)
          // A mark from the future was made by a clock that was ahead.
          .where((it) => it.or([it('receivedAt', '>=', before), it('markedAt', '>', now)]))
          .executeTakeFirst()
        result.unmarked += Number(numUpdatedRows)
      }
      const erased = await erase((all) => all.where('marks', '>=', runsUntilErased), now)
      for (const [formId, before] of cutoffs) {
        const { numUpdatedRows } = await db
          .updateTable('submissions')
          .set((it) => ({ marks: it('marks', '+', 1), markedAt: now }))
          .where('formId', '=', formId)
          .where('receivedAt', '<', before)
          // A run that broke off and is made again the same day counts once.
          .where((it) => it.or([it('markedAt', 'is', null), it('markedAt', '<=', now - 20 * hour)]))
          .executeTakeFirst()
        result.marked += Number(numUpdatedRows)
      }
      return { ...result, erased }
    },
  }
}

type Query = ReturnType<typeof submissionIds>
function submissionIds(db: Database) {
  return db.selectFrom('submissions').select('id')
}

const batchSize = 100

/** Undefined when there is none left. */
async function eraseSome(trx: Database, choose: (all: Query) => Query): Promise<Erased | undefined> {
  const ids = (await choose(submissionIds(trx)).limit(batchSize).execute()).map((it) => it.id)
  if (ids.length === 0) return undefined
  // Their bytes are too many for one transaction. With this date they are unattached for long, by any clock.
  const files = await trx
    .updateTable('attachments')
    .set({ submissionId: null, arrivedAt: 0 })
    .where('submissionId', 'in', ids)
    .executeTakeFirst()
  await trx.deleteFrom('submissions').where('id', 'in', ids).execute()
  return { submissions: ids.length, files: Number(files.numUpdatedRows) }
}
