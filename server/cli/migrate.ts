import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openDiskAttachments } from '../attachments/disk-attachments.ts'
import { openAttachments } from '../attachments/open-attachments.ts'
import { holdSqlite } from '../store/held-sqlite.ts'
import { openPostgresStore } from '../store/postgres-store.ts'
import { databaseFile } from '../store/sqlite-store.ts'
import type { CommandParts } from './commands.ts'
import { contents, refuseUnlessEmpty, takeOverFile } from './copied-files.ts'
import { UsageError } from './usage-error.ts'

/**
 * Moves everything from SQLite and the disk in DATA_DIR to an empty PostgreSQL, and the files to ATTACHMENTS_URL if it
 * is set. Rows go last and in one transaction, so that it can be repeated after an interruption. DATA_DIR stays as it is.
 */
export async function migrate(
  to: string | undefined,
  { env, print }: Pick<CommandParts, 'env' | 'print'>,
): Promise<void> {
  if (to === undefined || !/^postgres(ql)?:\/\//.test(to))
    throw new UsageError('Name the database: --to postgres://…')
  const file = join(env.DATA_DIR, databaseFile)
  if (!existsSync(file)) throw new UsageError(`There is no ${file} to move.`)
  const source = holdSqlite(file)
  const work = await mkdtemp(join(env.DATA_DIR, 'migrate-'))
  const store = openPostgresStore(to, 2)
  try {
    await refuseUnlessEmpty(store, 'Move into an empty database.')
    source.copyTo(join(work, databaseFile))
    const { files } = await contents(work)
    const [from, target] = [
      openDiskAttachments(join(env.DATA_DIR, 'attachments')),
      await openAttachments(env),
    ]
    for (const it of files) await takeOverFile(target, it, await from.read(it.id))
    const copied = await store.fillFrom(join(work, databaseFile))
    print(
      [
        `Moved ${copied.submissions} submissions, ${copied.attachments} files, ${copied.outboxRows} outbox rows.`,
        `Every row read again on both sides: SHA-256 ${copied.sha256}. Every file's hash is right.`,
        'Now start every replica with DATABASE_URL, the same ATTACHMENTS_URL and the same LINK_SECRET. The content of',
        `${join(env.DATA_DIR, 'secret')} as LINK_SECRET keeps links in mails already sent valid.`,
      ].join('\n'),
    )
  } finally {
    source.close()
    await rm(work, { recursive: true })
    await store.close()
  }
}
