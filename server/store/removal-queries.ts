import { setImmediate as otherWork } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { hour } from '../clock.ts'
import { type AttachmentQueries, erasedAt } from './attachment-queries.ts'
import { type Removed, runsUntilErased, type TooOld } from './records.ts'
import type { Tables } from './schema.ts'
import type { Disk } from './sqlite.ts'

/** What goes for a person, or because of its age. */
export function removalQueries(
  db: Kysely<Tables>,
  disk: Disk,
  removeNobodys: AttachmentQueries['removeNobodys'],
) {
  /** Each submission goes as a whole or not at all. A few at a time, so that nobody waits long for the database. */
  async function erase(chosen: (all: SubmissionQuery) => SubmissionQuery): Promise<Removed> {
    const removed: Removed = { submissions: 0, files: 0 }
    for (;;) {
      const some = await disk.whenErasing(() => db.transaction().execute((trx) => eraseSome(trx, chosen)))
      if (some === undefined) break
      removed.submissions += some.submissions
      removed.files += some.files
      await otherWork()
    }
    await removeNobodys('erased')
    return removed
  }

  return {
    eraseFrom: (email: string) => erase((all) => all.where('email', '=', email.trim().toLowerCase())),

    /** One daily run: marks what is too old, unmarks what is not, erases what was marked in enough runs. */
    async retain(limits: TooOld, now: number) {
      const result = { marked: 0, unmarked: 0 }
      for (const [formId, before] of limits) {
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
      const erased = await erase((all) => all.where('marks', '>=', runsUntilErased))
      for (const [formId, before] of limits) {
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

type SubmissionQuery = ReturnType<typeof allOf>
function allOf(db: Kysely<Tables>) {
  return db.selectFrom('submissions')
}

const batchSize = 100

async function eraseSome(trx: Kysely<Tables>, chosen: (all: SubmissionQuery) => SubmissionQuery) {
  const ids = (await chosen(allOf(trx)).select('id').limit(batchSize).execute()).map((it) => it.id)
  if (ids.length === 0) return undefined
  // Nobody's from here on; their bytes are removed afterwards, or within the hour should this process end.
  const files = await trx
    .updateTable('attachments')
    .set({ submissionId: null, arrivedAt: erasedAt, name: '' })
    .where('submissionId', 'in', ids)
    .executeTakeFirst()
  await trx.deleteFrom('submissions').where('id', 'in', ids).execute()
  return { submissions: ids.length, files: Number(files.numUpdatedRows) }
}
