import { sql } from 'kysely'
import type { DeliveryResult, Submission } from './records.ts'
import type { Database } from './schema.ts'

/** Claims due deliveries, and stores their results. Times are ms since 1970. */
export function makeDeliveryStore(db: Database, find: (reference: string) => Promise<Submission | undefined>) {
  return {
    /** Claims one delivery that is due, so that nobody else claims it before `claimedUntil`, not even after a crash. */
    async claimDue(now: number, claimedUntil: number): Promise<Submission | undefined> {
      const due = db
        .selectFrom('submissions')
        .select('seq')
        // A literal instead of a parameter, so that the partial index is used.
        .where('state', '=', sql.lit('pending'))
        .where('dueAt', '<=', now)
        .orderBy('dueAt')
        .limit(1)
      const claimed = await db
        .updateTable('submissions')
        .set((row) => ({
          attempts: row('attempts', '+', 1),
          // When a process dies while sending, another one claims the delivery at this time.
          dueAt: claimedUntil,
        }))
        .where('seq', '=', due)
        // PostgreSQL asks again after it has waited for another process that claims the same row.
        .where('dueAt', '<=', now)
        .returning('reference')
        .executeTakeFirst()
      // The row is read after the claim: if it cannot be read, it stays claimed, and the others go on.
      return claimed && find(claimed.reference)
    },

    /** Stores the result of one attempt; `claimedUntil` is that of its claim. */
    async settle(reference: string, claimedUntil: number, result: DeliveryResult) {
      await db
        .updateTable('submissions')
        .set(result)
        .where('reference', '=', reference)
        // Another claim may have begun meanwhile, or a person may have made it due. Then only a success still counts.
        .$if(result.state !== 'delivered', (query) =>
          query.where('state', '=', 'pending').where('dueAt', '=', claimedUntil),
        )
        .execute()
    },

    /** Sets a delivery due now unless it was delivered; returns whether it did. */
    async setDue(reference: string, now: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('submissions')
        // The attempts are counted anew, since a person decided so.
        .set({ state: 'pending', dueAt: now, attempts: 0, settledAt: null })
        .where('reference', '=', reference)
        .where('state', '!=', 'delivered')
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
  }
}
