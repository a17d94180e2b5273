import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { queryStore } from './query-store.ts'
import { openSqlite } from './sqlite-database.ts'
import type { Store } from './store.ts'

export const databaseFile = 'submissions.sqlite'

/** The database in this folder. Does not open it yet: each use does, and rejects while it cannot be used. */
export function openSqliteStore(folder: string, found?: (schemaVersion: number) => void): Store {
  const db = openSqlite(join(folder, databaseFile), found)
  const store = queryStore(db, { skipLocked: false, isSurelyUndone: (error) => !isInputOutput(error) })

  return {
    ...store,
    async *damage() {
      const { rows } = await sql<{ integrityCheck: string }>`pragma integrity_check`.execute(db)
      for (const { integrityCheck: words } of rows) if (words !== 'ok') yield `the database: ${words}`
      yield* store.damage()
    },
    async emptyLog() {
      for (let tries = 0; tries < 10; tries += 1) {
        const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
        if (rows[0]?.busy === 0) return true
        await sleep(100)
      }
      return false
    },
    async copyTo(file) {
      // Made first, for SQLite would let others read it.
      writeFileSync(file, '', { mode: 0o600 })
      await sql`vacuum into ${file}`.execute(db)
    },
  }
}

/** Of all that can fail in a commit only this leaves open whether it will be found after a crash. */
function isInputOutput(error: unknown) {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 10
}
