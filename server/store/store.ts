import type { Settings } from '../settings.ts'
import { attachmentQueries } from './attachments.ts'
import { deliveryQueries } from './deliveries.ts'
import { erasureQueries } from './erasure.ts'
import { postgresEngine } from './postgres.ts'
import { sqliteEngine } from './sqlite.ts'
import { submissionQueries } from './submissions.ts'

/** All that visitors have sent; mail is a copy of it. Every method rejects when the database fails. */
export type Store = ReturnType<typeof openStore>

/** PostgreSQL if DATABASE_URL is set, else SQLite. Does not connect yet. */
export function openStore(settings: Settings) {
  const { DATABASE_URL } = settings
  const engine = DATABASE_URL === undefined ? sqliteEngine(settings) : postgresEngine(DATABASE_URL)
  const { db, assertRoom, exists, reclaimSpace, backUp } = engine
  const attachments = attachmentQueries(db, assertRoom)
  const submissions = submissionQueries(db, attachments.isIntact)
  return {
    attachments,
    submissions,
    deliveries: deliveryQueries(db, submissions.find),
    erasure: erasureQueries(db),
    exists,
    reclaimSpace,
    backUp,
    close: () => db.destroy(),
  }
}
