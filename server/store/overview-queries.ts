import type { Kysely } from 'kysely'
import type { Counts } from './store.ts'
import type { Tables } from './tables.ts'

export async function counts(db: Kysely<Tables>, since: number): Promise<Counts> {
  const forms = await db
    .selectFrom('submissions')
    .select(['form_id', 'spam', (it) => it.fn.countAll<number>().as('number')])
    .where('received_at', '>=', since)
    .groupBy(['form_id', 'spam'])
    .execute()
  const states = await db
    .selectFrom('outbox')
    .select(['state', (it) => it.fn.countAll<number>().as('number')])
    .groupBy('state')
    .execute()
  const byForm: Counts['byForm'] = {}
  for (const row of forms) byForm[row.form_id] = (byForm[row.form_id] ?? 0) + row.number
  return {
    received: forms.reduce((sum, row) => sum + row.number, 0),
    suspected: forms.reduce((sum, row) => sum + (row.spam === 1 ? row.number : 0), 0),
    byForm,
    byState: Object.fromEntries(states.map((row) => [row.state, row.number])),
  }
}

export async function attachmentIds(db: Kysely<Tables>): Promise<Set<string>> {
  const rows = await db.selectFrom('attachments').select('id').execute()
  return new Set(rows.map((it) => it.id))
}

export async function claimJob(db: Kysely<Tables>, name: string, now: number, every: number) {
  const result = await db
    .insertInto('jobs')
    .values({ name, ran_at: now })
    .onConflict((it) =>
      it
        .column('name')
        .doUpdateSet({ ran_at: now })
        .where('jobs.ran_at', '<=', now - every),
    )
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}
