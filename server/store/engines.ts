import { existsSync } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settings } from '../settings.ts'
import { copySqlite, copyToPostgres } from './copies.ts'
import { type Disk, diskReserve, unlimitedDisk } from './disk-reserve.ts'
import { openPostgres } from './postgres.ts'
import { UnusableError } from './records.ts'
import type { Database } from './schema.ts'
import { databaseFile, openSqlite, reclaimSqlite } from './sqlite.ts'

/** What differs between SQLite and PostgreSQL; everything else is written once for both. */
type Engine = {
  db: Database
  disk: Disk
  /** Whether a claim leaves out rows that another process is claiming at the same moment, in place of waiting for them. */
  skipLocked: boolean
  /** Whether there is a database already; SQLite's is made at the first use, and that of PostgreSQL must be there. */
  exists: () => boolean
  /** Gives the space of what was erased back to the disk, without a trace; false while another process reads. */
  reclaimSpace: () => Promise<boolean>
  /** For staff: what is left of an erased submission after that. */
  tracesOfErased: string
  /** Copies everything into one file in a new or empty folder, also while a service runs; returns the file. */
  backUp: (folder: string) => Promise<string>
  /** Copies everything into an empty PostgreSQL, and leaves everything here as it is. */
  copyToPostgres: (url: string) => Promise<void>
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
      return isDone
    },
    tracesOfErased: 'Nothing of it is left in the database.',
    async backUp(folder) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      if ((await readdir(folder)).length > 0)
        throw new UnusableError(`${folder} is not empty. Name a new or empty folder.`)
      const copy = join(folder, databaseFile)
      await copySqlite(db, copy)
      return copy
    },
    copyToPostgres: (url) => copyToPostgres(file, url),
  }
}

function postgresEngine(url: string): Engine {
  return {
    db: openPostgres(url),
    disk: unlimitedDisk,
    skipLocked: true,
    exists: () => true,
    // By its own vacuum.
    reclaimSpace: async () => true,
    tracesOfErased: 'PostgreSQL frees their space at its next vacuum, and overwrites it later.',
    async backUp() {
      throw new UnusableError('Back up PostgreSQL by its own tool: pg_dump --format=custom --file=FILE "$DATABASE_URL"')
    },
    async copyToPostgres() {
      throw new UnusableError('Leave DATABASE_URL out: what is copied is the database in DATA_DIR.')
    },
  }
}
