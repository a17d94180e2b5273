import { existsSync, writeFileSync } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Settings } from '../settings.ts'
import { copyToPostgres } from './copy-to-postgres.ts'
import { diskReserve, unlimitedDisk } from './disk-reserve.ts'
import { openPostgres } from './postgres.ts'
import { UnusableError } from './records.ts'
import { databaseFile, openSqlite, reclaimSqlite } from './sqlite.ts'

/** What differs between SQLite and PostgreSQL; everything else is written once for both. */
type Engine = ReturnType<typeof sqliteEngine>

/** PostgreSQL if DATABASE_URL is set, which several processes share; else SQLite in DATA_DIR. */
export function engineOf({ DATABASE_URL, DATA_DIR, DISK_RESERVE_MB }: Settings): Engine {
  return DATABASE_URL === undefined ? sqliteEngine(DATA_DIR, DISK_RESERVE_MB) : postgresEngine(DATABASE_URL)
}

function sqliteEngine(dataDir: string, reserveMB: number) {
  const file = join(dataDir, databaseFile)
  const db = openSqlite(file)
  const disk = diskReserve(dataDir, reserveMB)
  return {
    db,
    disk,
    /** Whether a claim leaves out rows that others are claiming at the same moment; here one process writes at a time. */
    skipLocked: false,
    /** The first use makes a database. */
    exists: () => existsSync(file),
    /** Gives the space of what was erased back to the disk, without a trace; false while another process reads. */
    async reclaimSpace() {
      const isDone = await disk.whenErasing(() => reclaimSqlite(db))
      await disk.takeReserve()
      return isDone
    },
    /** For staff. */
    tracesOfErased: 'Nothing of it is left in the database.',
    /** Copies everything into one file in a new or empty folder, also while a service runs; returns the file. */
    async backUp(folder: string): Promise<string> {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      if ((await readdir(folder)).length > 0)
        throw new UnusableError(`${folder} is not empty. Name a new or empty folder.`)
      const copy = join(folder, databaseFile)
      // Made first, with these rights: SQLite would make a file that others can read.
      writeFileSync(copy, '', { mode: 0o600, flag: 'wx' })
      await sql`vacuum into ${copy}`.execute(db)
      return copy
    },
    /** Copies everything into an empty PostgreSQL; everything here stays. */
    copyToPostgres: (url: string) => copyToPostgres(file, url),
  }
}

function postgresEngine(url: string): Engine {
  return {
    db: openPostgres(url),
    disk: unlimitedDisk,
    skipLocked: true,
    exists: () => true,
    // Its own vacuum does that.
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
