import { existsSync, mkdirSync } from 'node:fs'
import { mkdir, readdir, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { Kysely, SqliteDialect, sql } from 'kysely'
import type { Settings } from '../settings.ts'
import { NoRoomError } from './records.ts'
import { type Engine, prepareTables, type Tables } from './schema.ts'

export const databaseFile = 'submissions.sqlite'

/** SQLite in DATA_DIR. */
export function makeSqliteEngine({ DATA_DIR, DISK_RESERVE_MB }: Settings): Engine {
  const file = join(DATA_DIR, databaseFile)
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: () => openDatabase(file) }) })
  return {
    db,
    async assertRoom(bytes) {
      mkdirSync(DATA_DIR, { recursive: true })
      const { bavail, bsize } = await statfs(DATA_DIR)
      if (bavail * bsize < bytes + DISK_RESERVE_MB * 1024 ** 2) throw new NoRoomError('No disk space for files')
    },
    exists: () => existsSync(file),
    async reclaimSpace() {
      // A few pages at a time, so that others do not wait long for the database.
      for (let left = Number.POSITIVE_INFINITY; ; ) {
        const { rows } = await sql<{ freelist_count: number }>`pragma freelist_count`.execute(db)
        const free = rows[0]?.freelist_count ?? 0
        if (free === 0 || free >= left) break
        left = free
        await sql`pragma incremental_vacuum(1000)`.execute(db)
      }
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
      return { tracesLeftIn: rows[0]?.busy === 0 ? 'nowhere' : 'log' }
    },
    async backUp(folder) {
      await mkdir(folder, { recursive: true })
      if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty. Name a new or empty folder.`)
      const copy = join(folder, databaseFile)
      await sql`vacuum into ${copy}`.execute(db)
      return copy
    },
  }
}

/** How long to wait for another process that has the lock. While SQLite waits, this process serves no pages. */
const lockTimeoutMs = 500

/** Opens the database and makes its tables. Kysely calls this at the first query, and again at each query after a failure. */
async function openDatabase(file: string) {
  let database: DatabaseSync | undefined
  try {
    mkdirSync(dirname(file), { recursive: true })
    database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: lockTimeoutMs })
    // This has an effect only before the first table.
    database.exec('pragma auto_vacuum = incremental')
    // FULL syncs the log at every commit: an acknowledged submission survives a power cut, not only a crash.
    database.exec('pragma journal_mode = wal; pragma synchronous = full')
    // An erased person's data must not stay in free pages.
    database.exec('pragma secure_delete = on')
    const adapted = adaptToKysely(database)
    const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: adapted }) })
    await prepareTables(db, { key: 'integer primary key', bytes: 'blob' })
    return adapted
  } catch (error) {
    // If it stayed open, it could keep a lock that it has just taken.
    database?.close()
    const message = error instanceof Error ? error.message : error
    throw new Error(`${file} cannot be used: ${message}`, { cause: error })
  }
}

/** Node's built-in SQLite in the shape Kysely's SQLite dialect expects. */
function adaptToKysely(database: DatabaseSync) {
  const statements = new Map<string, StatementSync>()
  return {
    close: () => database.close(),
    prepare(text: string) {
      // A transaction that reads first and writes later fails when another process (the command line) writes in between.
      // With the write lock from its start on, it waits instead.
      const statement = statements.get(text) ?? database.prepare(text === 'begin' ? 'begin immediate' : text)
      // At most 200 are kept. A statement holds its last values: a new one for each piece of a file would keep the whole
      // file in memory.
      if (statements.size < 200) statements.set(text, statement)
      return {
        // A vacuum is read like a query: Node's `run` would free only one page.
        reader: statement.columns().length > 0 || text.startsWith('pragma incremental_vacuum'),
        all: (values: SQLInputValue[]) => statement.all(...values),
        run(values: SQLInputValue[]) {
          // After some errors SQLite has rolled back by itself.
          if (text === 'rollback' && !database.isTransaction) return { changes: 0, lastInsertRowid: 0 }
          try {
            return statement.run(...values)
          } catch (error) {
            // Otherwise the next write would become part of a transaction that is never committed.
            if (/^(begin|rollback)$/.test(text) && database.isTransaction) database.exec('rollback')
            throw error
          }
        },
        iterate: (values: SQLInputValue[]) => statement.iterate(...values),
      }
    },
  }
}
