import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { onTestFinished } from 'vitest'
import { aFolder } from '../../testing/lifetime.ts'
import { readSettings } from '../settings.ts'
import { databaseFile } from '../store/sqlite.ts'
import { openStore, type Store } from '../store/store.ts'
import { aDatabaseServer } from './a-database-server.ts'

/** The store in this folder; not closed. */
export function sqliteStore(folder: string): Store {
  return openStore(readSettings({ DATA_DIR: folder, DISK_RESERVE_MB: '0' }))
}

/** For tests of both databases; starts a PostgreSQL. Returns functions that make an empty store, closed after the test. */
export async function startStores() {
  const postgres = await aDatabaseServer()
  async function closed(store: Store) {
    onTestFinished(() => store.close())
    return store
  }
  return [
    ['SQLite', () => closed(sqliteStore(aFolder('store')))],
    ['PostgreSQL', async () => closed(openStore(readSettings({ DATABASE_URL: await postgres.url() })))],
  ] as const
}

/** The text of a stored file, empty when there is none. */
export async function readText(store: Store, { id }: { id: string }): Promise<string> {
  return Buffer.concat(await Array.fromAsync(store.attachments.read(id))).toString()
}

/** How many files in the database belong to no submission. */
export function countUnattached(dataDir: string): number {
  const database = new DatabaseSync(join(dataDir, databaseFile))
  try {
    return Number(database.prepare('select count(*) as number from attachments where submission is null').get()?.number)
  } catch {
    // There is no table before the first use.
    return 0
  } finally {
    database.close()
  }
}

/** Takes the pieces of one file away, puts others in the place of another's, and this content into an inquiry. */
export function damage(dataDir: string, { gone = '', altered = '', inquiry = '', content = '' }) {
  const database = new DatabaseSync(join(dataDir, databaseFile))
  database.prepare('delete from pieces where "attachmentId" = ?').run(gone)
  database.prepare('update pieces set content = ? where "attachmentId" = ?').run(Buffer.from('x'), altered)
  database.prepare('update submissions set content = ? where reference = ?').run(content, inquiry)
  database.close()
}
