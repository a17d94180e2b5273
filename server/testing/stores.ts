import { onTestFinished } from 'vitest'
import { readSettings } from '../env.ts'
import { openStore, type Store } from '../store/store.ts'
import { aFolder } from './a-folder.ts'
import { aDatabaseServer } from './other-servers.ts'

/** For tests of both databases, in a file that starts a PostgreSQL: what gives an empty store, closed after the test. */
export async function kindsOfStore() {
  const postgres = await aDatabaseServer()
  async function closed(settings: Record<string, string>) {
    const store = openStore(readSettings(settings))
    onTestFinished(() => store.close())
    return store
  }
  return [
    ['SQLite', () => closed({ DATA_DIR: aFolder('store'), DISK_RESERVE_MB: '0' })],
    ['PostgreSQL', async () => closed({ DATABASE_URL: await postgres.url() })],
  ] as const
}

/** The text of a stored file, empty when there is none. */
export async function textOf(store: Store, { id }: { id: string }): Promise<string> {
  return Buffer.concat(await Array.fromAsync(store.readAttachment(id))).toString()
}
