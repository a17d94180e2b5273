import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Settings } from '../settings.ts'
import { attachmentQueries } from './attachments.ts'
import { deliveryQueries } from './deliveries.ts'
import { diskReserve, unlimitedDisk } from './disk-reserve.ts'
import { jobQueries } from './jobs.ts'
import { openPostgres } from './postgres.ts'
import { removalQueries } from './removal.ts'
import { databaseFile, openSqlite, reclaimSqlite } from './sqlite.ts'
import { submissionQueries } from './submissions.ts'

/** All that visitors have sent; mail is a copy of it. Every method rejects when the database fails. */
export type Store = ReturnType<typeof openStore>

/** PostgreSQL if DATABASE_URL is set, which several processes share; else SQLite in DATA_DIR. Does not connect yet. */
export function openStore({ DATABASE_URL: url, DATA_DIR, DISK_RESERVE_MB }: Settings) {
  const db = url === undefined ? openSqlite(join(DATA_DIR, databaseFile)) : openPostgres(url)
  const disk = url === undefined ? diskReserve(DATA_DIR, DISK_RESERVE_MB) : unlimitedDisk
  const attachments = attachmentQueries(db, disk)
  const submissions = submissionQueries(db, attachments.isIntact)
  return {
    ...attachments,
    ...submissions,
    ...deliveryQueries(db, submissions.find, url !== undefined),
    ...jobQueries(db),
    ...removalQueries(db, disk, attachments.removeStaleFiles),
    /** Rejects unless a form with files could be stored now. */
    async checkWritable(now: number) {
      const file = { name: trialFileName, type: 'application/pdf' } as const
      const { id } = await attachments.storeFile(file, Readable.from([Buffer.alloc(1)]), now)
      await attachments.removeUnattached([id])
    },
    /** Gives the space of what was erased back to the disk, without a trace; false while another process reads. */
    async reclaimSpace() {
      // PostgreSQL does so by its own vacuum.
      const isDone = url !== undefined || (await disk.whenErasing(() => reclaimSqlite(db)))
      await disk.takeReserve()
      return isDone
    },
    close: () => db.destroy(),
  }
}

export const trialFileName = 'a test'
