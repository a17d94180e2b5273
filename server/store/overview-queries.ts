import type { Kysely } from 'kysely'
import { hour, minute } from '../clock.ts'
import { setAside } from './outbox-queries.ts'
import type { Counts, Store } from './store.ts'
import type { Tables } from './tables.ts'

type Overview = Pick<Store, 'counts' | 'claimJob' | 'noteJob' | 'lastRun'>

/** How much there is, and when the regular jobs have run. */
export function overviewQueries(db: Kysely<Tables>): Overview {
  return {
    async counts(since) {
      const forms = await db
        .selectFrom('submissions')
        .select(['formId', 'spam', (it) => it.fn.countAll<number>().as('number')])
        .where('receivedAt', '>=', since)
        .where('removedAt', 'is', null)
        .groupBy(['formId', 'spam'])
        .execute()
      const states = await db
        .selectFrom('outbox')
        .select(['state', (it) => it.fn.countAll<number>().as('number')])
        .where('submissionId', 'not in', setAside(db))
        .groupBy('state')
        .execute()
      const byForm: Counts['byForm'] = {}
      for (const row of forms) byForm[row.formId] = (byForm[row.formId] ?? 0) + row.number
      return {
        received: forms.reduce((sum, row) => sum + row.number, 0),
        suspected: forms.reduce((sum, row) => sum + (row.spam === 1 ? row.number : 0), 0),
        byForm,
        byState: Object.fromEntries(states.map((row) => [row.state, row.number])),
      }
    },
    async claimJob(name, now, every) {
      const claimed = now - every + Math.min(every, 10 * minute)
      const result = await db
        .insertInto('jobs')
        .values({ name, ranAt: claimed })
        .onConflict((it) =>
          it
            .column('name')
            .doUpdateSet({ ranAt: claimed })
            // A job that ran in the future was noted by a clock that was ahead.
            .where((job) =>
              job.or([job('jobs.ranAt', '<=', now - every), job('jobs.ranAt', '>', now + hour)]),
            ),
        )
        .executeTakeFirst()
      return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
    },
    async noteJob(name, now) {
      const update = db.insertInto('jobs').values({ name, ranAt: now })
      await update.onConflict((it) => it.column('name').doUpdateSet({ ranAt: now })).execute()
    },
    async lastRun(name, now) {
      const query = db.selectFrom('jobs').select('ranAt').where('name', '=', name).where('ranAt', '<=', now)
      return (await query.executeTakeFirst())?.ranAt
    },
  }
}
