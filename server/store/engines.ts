import { existsSync, mkdirSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settings } from '../settings.ts'
import { openPostgres } from './postgres.ts'
import type { Database } from './schema.ts'
import { backUpSqlite, databaseFile, openSqlite, reclaimSqlite } from './sqlite.ts'

/** Files would take the disk space that is reserved for texts. */
export class NoRoomError extends Error {}

/**
 * What the store's queries need to know of their database; they are written once for both. How each is opened and makes
 * its tables is in sqlite.ts and postgres.ts.
 */
type Engine = {
  /** Connects at its first use. */
  db: Database
  /** Rejects with NoRoomError unless files may take so many bytes more. They leave DISK_RESERVE_MB of the disk to texts. */
  checkRoom: (bytes: number) => Promise<void>
  /** Whether there is a database already. */
  exists: () => boolean
  /**
   * Gives the space of what was erased back to the disk. Resolves with where traces are left: nowhere, in the log because
   * another process reads it, or in free space until it is used again.
   */
  reclaimSpace: () => Promise<'nowhere' | 'log' | 'freeSpace'>
  /** Copies everything into a new or empty folder; returns the new file. */
  backUp: (folder: string) => Promise<string>
}

/** PostgreSQL if DATABASE_URL is set, which several processes share; else SQLite in DATA_DIR. */
export function engineOf({ DATABASE_URL, DATA_DIR, DISK_RESERVE_MB }: Settings): Engine {
  return DATABASE_URL === undefined ? sqliteEngine(DATA_DIR, DISK_RESERVE_MB) : postgresEngine(DATABASE_URL)
}

function sqliteEngine(dataDir: string, reserveMB: number): Engine {
  const file = join(dataDir, databaseFile)
  const db = openSqlite(file)
  return {
    db,
    async checkRoom(bytes) {
      mkdirSync(dataDir, { recursive: true })
      const { bavail, bsize } = await statfs(dataDir)
      if (bavail * bsize < bytes + reserveMB * 1024 ** 2) throw new NoRoomError('No disk space for files')
    },
    exists: () => existsSync(file),
    reclaimSpace: async () => ((await reclaimSqlite(db)) ? 'nowhere' : 'log'),
    backUp: (folder) => backUpSqlite(db, folder),
  }
}

function postgresEngine(url: string): Engine {
  return {
    db: openPostgres(url),
    // The server looks after its own disk.
    checkRoom: async () => undefined,
    exists: () => true,
    // Its own vacuum frees the space.
    reclaimSpace: async () => 'freeSpace',
    async backUp() {
      throw new Error('Back up PostgreSQL by its own tool: pg_dump --format=custom --file=FILE "$DATABASE_URL"')
    },
  }
}
