import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { Kysely, type SqliteDatabase, SqliteDialect } from 'kysely'
import { migrateToLatest } from './migrations.ts'
import type { Tables } from './tables.ts'

/** The tables in this file, made if they are not there. Rejects when it is no database or cannot be written. */
export async function openSqlite(file: string): Promise<Kysely<Tables>> {
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: openDatabase(file) }) })
  await migrateToLatest(db, 'sqlite')
  return db
}

/** Node's built-in SQLite in the shape Kysely's SQLite dialect expects. */
function openDatabase(file: string): SqliteDatabase {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: 1000 })
  database.exec('pragma journal_mode = wal')
  // FULL syncs the log at every commit: what was acknowledged survives a power cut, not only a crash.
  database.exec('pragma synchronous = full')
  // An erased person's data must not linger in free pages.
  database.exec('pragma secure_delete = on')
  const prepared = new Map<string, StatementSync>()
  return {
    close: () => database.close(),
    prepare(sql) {
      // A transaction that reads first and writes later would fail at once, without waiting, when another process
      // (the command line) writes in between; taking the write lock at its start makes it wait its turn.
      const text = sql === 'begin' ? 'begin immediate' : sql
      const statement = prepared.get(text) ?? database.prepare(text)
      // Queries are built from code, so there are few; the bound only guards against one built from a list.
      if (prepared.size < 200) prepared.set(text, statement)
      return {
        reader: statement.columns().length > 0,
        all: (values) => statement.all(...values.map(bindable)),
        run: (values) => statement.run(...values.map(bindable)),
        iterate: (values) => statement.iterate(...values.map(bindable)),
      }
    },
  }
}

function bindable(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') {
    return value
  }
  throw new TypeError(`SQLite cannot hold a ${typeof value}`)
}
