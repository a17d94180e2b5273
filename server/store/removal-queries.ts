import { setImmediate as otherWork } from 'node:timers/promises'
import type { ExpressionBuilder, Kysely } from 'kysely'
import type { Removed, Store, Submission } from './store.ts'
import { parsed } from './submission-queries.ts'
import type { Tables } from './tables.ts'

type Removal = Pick<Store, 'eraseFrom' | 'eraseSpam' | 'eraseSetAside' | 'setAside' | 'bringBack' | 'ages'>

/** What goes for a person, as spam, or because of its age. */
export function removalQueries(db: Kysely<Tables>): Removal {
  return {
    eraseFrom: (email) => erase(db, (all) => all.where('email', '=', email.trim().toLowerCase())),
    eraseSpam: (ids) =>
      erase(db, (all) =>
        all.where('spam', '=', 1).$if(ids.length > 0, (query) => query.where('id', 'in', ids)),
      ),
    eraseSetAside: (before) => erase(db, (all) => all.where('removedAt', '<=', before)),
    setAside: (limits, now) =>
      db.transaction().execute(async (trx) => {
        let number = 0
        for (const [formId, before] of limits) {
          const { numUpdatedRows } = await trx
            .updateTable('submissions')
            .set({ removedAt: now })
            .where(isOld(trx, formId, before, now))
            .where('removedAt', 'is', null)
            .executeTakeFirst()
          number += Number(numUpdatedRows)
        }
        return number
      }),
    async bringBack() {
      const query = db.updateTable('submissions').set({ removedAt: null }).where('removedAt', 'is not', null)
      return Number((await query.executeTakeFirst()).numUpdatedRows)
    },
    async ages(limits, now) {
      const here = allOf(db).where('removedAt', 'is', null)
      const count = async (some: SubmissionQuery) => {
        const query = some.select((it) => it.fn.countAll<number>().as('number'))
        return (await query.executeTakeFirstOrThrow()).number
      }
      let tooOld = 0
      for (const [formId, before] of limits) tooOld += await count(here.where(isOld(db, formId, before, now)))
      const newest = here.where('receivedAt', '<=', now).select((it) => it.fn.max('receivedAt').as('at'))
      return {
        all: await count(here),
        tooOld,
        newest: (await newest.executeTakeFirst())?.at ?? undefined,
      }
    },
  }
}

/** What came after a message that is not old is not old, whatever its date: it came while the clock was behind. */
function isOld(db: Kysely<Tables>, formId: Submission['formId'], before: number, now: number) {
  const young = allOf(db).where('receivedAt', '>=', before).where('receivedAt', '<=', now)
  return (it: ExpressionBuilder<Tables, 'submissions'>) => {
    const first = young.select((one) =>
      one.fn.coalesce(one.fn.min('seq'), one.val(Number.MAX_SAFE_INTEGER)).as('seq'),
    )
    return it.and([it('formId', '=', formId), it('receivedAt', '<', before), it('seq', '<', first)])
  }
}

/** Each submission goes as a whole or not at all. A few at a time, so that nobody waits long for the database. */
async function erase(
  db: Kysely<Tables>,
  chosen: (all: SubmissionQuery) => SubmissionQuery,
): Promise<Removed> {
  const removed: Removed = { submissions: 0, fields: 0, outboxRows: 0, attachmentIds: [] }
  for (let last = 0; ; ) {
    const some = await db.transaction().execute(async (trx) => {
      const next = chosen(allOf(trx)).where('seq', '>', last).orderBy('seq').limit(batchSize)
      const rows = await next.select(['seq', 'id', 'fields']).execute()
      const ids = rows.map((it) => it.id)
      if (ids.length === 0) return undefined
      const files = await trx
        .deleteFrom('attachments')
        .where('submissionId', 'in', ids)
        .returning('id')
        .execute()
      const outbox = await trx.deleteFrom('outbox').where('submissionId', 'in', ids).executeTakeFirst()
      await trx.deleteFrom('submissions').where('id', 'in', ids).execute()
      return { rows, files, outboxRows: Number(outbox.numDeletedRows) }
    })
    if (some === undefined) return removed
    last = some.rows.at(-1)?.seq ?? last
    removed.submissions += some.rows.length
    for (const { fields } of some.rows) removed.fields += Object.keys(Object(parsed(fields))).length
    removed.outboxRows += some.outboxRows
    removed.attachmentIds.push(...some.files.map((it) => it.id))
    await otherWork()
  }
}

const batchSize = 100

type SubmissionQuery = ReturnType<typeof allOf>
function allOf(db: Kysely<Tables>) {
  return db.selectFrom('submissions')
}
