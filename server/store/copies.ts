import { writeFileSync } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openPostgres } from './postgres.ts'
import { databaseFile, openSqlite } from './sqlite.ts'

/** Copies the SQLite database of DATA_DIR into a new or empty folder, also while a service runs. Returns the new file. */
export async function backUpSqlite(dataDir: string, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty. Name a new or empty folder.`)
  const copy = join(folder, databaseFile)
  // Made first, with these rights: SQLite would make a file that others can read.
  writeFileSync(copy, '', { mode: 0o600, flag: 'wx' })
  const db = openSqlite(join(dataDir, databaseFile))
  await sql`vacuum into ${copy}`.execute(db).finally(() => db.destroy())
  return copy
}

/**
 * Copies the SQLite database of DATA_DIR into PostgreSQL, in one transaction; the file stays as it is. Rejects when another
 * process uses the file, or when PostgreSQL has submissions already.
 */
export async function copyToPostgres(dataDir: string, url: string): Promise<void> {
  const source = openSqlite(join(dataDir, databaseFile), { exclusive: true })
  const target = openPostgres(url)
  try {
    await target.transaction().execute(async (trx) => {
      if ((await trx.selectFrom('submissions').select('seq').limit(1).execute()).length > 0)
        throw new Error('There are submissions already. Use an empty database.')
      // Row by row, so that they need not fit into memory. Each database numbers its own submissions.
      for await (const { seq: _, ...row } of source.selectFrom('submissions').selectAll().orderBy('seq').stream())
        await trx.insertInto('submissions').values(row).execute()
      for await (const row of source.selectFrom('attachments').selectAll().stream())
        await trx.insertInto('attachments').values(row).execute()
      for await (const row of source.selectFrom('pieces').selectAll().stream())
        await trx.insertInto('pieces').values(row).execute()
    })
  } finally {
    await Promise.all([source.destroy(), target.destroy()])
  }
}
