import type { Settings } from '../settings.ts'
import { makeAttachmentStore } from './attachments.ts'
import { makeDailyRunStore } from './daily-run.ts'
import { makeDeliveryStore } from './deliveries.ts'
import { makeErasureStore } from './erasure.ts'
import { makePostgresEngine } from './postgres.ts'
import { makeSqliteEngine } from './sqlite.ts'
import { makeSubmissionStore } from './submissions.ts'

/** All that visitors have sent; mail is a copy of it. Every method rejects when the database fails. */
export type Store = ReturnType<typeof openStore>

/** PostgreSQL if DATABASE_URL is set, else SQLite. Does not connect yet. */
export function openStore(settings: Settings) {
  const { DATABASE_URL } = settings
  const engine = DATABASE_URL === undefined ? makeSqliteEngine(settings) : makePostgresEngine(DATABASE_URL)
  const { db, assertRoom, exists, reclaimSpace, backUp } = engine
  const attachments = makeAttachmentStore(db, assertRoom)
  const submissions = makeSubmissionStore(db, attachments.isIntact)
  return {
    attachments,
    submissions,
    deliveries: makeDeliveryStore(db, submissions.find),
    erasure: makeErasureStore(db),
    dailyRun: makeDailyRunStore(db),
    exists,
    reclaimSpace,
    backUp,
    close: () => db.destroy(),
  }
}
