import { Readable } from 'node:stream'
import type { Settings } from '../settings.ts'
import { attachmentQueries } from './attachments.ts'
import { deliveryQueries } from './deliveries.ts'
import { engineOf } from './engines.ts'
import { jobQueries } from './jobs.ts'
import { removalQueries } from './removal.ts'
import { submissionQueries } from './submissions.ts'

/** All that visitors have sent; mail is a copy of it. Every method rejects when the database fails. */
export type Store = ReturnType<typeof openStore>

/** Does not connect yet. */
export function openStore(settings: Settings) {
  const { db, hasRoomFor, skipLocked, exists, reclaimSpace } = engineOf(settings)
  const attachments = attachmentQueries(db, hasRoomFor)
  const submissions = submissionQueries(db, attachments.isIntact)
  return {
    attachments,
    submissions,
    deliveries: deliveryQueries(db, submissions.find, skipLocked),
    jobs: jobQueries(db),
    removal: removalQueries(db, attachments.removeStaleFiles),
    exists,
    reclaimSpace,
    /** Rejects unless a form with files could be stored now. */
    async checkWritable(now: number) {
      const file = { name: trialFileName, type: 'application/pdf' } as const
      const { id } = await attachments.storeFile(file, Readable.from([Buffer.alloc(1)]), now)
      await attachments.removeUnattached([id])
    },
    close: () => db.destroy(),
  }
}

export const trialFileName = 'a test'
