import { Kysely, PostgresDialect } from 'kysely'
import { Pool, types } from 'pg'
import { second } from '../clock.ts'
import { type Engine, prepareTables, type Tables } from './schema.ts'

/** PostgreSQL, which several processes share. */
export function makePostgresEngine(url: string): Engine {
  const pool = new Pool({
    connectionString: url,
    application_name: 'website-forms',
    connectionTimeoutMillis: 5 * second,
    // A visitor waits for this; better a clear refusal than a page that never answers.
    statement_timeout: 10 * second,
    query_timeout: 15 * second,
    // A machine that fails in the middle of a transaction must not keep its locks.
    idle_in_transaction_session_timeout: 30 * second,
    // A commit is acknowledged when it is on the disk, whatever the server's own setting is.
    onConnect: (client) => client.query('set synchronous_commit = on'),
    types: {
      // Times are stored in ms, which a number holds exactly.
      getTypeParser: (type, format) => (type === types.builtins.INT8 ? Number : types.getTypeParser(type, format)),
    },
  })
  // A query on a broken connection fails, and the next one gets a new connection. An error between queries goes to these
  // listeners only; without them it would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))

  /** Makes sure that the tables are there. Kysely calls this at the first query, and again at each query after a failure. */
  const preparePool = async () => {
    try {
      const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
      const lock = 'select pg_advisory_xact_lock(7105)'
      await prepareTables(db, { key: 'bigserial primary key', bytes: 'bytea', lock })
      return pool
    } catch (error) {
      // A host with several IP addresses gives one error for each of them.
      const why = error instanceof AggregateError ? error.errors.join('; ') : error
      throw new Error(`PostgreSQL at ${new URL(url).host} cannot be used: ${why}`, { cause: error })
    }
  }
  return {
    db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: preparePool }) }),
    // The server looks after its own disk.
    assertRoom: async () => undefined,
    exists: () => true,
    // Its own vacuum frees the space.
    reclaimSpace: async () => ({ tracesLeftIn: 'freeSpace' }),
    async backUp() {
      throw new Error('Back up PostgreSQL by its own tool: pg_dump --format=custom --file=FILE "$DATABASE_URL"')
    },
  }
}
