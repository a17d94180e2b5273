import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool, types } from 'pg'
import { second } from '../clock.ts'
import { UnusableError } from './records.ts'
import { prepareTables, type Tables } from './schema.ts'

/**
 * A pool of connections to PostgreSQL. The first use, and each one after a failure, makes sure that the server keeps
 * what it commits and that the tables are there; it rejects until both are so.
 */
export function openPostgres(url: string): Kysely<Tables> {
  const pool = new Pool({
    connectionString: url,
    application_name: 'website-forms',
    keepAlive: true,
    // The command line ends when its work is done, not when the last connection has been idle long enough.
    allowExitOnIdle: true,
    connectionTimeoutMillis: 5 * second,
    // A visitor waits for this; better a clear refusal than a page that never answers.
    statement_timeout: 10 * second,
    query_timeout: 15 * second,
    // A machine that vanishes in the middle of a transaction must not keep its locks.
    idle_in_transaction_session_timeout: 30 * second,
    types: {
      // Times are stored in ms, which a number holds exactly.
      getTypeParser: (type, format) =>
        type === types.builtins.INT8 ? Number : types.getTypeParser(type, format),
    },
  })
  // A broken connection makes its query fail and is replaced at the next use. Between queries nobody is told but these
  // listeners, and unheard the error would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))

  const prepared = async () => {
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
    try {
      await checkServer(db)
      await prepareTables(db, 'postgres')
    } catch (error) {
      throw new UnusableError(`PostgreSQL at ${new URL(url).host} cannot be used: ${messageOf(error)}`, {
        cause: error,
      })
    }
    return pool
  }
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: prepared }) })
}

/** What a commit means depends on these; and every character a visitor types must have a place. */
const wantedSettings = [
  { setting: 'fsync', wanted: /^on$/ },
  { setting: 'synchronous_commit', wanted: /^(on|local|remote_write|remote_apply)$/ },
  { setting: 'server_encoding', wanted: /^UTF8$/ },
]

async function checkServer(db: Kysely<Tables>) {
  for (const { setting, wanted } of wantedSettings) {
    const { rows } = await sql<{ value: string }>`select current_setting(${setting}) as value`.execute(db)
    const value = rows[0]?.value ?? ''
    if (!wanted.test(value))
      throw new Error(`it has ${setting} = ${value}, with which messages could be lost or damaged`)
  }
}

/** A host with several addresses fails with one error for each and no words of its own. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}
