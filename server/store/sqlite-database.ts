import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  CamelCasePlugin,
  type CompiledQuery,
  type DatabaseConnection,
  Kysely,
  type SqliteDatabase,
  SqliteDialect,
} from 'kysely'
import { second } from '../clock.ts'
import { prepareTables } from './prepare-tables.ts'
import { UnusableError } from './store.ts'
import type { Tables } from './tables.ts'

/**
 * The database in this file. It is opened, and its tables made or brought up to date, at the first use and at each use
 * after that has failed; `found` is told the version of the tables.
 */
export function openSqlite(file: string, found: (schemaVersion: number) => void = () => {}): Kysely<Tables> {
  const config = { onCreateConnection: async (it: DatabaseConnection) => waitBetweenTries(it) }
  const prepared = async () => {
    let database: SqliteDatabase | undefined
    try {
      database = openDatabase(file)
      const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database, ...config }) })
      found(await prepareTables(db, 'sqlite'))
      return database
    } catch (error) {
      database?.close()
      const words = error instanceof Error ? error.message : error
      throw new UnusableError(`${file} cannot be used: ${words}`, { cause: error })
    }
  }
  const dialect = new SqliteDialect({ database: prepared, ...config })
  return new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] })
}

/** Node's built-in SQLite in the shape Kysely's SQLite dialect expects. */
function openDatabase(file: string): SqliteDatabase {
  makePrivate(file)
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: 0 })
  try {
    database.exec('pragma journal_mode = wal')
    // FULL syncs the log at every commit: what was acknowledged survives a power cut, not only a crash.
    database.exec('pragma synchronous = full')
    // An erased person's data must not linger in free pages.
    database.exec('pragma secure_delete = on')
  } catch (error) {
    database.close()
    throw error
  }
  const prepared = new Map<string, StatementSync>()
  return {
    close: () => database.close(),
    prepare(sql) {
      // A transaction that reads first and writes later would fail for good when another process (the command line)
      // writes in between; taking the write lock at its start makes it wait its turn.
      const text = sql === 'begin' ? 'begin immediate' : sql
      const statement = prepared.get(text) ?? database.prepare(text)
      // Queries are built from code, so there are few; the bound only guards against one built from a list.
      if (prepared.size < 200) prepared.set(text, statement)
      return {
        reader: statement.columns().length > 0,
        all: (values) => statement.all(...values.map(bindable)),
        run(values) {
          // After some faults SQLite has rolled back by itself, after others a transaction is left over.
          if (sql === 'rollback' && !database.isTransaction) return { changes: 0, lastInsertRowid: 0 }
          if (sql === 'begin' && database.isTransaction) database.exec('rollback')
          return statement.run(...values.map(bindable))
        },
        iterate: (values) => statement.iterate(...values.map(bindable)),
      }
    },
  }
}

/** Personal data, in a folder that may be open to others; SQLite gives the files beside it the same rights. */
function makePrivate(file: string) {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  closeSync(openSync(file, 'a', 0o600))
  for (const it of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(it)) chmodSync(it, 0o600)
}

/**
 * While another process has the lock, SQLite's own waiting would stop this one's only thread, and with it all pages. So
 * it is tried again between other work. Queries take turns, so they share the seconds: who comes when nothing has been
 * written for that long is refused at once.
 */
function waitBetweenTries(connection: DatabaseConnection) {
  const execute = connection.executeQuery.bind(connection)
  let lockedSince: number | undefined
  connection.executeQuery = async <Row>(query: CompiledQuery) => {
    for (;;) {
      try {
        const result = await execute<Row>(query)
        // Reading needs no lock, so it does not show that the lock is free.
        if (query.query.kind !== 'SelectQueryNode') lockedSince = undefined
        return result
      } catch (error) {
        if (!isLocked(error)) throw error
        lockedSince ??= performance.now()
        if (performance.now() - lockedSince > 3 * second) throw error
        await sleep(10)
      }
    }
  }
}

function isLocked(error: unknown) {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 5
}

function bindable(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') {
    return value
  }
  throw new TypeError(`SQLite cannot hold a ${typeof value}`)
}
