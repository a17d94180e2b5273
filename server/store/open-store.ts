import type { Env } from '../env.ts'
import type { CountVisit } from './postgres-rate-limits.ts'
import { openSqliteStore } from './sqlite-store.ts'
import type { Store } from './store.ts'

/** PostgreSQL if DATABASE_URL is set, which replicas share and count visitors in; else SQLite in DATA_DIR. */
export async function openStore(
  env: Pick<Env, 'DATABASE_URL' | 'DATABASE_CONNECTIONS' | 'DATA_DIR'>,
): Promise<Store & { countVisit?: CountVisit }> {
  if (env.DATABASE_URL === undefined) return openSqliteStore(env.DATA_DIR)
  // Loaded only when asked for: a single machine does without the driver.
  const { openPostgresStore } = await import('./postgres-store.ts')
  return openPostgresStore(env.DATABASE_URL, env.DATABASE_CONNECTIONS)
}
