import { openPostgres } from './postgres.ts'
import { UnusableError } from './records.ts'
import type { Database } from './schema.ts'
import { openSqlite } from './sqlite.ts'

/**
 * Copies an SQLite file that no process uses into PostgreSQL, in one transaction. The file stays as it is. Rejects with
 * UnusableError when the file is in use or there are submissions already.
 */
export async function copyToPostgres(file: string, url: string): Promise<void> {
  const source = openSqlite(file, { exclusive: true })
  const target = openPostgres(url)
  try {
    await target.transaction().execute((trx) => copyTables(source, trx))
  } finally {
    await Promise.all([source.destroy(), target.destroy()])
  }
}

/** Row by row, so that they need not fit into memory. */
async function copyTables(from: Database, to: Database) {
  if ((await to.selectFrom('submissions').select('reference').limit(1).execute()).length > 0)
    throw new UnusableError('There are submissions already. Use an empty database.')
  // Each database numbers its own submissions.
  for await (const { seq: _, ...row } of from.selectFrom('submissions').selectAll().orderBy('seq').stream())
    await to.insertInto('submissions').values(row).execute()
  for await (const row of from.selectFrom('attachments').selectAll().stream())
    await to.insertInto('attachments').values(row).execute()
  for await (const row of from.selectFrom('pieces').selectAll().stream())
    await to.insertInto('pieces').values(row).execute()
}
