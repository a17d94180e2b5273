import { onTestFinished } from 'vitest'
import { readSettings } from '../env.ts'
import { openStore, type Store } from '../store/store.ts'
import { aFolder } from './lifetime.ts'
import { aDatabaseServer } from './other-servers.ts'

/** The store in this folder; not closed. */
export function sqliteStore(folder: string): Store {
  return openStore(readSettings({ DATA_DIR: folder, DISK_RESERVE_MB: '0' }))
}

/** For tests of both databases, in a file that starts a PostgreSQL: what gives an empty store, closed after the test. */
export async function kindsOfStore() {
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
export async function textOf(store: Store, { id }: { id: string }): Promise<string> {
  return Buffer.concat(await Array.fromAsync(store.readAttachment(id))).toString()
}
