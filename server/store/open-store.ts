import type { Env } from '../env.ts'
import type { CountVisit } from './postgres-rate-limits.ts'
import { schemaVersion } from './prepare-tables.ts'
import { openSqliteStore } from './sqlite-store.ts'
import type { Store } from './store.ts'

/** Where a restore or a move works in DATA_DIR. What lies there after it was killed goes at the next start. */
export const unfinishedCopy = 'unfinished-copy'

type Parts = {
  env: Env
  /** Told what is worth knowing and stops nothing. */
  warn: (words: string) => void
}

/** PostgreSQL if DATABASE_URL is set, which replicas share and count visitors in; else SQLite in DATA_DIR. */
export async function openStore({ env, warn }: Parts): Promise<Store & { countVisit?: CountVisit }> {
  const found = (version: number) => {
    if (version > schemaVersion)
      warn(
        `a newer release has changed the database (version ${version}, this one knows ${schemaVersion}): what it added is left alone`,
      )
  }
  if (env.DATABASE_URL === undefined) return openSqliteStore(env.DATA_DIR, found)
  // Loaded only when asked for: a single machine does without the driver.
  const { openPostgresStore } = await import('./postgres-store.ts')
  return openPostgresStore(env.DATABASE_URL, env.DATABASE_CONNECTIONS, found)
}
