import { type Kysely, sql } from 'kysely'
import { hour, minute } from '../clock.ts'
import { type DeliveryResult, longestPause } from './records.ts'
import type { Tables } from './schema.ts'
import type { SubmissionQueries } from './submission-queries.ts'

type Parts = {
  /** Others may be claiming in the same moment; their rows are passed over instead of waited for. */
  skipLocked: boolean
  find: SubmissionQueries['find']
}

/** What is to be delivered, and which regular jobs have run. */
export function deliveryQueries(db: Kysely<Tables>, { skipLocked, find }: Parts) {
  return {
    /** Takes one delivery that is due, so that nobody else takes it before `leaseUntil`, not even after a crash. */
    async claimDue(now: number, leaseUntil: number) {
      // What is to wait for longer than any pause or lease was noted by a clock that was ahead.
      const implausible = Math.max(leaseUntil, now + longestPause) + hour
      const due = db
        .selectFrom('submissions')
        .select('seq')
        // Not a parameter, so that the index of what is pending is used.
        .where('state', '=', sql.lit('pending'))
        .where((it) => it.or([it('nextAttemptAt', '<=', now), it('nextAttemptAt', '>', implausible)]))
        .orderBy('nextAttemptAt')
        .limit(1)
        .$if(skipLocked, (query) => query.forUpdate().skipLocked())
      const claimed = await db
        .updateTable('submissions')
        .set((it) => ({
          attempts: it('attempts', '+', 1),
          firstAttemptAt: it
            .case()
            .when('firstAttemptAt', '<', now)
            .then(it.ref('firstAttemptAt'))
            .else(now)
            .end(),
          // The lease: a process that dies while sending gives the delivery back by itself.
          nextAttemptAt: leaseUntil,
        }))
        .where('seq', '=', due)
        .returning('id')
        .executeTakeFirst()
      // Read outside of it: a row that cannot be read keeps its lease, and does not stand in the way of all others.
      return claimed && find(claimed.id)
    },

    /** `attempt` is the number in the claim: a claim that has run out no longer decides when the next attempt is. */
    async settle(id: string, attempt: number, result: DeliveryResult) {
      // PostgreSQL holds no NUL, and a mail server may say anything.
      const lastError = 'error' in result ? result.error.replaceAll('\0', '').slice(0, 500) : null
      const time =
        result.state === 'pending' ? { nextAttemptAt: result.nextAttemptAt } : { settledAt: result.at }
      await db
        .updateTable('submissions')
        .set({ state: result.state, lastError, ...time })
        .where('id', '=', id)
        // A success is a fact whoever reports it. A failure counts only from the attempt that holds the lease.
        .$if(result.state !== 'delivered', (query) =>
          query.where('state', '=', 'pending').where('attempts', '=', attempt),
        )
        .execute()
    },

    /** Makes a delivery due now that waits, was given up or is held; false when there is none. */
    async makeDue(id: string, now: number) {
      // The three days start again, since a person decided so.
      const again = { state: 'pending', nextAttemptAt: now, firstAttemptAt: null, attempts: 0 } as const
      const result = await db
        .updateTable('submissions')
        .set({ ...again, settledAt: null })
        .where('id', '=', id)
        .where('state', '!=', 'delivered')
        .executeTakeFirst()
      return result.numUpdatedRows > 0n
    },

    /** True for one caller only; again after ten minutes unless `noteJob` was called, and then after the period. */
    async claimJob(name: string, now: number, every: number) {
      const ranAt = now - every + Math.min(every, 10 * minute)
      const result = await db
        .insertInto('jobs')
        .values({ name, ranAt })
        .onConflict((it) =>
          it
            .column('name')
            .doUpdateSet({ ranAt })
            // A job that ran in the future was noted by a clock that was ahead.
            .where((job) =>
              job.or([job('jobs.ranAt', '<=', now - every), job('jobs.ranAt', '>', now + hour)]),
            ),
        )
        .executeTakeFirst()
      return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
    },

    async noteJob(name: string, ranAt: number) {
      const noted = db.insertInto('jobs').values({ name, ranAt })
      await noted.onConflict((it) => it.column('name').doUpdateSet({ ranAt })).execute()
    },
  }
}
