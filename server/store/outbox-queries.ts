import type { Kysely } from 'kysely'
import { hour, minute } from '../clock.ts'
import type { Tables } from './schema.ts'
import { longestPause, type Store } from './store.ts'

type Outbox = Pick<Store, 'claimDue' | 'settle' | 'retry' | 'markSpam' | 'claimJob' | 'noteJob'>

type Parts = {
  /** Others may be claiming in the same moment; their rows are passed over instead of waited for. */
  skipLocked: boolean
  find: Store['find']
}

/** What is to be delivered, and which regular jobs have run. */
export function outboxQueries(db: Kysely<Tables>, { skipLocked, find }: Parts): Outbox {
  return {
    async claimDue(now, leaseUntil) {
      // What is to wait for longer than any pause or lease was noted by a clock that was ahead.
      const implausible = Math.max(leaseUntil, now + longestPause) + hour
      const claimed = await db.transaction().execute(async (trx) => {
        const due = await trx
          .selectFrom('outbox')
          .selectAll()
          .where('state', '=', 'pending')
          .where((it) => it.or([it('nextAttemptAt', '<=', now), it('nextAttemptAt', '>', implausible)]))
          .orderBy('nextAttemptAt')
          .limit(1)
          .$if(skipLocked, (query) => query.forUpdate().skipLocked())
          .executeTakeFirst()
        if (due === undefined) return undefined
        await trx
          .updateTable('outbox')
          .set({
            attempts: due.attempts + 1,
            firstAttemptAt: Math.min(due.firstAttemptAt ?? now, now),
            // The lease: a process that dies while sending gives the delivery back by itself.
            nextAttemptAt: leaseUntil,
          })
          .where('submissionId', '=', due.submissionId)
          .execute()
        return due.submissionId
      })
      // Read outside of it: a row that cannot be read keeps its lease, and does not stand in the way of all others.
      return claimed === undefined ? undefined : find(claimed)
    },

    async settle(id, attempt, result) {
      // PostgreSQL holds no NUL, and a mail server may say anything.
      const lastError = 'error' in result ? result.error.replaceAll('\0', '').slice(0, 500) : null
      const time =
        result.state === 'pending' ? { nextAttemptAt: result.nextAttemptAt } : { settledAt: result.at }
      await db
        .updateTable('outbox')
        .set({ state: result.state, lastError, ...time })
        .where('submissionId', '=', id)
        // A success is a fact whoever reports it. A failure counts only from the attempt that holds the lease, and
        // must not make pending again what staff have marked as spam meanwhile.
        .$if(result.state !== 'delivered', (query) =>
          query.where('state', '=', 'pending').where('attempts', '=', attempt),
        )
        .execute()
    },

    async retry(id, now) {
      // The three days start again, since a person decided so.
      const again = { state: 'pending', nextAttemptAt: now, firstAttemptAt: null, attempts: 0 } as const
      const result = await db
        .updateTable('outbox')
        .set({ ...again, settledAt: null })
        .where('submissionId', '=', id)
        .where('state', 'in', ['pending', 'undelivered'])
        .executeTakeFirst()
      return result.numUpdatedRows > 0n
    },

    markSpam: (id, spam, now) =>
      db.transaction().execute(async (trx) => {
        const marking = trx.updateTable('submissions').set({ spam: spam ? 1 : 0 })
        const marked = await marking.where('id', '=', id).executeTakeFirst()
        await trx
          .updateTable('outbox')
          .set(spam ? { state: 'held' } : { state: 'pending', nextAttemptAt: now })
          .where('submissionId', '=', id)
          .where('state', '=', spam ? 'pending' : 'held')
          .execute()
        return marked.numUpdatedRows > 0n
      }),

    async claimJob(name, now, every) {
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

    async noteJob(name, ranAt) {
      const noted = db.insertInto('jobs').values({ name, ranAt })
      await noted.onConflict((it) => it.column('name').doUpdateSet({ ranAt })).execute()
    },
  }
}
