import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '../settings.ts'
import { type Disk, diskReserve } from './disk-reserve.ts'
import { openPostgres } from './postgres.ts'
import type { Database } from './schema.ts'
import { databaseFile, openSqlite, reclaimSqlite } from './sqlite.ts'

/**
 * What the store's queries need to know of their database; they are written once for both. How each is opened and makes
 * its tables is in sqlite.ts and postgres.ts; the commands `backup` and `migrate` are for SQLite only.
 */
type Engine = {
  /** Connects at its first use. */
  db: Database
  /** The disk under the database. */
  disk: Disk
  /** Whether a claim leaves out rows that others are claiming at the same moment. */
  skipLocked: boolean
  /** Whether there is a database already. */
  exists: () => boolean
  /**
   * Gives the space of what was erased back to the disk. Resolves with where traces are left: nowhere, in the log because
   * another process reads it, or in free space until it is used again.
   */
  reclaimSpace: () => Promise<'nowhere' | 'log' | 'freeSpace'>
}

/** PostgreSQL if DATABASE_URL is set, which several processes share; else SQLite in DATA_DIR. */
export function engineOf({ DATABASE_URL, DATA_DIR, DISK_RESERVE_MB }: Settings): Engine {
  return DATABASE_URL === undefined ? sqliteEngine(DATA_DIR, DISK_RESERVE_MB) : postgresEngine(DATABASE_URL)
}

function sqliteEngine(dataDir: string, reserveMB: number): Engine {
  const file = join(dataDir, databaseFile)
  const db = openSqlite(file)
  const disk = diskReserve(dataDir, reserveMB)
  return {
    db,
    disk,
    // One process writes at a time.
    skipLocked: false,
    exists: () => existsSync(file),
    async reclaimSpace() {
      const isDone = await disk.whenErasing(() => reclaimSqlite(db))
      await disk.takeReserve()
      return isDone ? 'nowhere' : 'log'
    },
  }
}

function postgresEngine(url: string): Engine {
  return {
    db: openPostgres(url),
    // The server looks after its own disk.
    disk: { hasRoom: async () => true, whenErasing: (work) => work() },
    skipLocked: true,
    exists: () => true,
    // Its own vacuum frees the space.
    reclaimSpace: async () => 'freeSpace',
  }
}
