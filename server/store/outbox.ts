import { sql } from 'kysely'
import { day, hour, minute } from '../clock.ts'
import type { Database, DeliveryResult, Submission } from './schema.ts'

type Dependencies = {
  /** Skips rows that another process is claiming at the same moment, in place of waiting for them. */
  skipLocked: boolean
  find: (id: string) => Promise<Submission | undefined>
}

/** The longest time (ms) a failed delivery waits for its next attempt. */
export const longestPause = 6 * hour

/** No pause or claim is longer (ms): a time further ahead was noted while the clock was wrong. */
const implausible = longestPause + hour

/** Which deliveries are due, and which regular jobs. Times are ms since 1970. */
export function outboxQueries(db: Database, { skipLocked, find }: Dependencies) {
  return {
    /** Takes one delivery that is due, so that nobody else takes it before `claimedUntil`, not even after a crash. */
    async claimDue(now: number, claimedUntil: number): Promise<Submission | undefined> {
      const due = db
        .selectFrom('submissions')
        .select('seq')
        // A literal and no parameter, so that the partial index is used.
        .where('state', '=', sql.lit('pending'))
        .where((it) => it.or([it('nextAttemptAt', '<=', now), it('nextAttemptAt', '>', now + implausible)]))
        .orderBy('nextAttemptAt')
        .limit(1)
        .$if(skipLocked, (query) => query.forUpdate().skipLocked())
      const claimed = await db
        .updateTable('submissions')
        .set((it) => ({
          claimed: 1,
          attempts: it('attempts', '+', 1),
          firstAttemptAt: it
            .case()
            .when('firstAttemptAt', '<', now)
            .then(it.ref('firstAttemptAt'))
            .else(now)
            .end(),
          // When a process dies while sending, another one claims the delivery at this time.
          nextAttemptAt: claimedUntil,
        }))
        .where('seq', '=', due)
        .returning('id')
        .executeTakeFirst()
      // Read after the claim: a row that cannot be read stays claimed, and the others go on.
      return claimed && find(claimed.id)
    },

    /** `attempt` is the number in the claim: a claim that has run out no longer decides when the next attempt is. */
    async settle(id: string, attempt: number, result: DeliveryResult) {
      await db
        .updateTable('submissions')
        .set({ ...result, claimed: 0 })
        .where('id', '=', id)
        // A delivery counts whichever attempt reports it, a failure only from the attempt that holds the claim.
        .$if(result.state !== 'delivered', (query) =>
          query.where('state', '=', 'pending').where('attempts', '=', attempt),
        )
        .execute()
    },

    /**
     * Makes a delivery due now that waits, was given up or is held. What a worker is sending just now stays as it is, or
     * a second one would send it too.
     */
    async makeDue(id: string, now: number): Promise<'due' | 'being sent' | 'nothing to deliver'> {
      // The three days start again, since a person decided so.
      const again = { state: 'pending', claimed: 0, nextAttemptAt: now, firstAttemptAt: null } as const
      const { numUpdatedRows } = await db
        .updateTable('submissions')
        .set({ ...again, attempts: 0, settledAt: null })
        .where('id', '=', id)
        .where('state', '!=', 'delivered')
        .where((it) =>
          it.or([
            it('claimed', '=', 0),
            it('nextAttemptAt', '<=', now),
            it('nextAttemptAt', '>', now + implausible),
          ]),
        )
        .executeTakeFirst()
      if (numUpdatedRows > 0n) return 'due'
      return (await find(id))?.state === 'pending' ? 'being sent' : 'nothing to deliver'
    },

    /** True for one caller only; due again ten minutes later, unless `scheduleJob` says when. */
    async claimJob(name: string, now: number): Promise<boolean> {
      const dueAt = now + 10 * minute
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('jobs')
        .values({ name, dueAt })
        .onConflict((it) =>
          it
            .column('name')
            .doUpdateSet({ dueAt })
            // No job waits longer than a day: a time beyond it was noted by a clock that was ahead.
            .where((job) => job.or([job('jobs.dueAt', '<=', now), job('jobs.dueAt', '>', now + day + hour)])),
        )
        .executeTakeFirst()
      return (numInsertedOrUpdatedRows ?? 0n) > 0n
    },

    async scheduleJob(name: string, dueAt: number) {
      await db.updateTable('jobs').set({ dueAt }).where('name', '=', name).execute()
    },
  }
}
