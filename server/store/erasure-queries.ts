import type { Kysely } from 'kysely'
import type { FormId } from '../../forms/form-register.ts'
import type { Removed } from './store.ts'
import type { Tables } from './tables.ts'

export function eraseFrom(db: Kysely<Tables>, email: string): Promise<Removed> {
  return erase(db, (trx) => trx.selectFrom('submissions').where('email', '=', email.trim().toLowerCase()))
}

export function eraseOlder(db: Kysely<Tables>, formId: FormId, receivedBefore: number): Promise<Removed> {
  return erase(db, (trx) =>
    trx.selectFrom('submissions').where('form_id', '=', formId).where('received_at', '<', receivedBefore),
  )
}

function erase(db: Kysely<Tables>, chosen: (trx: Kysely<Tables>) => SubmissionQuery): Promise<Removed> {
  return db.transaction().execute(async (trx) => {
    const removed: Removed = { submissions: 0, fields: 0, outboxRows: 0, attachmentIds: [] }
    for (const { id, fields } of await chosen(trx).select(['id', 'fields']).execute()) {
      const files = await trx
        .deleteFrom('attachments')
        .where('submission_id', '=', id)
        .returning('id')
        .execute()
      const rows = await trx.deleteFrom('outbox').where('submission_id', '=', id).executeTakeFirst()
      await trx.deleteFrom('submissions').where('id', '=', id).execute()
      removed.submissions += 1
      removed.fields += Object.keys(JSON.parse(fields)).length
      removed.outboxRows += Number(rows.numDeletedRows)
      removed.attachmentIds.push(...files.map((it) => it.id))
    }
    return removed
  })
}

type SubmissionQuery = ReturnType<typeof allSubmissions>
function allSubmissions(db: Kysely<Tables>) {
  return db.selectFrom('submissions')
}
