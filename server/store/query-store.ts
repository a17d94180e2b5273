import type { Kysely, Transaction } from 'kysely'
import { copyRows, summaryOf } from './copy-rows.ts'
import { claimDue, markSpam, retry, settle } from './outbox-queries.ts'
import { claimJob, counts, lastRun, noteJob } from './overview-queries.ts'
import { ages, bringBack, eraseFrom, eraseSetAside, eraseSpam, setAside } from './removal-queries.ts'
import { openSqlite } from './sqlite-database.ts'
import { type NewSubmission, OutcomeUnknownError, type Store } from './store.ts'
import {
  allFiles,
  allSubmissions,
  alteredSubmissions,
  findAttachment,
  findSubmission,
  insertSubmission,
} from './submission-queries.ts'
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
  return {
    add: (submission) => add(db, submission, engine),
    all: () => allSubmissions(db),
    find: (id) => findSubmission(db, id),
    findAttachment: (id) => findAttachment(db, id),
    files: () => allFiles(db),
    damage: () => alteredSubmissions(db),
    claimDue: (channels, now, leaseUntil) => claimDue(db, channels, now, leaseUntil, engine.skipLocked),
    settle: (id, channel, attempt, result) => settle(db, id, channel, attempt, result),
    retry: (id, now) => retry(db, id, now),
    markSpam: (id, spam, now) => markSpam(db, id, spam, now),
    eraseFrom: (email) => eraseFrom(db, email),
    eraseSpam: (ids) => eraseSpam(db, ids),
    ages: (limits, now) => ages(db, limits, now),
    setAside: (limits, now) => setAside(db, limits, now),
    bringBack: () => bringBack(db),
    eraseSetAside: (before) => eraseSetAside(db, before),
    emptyLog: async () => true,
    counts: (since) => counts(db, since),
    claimJob: (name, now, every) => claimJob(db, name, now, every),
    noteJob: (name, now) => noteJob(db, name, now),
    lastRun: (name, now) => lastRun(db, name, now),
    summary: () => summaryOf(db),
    async fillFrom(file) {
      const copy = openSqlite(file)
      try {
        return await db.transaction().execute((trx) => copyRows(copy, trx))
      } finally {
        await copy.destroy()
      }
    },
    ready: () => noteJob(db, 'readiness', 1),
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
