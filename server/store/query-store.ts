import { existsSync } from 'node:fs'
import type { Kysely, Transaction } from 'kysely'
import { copyRows, summaryOf } from './copy-rows.ts'
import { outboxQueries } from './outbox-queries.ts'
import { overviewQueries } from './overview-queries.ts'
import { removalQueries } from './removal-queries.ts'
import { openSqlite } from './sqlite-database.ts'
import { type NewSubmission, OutcomeUnknownError, type Store } from './store.ts'
import { insertSubmission, submissionQueries } from './submission-queries.ts'
import type { Tables } from './tables.ts'

type Engine = {
  /** Others may be claiming in the same moment; their rows are passed over instead of waited for. */
  skipLocked: boolean
  beforeAdding?: (trx: Transaction<Tables>, submission: NewSubmission) => Promise<void>
  /** Whether a transaction that failed in its commit is surely not stored. */
  isSurelyUndone: (error: unknown) => boolean
}

/** What every kind of store does by the same queries. */
export function queryStore(db: Kysely<Tables>, engine: Engine): Omit<Store, 'copyTo'> {
  const overview = overviewQueries(db)
  return {
    ...submissionQueries(db),
    ...outboxQueries(db, engine.skipLocked),
    ...removalQueries(db),
    ...overview,
    add: (submission) => add(db, submission, engine),
    emptyLog: async () => true,
    summary: () => summaryOf(db),
    async fillFrom(file) {
      // SQLite would make an empty one.
      if (!existsSync(file)) throw new Error(`${file} is gone: was the service started meanwhile?`)
      const copy = openSqlite(file)
      try {
        return await db.transaction().execute((trx) => copyRows(copy, trx))
      } finally {
        await copy.destroy()
      }
    },
    ready: () => overview.noteJob('readiness', 1),
    close: () => db.destroy(),
  }
}

async function add(db: Kysely<Tables>, submission: NewSubmission, { beforeAdding, isSurelyUndone }: Engine) {
  let committing = false
  try {
    return await db.transaction().execute(async (trx) => {
      await beforeAdding?.(trx, submission)
      const added = await insertSubmission(trx, submission)
      committing = true
      return added
    })
  } catch (error) {
    if (!committing || isSurelyUndone(error)) throw error
    throw new OutcomeUnknownError('Storing failed at its very end', { cause: error })
  }
}
