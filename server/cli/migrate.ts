import { join } from 'node:path'
import { openDiskAttachments } from '../attachments/disk-attachments.ts'
import { openAttachments } from '../attachments/open-attachments.ts'
import { holdSqlite } from '../store/held-sqlite.ts'
import { openPostgresStore } from '../store/postgres-store.ts'
import { databaseFile } from '../store/sqlite-store.ts'
import { type CommandParts, nameLeftOut, refuseWithoutDatabase, UsageError } from './command.ts'
import { inWorkFolder, onCopy, refuseUnlessEmpty, takeOverFiles } from './copied-files.ts'

/**
 * Moves everything from SQLite and the disk in DATA_DIR to an empty PostgreSQL, and the files to ATTACHMENTS_URL if it
 * is set. Rows go last and in one transaction, so that it can be repeated after an interruption. DATA_DIR stays as it is.
 */
export async function migrate(to: string | undefined, { env, print }: CommandParts): Promise<void> {
  if (to === undefined || !/^postgres(ql)?:\/\//.test(to))
    throw new UsageError('Name the database: --to postgres://…')
  refuseWithoutDatabase(env.DATA_DIR)
  const source = holdSqlite(join(env.DATA_DIR, databaseFile))
  const store = openPostgresStore(to, 2)
  try {
    await refuseUnlessEmpty(store, 'Move into an empty database.')
    await inWorkFolder(env.DATA_DIR, async (work) => {
      source.copyTo(join(work, databaseFile))
      const from = openDiskAttachments(join(env.DATA_DIR, 'attachments'))
      const target = await openAttachments(env)
      const damaged = await onCopy(work, (copy) => takeOverFiles(copy, target, from.read))
      const copied = await store.fillFrom(join(work, databaseFile))
      await print(
        [
          `Moved ${copied.submissions} submissions, ${copied.attachments - damaged.length} files, ${copied.outboxRows} outbox rows.`,
          `Every row read again on both sides: SHA-256 ${copied.sha256}. The hash of every file moved is right.`,
          'Now start every replica with DATABASE_URL, the same ATTACHMENTS_URL and the same LINK_SECRET. The content of',
          `${join(env.DATA_DIR, 'secret')} as LINK_SECRET keeps links in mails already sent valid.`,
        ].join('\n'),
      )
      nameLeftOut(damaged)
    })
  } finally {
    source.close()
    await store.close()
  }
}
