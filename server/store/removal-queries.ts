import { setImmediate as otherWork } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { FormId } from '../../forms/form-register.ts'
import type { Removed, TooOld } from './store.ts'
import type { Tables } from './tables.ts'

export function eraseFrom(db: Kysely<Tables>, email: string): Promise<Removed> {
  return erase(db, (all) => all.where('email', '=', email.trim().toLowerCase()))
}

export function eraseSpam(db: Kysely<Tables>, ids: readonly string[]): Promise<Removed> {
  return erase(db, (all) =>
    all.where('spam', '=', 1).$if(ids.length > 0, (query) => query.where('id', 'in', ids)),
  )
}

export function eraseSetAside(db: Kysely<Tables>, before: number): Promise<Removed> {
  return erase(db, (all) => all.where('removed_at', '<=', before))
}

/** Sets aside what was received before these moments; says how many. */
export async function setAside(db: Kysely<Tables>, limits: TooOld, now: number): Promise<number> {
  return db.transaction().execute(async (trx) => {
    let number = 0
    for (const [formId, before] of limits) {
      const { numUpdatedRows } = await trx
        .updateTable('submissions')
        .set({ removed_at: now })
        .where('form_id', '=', formId)
        .where('received_at', '<', before)
        .where('removed_at', 'is', null)
        .executeTakeFirst()
      number += Number(numUpdatedRows)
    }
    return number
  })
}

export async function bringBack(db: Kysely<Tables>): Promise<number> {
  const query = db.updateTable('submissions').set({ removed_at: null }).where('removed_at', 'is not', null)
  return Number((await query.executeTakeFirst()).numUpdatedRows)
}

/** All that are not set aside, how many of them were received before these moments, and when the newest was until `now`. */
export async function ages(db: Kysely<Tables>, limits: TooOld, now: number) {
  const here = () => db.selectFrom('submissions').where('removed_at', 'is', null)
  const count = async (formId?: FormId, before = 0) => {
    const query = here()
      .select((it) => it.fn.countAll<number>().as('number'))
      .$if(formId !== undefined, (it) => it.where('received_at', '<', before))
      .$if(formId !== undefined, (it) => it.where('form_id', '=', formId ?? 'press-contact-form'))
    return (await query.executeTakeFirst())?.number ?? 0
  }
  let tooOld = 0
  for (const [formId, before] of limits) tooOld += await count(formId, before)
  const newest = await here()
    .where('received_at', '<=', now)
    .select((it) => it.fn.max('received_at').as('at'))
    .executeTakeFirst()
  return { all: await count(), tooOld, newest: newest?.at ?? undefined }
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
        .where('submission_id', 'in', ids)
        .returning('id')
        .execute()
      const outbox = await trx.deleteFrom('outbox').where('submission_id', 'in', ids).executeTakeFirst()
      await trx.deleteFrom('submissions').where('id', 'in', ids).execute()
      return { rows, files, outboxRows: Number(outbox.numDeletedRows) }
    })
    if (some === undefined) return removed
    last = some.rows.at(-1)?.seq ?? last
    removed.submissions += some.rows.length
    for (const { fields } of some.rows) removed.fields += Object.keys(JSON.parse(fields)).length
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
