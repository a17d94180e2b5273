import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { second } from '../clock.ts'
import type { Env } from '../env.ts'
import { attachmentQueries } from './attachment-queries.ts'
import { copyTables } from './copy-tables.ts'
import { deliveryQueries } from './delivery-queries.ts'
import { removalQueries } from './removal-queries.ts'
import type { Tables } from './schema.ts'
import { type Disk, databaseFile, diskReserve, openSqlite, reclaimSqlite } from './sqlite.ts'
import { submissionQueries } from './submission-queries.ts'

/** The truth; mail is a copy of it. Every method rejects when the database cannot do what it says. */
export type Store = ReturnType<typeof sqliteStore>

/** How long (ms) a visitor waits while another process has SQLite's lock. */
const visitorsPatience = 3 * second

/** PostgreSQL if DATABASE_URL is set, which several processes share; else SQLite in DATA_DIR. Does not connect yet. */
export async function openStore(env: Env, patienceMs = visitorsPatience): Promise<Store> {
  if (env.DATABASE_URL === undefined)
    return sqliteStore(join(env.DATA_DIR, databaseFile), { reserveMB: env.DISK_RESERVE_MB, patienceMs })
  return postgresStore(env.DATABASE_URL)
}

export function sqliteStore(file: string, { reserveMB = 0, patienceMs = visitorsPatience } = {}) {
  const db = openSqlite(file, { patienceMs })
  const disk = diskReserve(dirname(file), reserveMB)
  const store = storeOn(db, { disk, skipLocked: false })
  return {
    ...store,
    async *damage() {
      const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)
      for (const { integrity_check: words } of rows) if (words !== 'ok') yield `the database: ${words}`
      yield* store.damage()
    },
    /** Gives the space of what was erased back to the disk and leaves no trace; false while somebody reads. */
    async reclaimSpace() {
      const isDone = await disk.whenErasing(() => reclaimSqlite(db))
      await disk.hold()
      return isDone
    },
    async ready() {
      await store.ready()
      await disk.hold()
    },
  }
}

/** PostgreSQL has a disk of its own, and gives space back by its own vacuum. */
const elsewhere: Disk = { hasRoom: async () => true, whenErasing: (work) => work() }

async function postgresStore(url: string): Promise<Store> {
  // Loaded only when asked for: a single machine does without the driver.
  const { openPostgres } = await import('./postgres.ts')
  const db = openPostgres(url)
  return {
    ...storeOn(db, { disk: elsewhere, skipLocked: true }),
    reclaimSpace: async () => true,
  }
}

/** A consistent copy of an SQLite file, also while a service uses it. */
export async function copySqlite(file: string, target: string): Promise<void> {
  // Made first, for SQLite would let others read it.
  writeFileSync(target, '', { mode: 0o600, flag: 'wx' })
  const source = openSqlite(file, {})
  await sql`vacuum into ${target}`.execute(source).finally(() => source.destroy())
}

/** Copies an SQLite file that no process uses into an empty PostgreSQL, in one transaction. The file stays as it is. */
export async function moveToPostgres(file: string, url: string): Promise<void> {
  const { openPostgres } = await import('./postgres.ts')
  const source = openSqlite(file, { exclusive: true })
  const target = openPostgres(url)
  try {
    await target.transaction().execute((trx) => copyTables(source, trx))
  } finally {
    await Promise.all([source.destroy(), target.destroy()])
  }
}

/** What every kind of store does by the same queries. */
function storeOn(db: Kysely<Tables>, { disk, skipLocked }: { disk: Disk; skipLocked: boolean }) {
  const attachments = attachmentQueries(db, disk)
  const submissions = submissionQueries(db, attachments.readAttachment)
  return {
    ...attachments,
    ...submissions,
    ...deliveryQueries(db, { skipLocked, find: submissions.find }),
    ...removalQueries(db, disk, attachments.removeNobodys),
    /** The key that signs links to attachments, made at its first use. */
    async linkSecret() {
      const fresh = { name: 'links', value: randomBytes(32).toString('base64url') }
      // The first of several processes wins; all read what is there then.
      const first = db.insertInto('secrets').values(fresh)
      await first.onConflict((it) => it.doNothing()).execute()
      const query = db.selectFrom('secrets').select('value').where('name', '=', fresh.name)
      return (await query.executeTakeFirstOrThrow()).value
    },
    /** Rejects unless what an upload and a message write could be written now. */
    async ready() {
      async function* oneByte() {
        yield new Uint8Array(1)
      }
      const { id } = await attachments.stageAttachment(oneByte(), Date.now())
      await attachments.discardAttachments([id])
    },
    close: () => db.destroy(),
  }
}
