import type { Kysely } from 'kysely'
import { hour } from '../clock.ts'
import { longestPause } from '../delivery/retry-pauses.ts'
import type { Store } from './store.ts'
import { findSubmission } from './submission-queries.ts'
import { columns, type Tables } from './tables.ts'

type Outbox = Pick<Store, 'claimDue' | 'settle' | 'retry' | 'markSpam'>

/** `skipLocked`: others may be claiming in the same moment; their rows are passed over instead of waited for. */
export function outboxQueries(db: Kysely<Tables>, skipLocked: boolean): Outbox {
  return {
    async claimDue(channels, now, leaseUntil) {
      // What is to wait for longer than any pause or lease was noted by a clock that was ahead.
      const implausible = Math.max(leaseUntil, now + longestPause) + hour
      const delivery = await db.transaction().execute(async (trx) => {
        const due = await trx
          .selectFrom('outbox')
          .select(columns.outbox)
          .where('state', '=', 'pending')
          .where((it) => it.or([it('nextAttemptAt', '<=', now), it('nextAttemptAt', '>', implausible)]))
          .where('channel', 'in', channels)
          .where('submissionId', 'not in', setAside(trx))
          .orderBy('nextAttemptAt')
          .limit(1)
          .$if(skipLocked, (query) => query.forUpdate().skipLocked())
          .executeTakeFirst()
        if (due === undefined) return undefined
        const attempts = due.attempts + 1
        const firstAttemptAt = Math.min(due.firstAttemptAt ?? now, now)
        await trx
          .updateTable('outbox')
          // The lease is the time of the next attempt: a process that dies while sending gives the delivery back by itself.
          .set({ attempts, firstAttemptAt, nextAttemptAt: leaseUntil })
          .where('submissionId', '=', due.submissionId)
          .where('channel', '=', due.channel)
          .execute()
        return { ...due, attempts, firstAttemptAt }
      })
      // Read outside of it: a row that cannot be read keeps its lease, and does not stand in the way of all others.
      const submission = delivery && (await findSubmission(db, delivery.submissionId))
      return submission && { submission, delivery }
    },

    async settle(id, channel, attempt, result) {
      // PostgreSQL holds no NUL, and a mail server may say anything.
      const error = 'error' in result ? result.error.replaceAll('\0', '').slice(0, 500) : null
      const settled =
        result.state === 'pending' ? { nextAttemptAt: result.nextAttemptAt } : { settledAt: result.at }
      await db
        .updateTable('outbox')
        .set({ state: result.state, lastError: error, ...settled })
        .where('submissionId', '=', id)
        .where('channel', '=', channel)
        // Whoever did deliver may always say so. A failure of somebody whose lease has ended is not this attempt's, and
        // must not make pending again what staff have marked as spam meanwhile.
        .$if(result.state !== 'delivered', (query) =>
          query.where('state', '=', 'pending').where('attempts', '=', attempt),
        )
        .execute()
    },

    async retry(id, now) {
      const result = await db
        .updateTable('outbox')
        // The three days start again, since a person decided so.
        .set({
          state: 'pending',
          nextAttemptAt: now,
          firstAttemptAt: null,
          attempts: 0,
          settledAt: null,
        })
        .where('submissionId', '=', id)
        .where('state', 'in', ['pending', 'undelivered'])
        .executeTakeFirst()
      return result.numUpdatedRows > 0n
    },

    markSpam: (id, spam, now) =>
      db.transaction().execute(async (trx) => {
        const marked = await trx
          .updateTable('submissions')
          .set({ spam: spam ? 1 : 0 })
          .where('id', '=', id)
          .executeTakeFirst()
        await trx
          .updateTable('outbox')
          .set(spam ? { state: 'held' } : { state: 'pending', nextAttemptAt: now })
          .where('submissionId', '=', id)
          .where('state', '=', spam ? 'pending' : 'held')
          .execute()
        return marked.numUpdatedRows > 0n
      }),
  }
}

export function setAside(db: Kysely<Tables>) {
  return db.selectFrom('submissions').select('id').where('removedAt', 'is not', null)
}
