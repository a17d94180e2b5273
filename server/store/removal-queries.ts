import { setImmediate as otherWork } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { hour } from '../clock.ts'
import { erasedAt } from './attachment-queries.ts'
import type { Tables } from './schema.ts'
import type { Disk } from './sqlite.ts'
import { type Removed, runsUntilErased, type Store } from './store.ts'
import { parsed } from './submission-queries.ts'

type Removal = Pick<Store, 'eraseFrom' | 'retain'>

/** What goes for a person, or because of its age. */
export function removalQueries(
  db: Kysely<Tables>,
  disk: Disk,
  removeNobodys: Store['removeNobodys'],
): Removal {
  /** Each submission goes as a whole or not at all. A few at a time, so that nobody waits long for the database. */
  async function erase(chosen: (all: SubmissionQuery) => SubmissionQuery): Promise<Removed> {
    const removed: Removed = { submissions: 0, fields: 0, files: 0 }
    for (;;) {
      const some = await disk.whenErasing(() => db.transaction().execute((trx) => eraseSome(trx, chosen)))
      if (some === undefined) break
      removed.submissions += some.submissions
      removed.fields += some.fields
      removed.files += some.files
      await otherWork()
    }
    await removeNobodys('erased')
    return removed
  }

  return {
    eraseFrom: (email) => erase((all) => all.where('email', '=', email.trim().toLowerCase())),

    async retain(limits, now) {
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
  const rows = await chosen(allOf(trx)).select(['id', 'fields']).limit(batchSize).execute()
  const ids = rows.map((it) => it.id)
  if (ids.length === 0) return undefined
  // Nobody's from here on; their bytes are removed afterwards, or within the hour should this process end.
  const files = await trx
    .updateTable('attachments')
    .set({ submissionId: null, arrivedAt: erasedAt, name: '' })
    .where('submissionId', 'in', ids)
    .executeTakeFirst()
  // The outbox rows go with them, by the rule of the table.
  await trx.deleteFrom('submissions').where('id', 'in', ids).execute()
  const fields = rows.reduce((sum, it) => sum + Object.keys(Object(parsed(it.fields))).length, 0)
  return { submissions: ids.length, fields, files: Number(files.numUpdatedRows) }
}
