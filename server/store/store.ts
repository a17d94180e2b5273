import type { Settings } from '../settings.ts'
import { attachmentStore } from './attachments.ts'
import { deliveryStore } from './deliveries.ts'
import { erasureStore } from './erasure.ts'
import { postgresEngine } from './postgres.ts'
import { sqliteEngine } from './sqlite.ts'
import { submissionStore } from './submissions.ts'

/** All that visitors have sent; mail is a copy of it. Every method rejects when the database fails. */
export type Store = ReturnType<typeof openStore>

/** PostgreSQL if DATABASE_URL is set, else SQLite. Does not connect yet. */
export function openStore(settings: Settings) {
  const { DATABASE_URL } = settings
  const engine = DATABASE_URL === undefined ? sqliteEngine(settings) : postgresEngine(DATABASE_URL)
  const { db, assertRoom, exists, reclaimSpace, backUp } = engine
  const attachments = attachmentStore(db, assertRoom)
  const submissions = submissionStore(db, attachments.isIntact)
  return {
    attachments,
    submissions,
    deliveries: deliveryStore(db, submissions.find),
    erasure: erasureStore(db),
    exists,
    reclaimSpace,
    backUp,
    close: () => db.destroy(),
  }
}
