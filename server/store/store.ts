import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { second } from '../clock.ts'
import type { Env } from '../env.ts'
import { attachmentQueries } from './attachments.ts'
import { outboxQueries } from './outbox.ts'
import { openPostgres } from './postgres.ts'
import { removalQueries } from './removal.ts'
import { type Database, UnusableError } from './schema.ts'
import { type Disk, databaseFile, diskReserve, openSqlite, reclaimSqlite } from './sqlite.ts'
import { submissionQueries } from './submissions.ts'

/** All that visitors have sent; mail is a copy of it. Every method rejects when the database fails. */
export type Store = ReturnType<typeof sqliteStore>

/** How long (ms) a visitor waits while another process has SQLite's lock. */
const visitorsPatience = 3 * second

/** PostgreSQL if DATABASE_URL is set, which several processes share; else SQLite in DATA_DIR. Does not connect yet. */
export function openStore(env: Env, patienceMs = visitorsPatience): Store {
  if (env.DATABASE_URL === undefined)
    return sqliteStore(join(env.DATA_DIR, databaseFile), { reserveMB: env.DISK_RESERVE_MB, patienceMs })
  const store = storeOn(openPostgres(env.DATABASE_URL), { disk: unlimitedDisk, skipLocked: true })
  return { ...store, reclaimSpace: async () => true }
}

export function sqliteStore(file: string, { reserveMB = 0, patienceMs = visitorsPatience } = {}) {
  const db = openSqlite(file, { patienceMs })
  const disk = diskReserve(dirname(file), reserveMB)
  const store = storeOn(db, { disk, skipLocked: false })
  return {
    ...store,
    async verify() {
      const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)
      const broken = rows.filter((it) => it.integrity_check !== 'ok')
      const found = await store.verify()
      return { ...found, damaged: [...broken.map((it) => it.integrity_check), ...found.damaged] }
    },
    /** Gives the space of what was erased back to the disk and leaves no trace; false while somebody reads. */
    async reclaimSpace() {
      const isDone = await disk.whenErasing(() => reclaimSqlite(db))
      await disk.takeReserve()
      return isDone
    },
  }
}

/** PostgreSQL has a disk of its own, and gives space back by its own vacuum. */
const unlimitedDisk: Disk = {
  hasRoom: async () => true,
  whenErasing: (work) => work(),
  takeReserve: async () => {},
}

/** What every kind of store does by the same queries. */
function storeOn(db: Database, { disk, skipLocked }: { disk: Disk; skipLocked: boolean }) {
  const attachments = attachmentQueries(db, disk)
  const submissions = submissionQueries(db, attachments.readAttachment)
  return {
    ...attachments,
    ...submissions,
    ...outboxQueries(db, { skipLocked, find: submissions.find }),
    ...removalQueries(db, { disk, removeForgotten: attachments.removeForgotten }),
    /** Rejects unless a form with files could be stored now. */
    async ready() {
      async function* oneByte() {
        yield new Uint8Array(1)
      }
      const { id } = await attachments.storeFile(oneByte(), Date.now())
      await attachments.removeUnattached([id])
      await disk.takeReserve()
    },
    close: () => db.destroy(),
  }
}

/** A consistent copy of an SQLite file, also while a service uses it. */
export async function copySqlite(file: string, target: string): Promise<void> {
  // Made first, with these rights: SQLite would make a file that others can read.
  writeFileSync(target, '', { mode: 0o600, flag: 'wx' })
  const source = openSqlite(file, {})
  await sql`vacuum into ${target}`.execute(source).finally(() => source.destroy())
}

/**
 * Copies an SQLite file that no process uses into PostgreSQL, in one transaction. The file stays as it is. Rejects with
 * UnusableError when the file is in use or there are submissions already.
 */
export async function moveToPostgres(file: string, url: string): Promise<void> {
  const source = openSqlite(file, { exclusive: true })
  const target = openPostgres(url)
  try {
    await target.transaction().execute((trx) => copySubmissions(source, trx))
  } finally {
    await Promise.all([source.destroy(), target.destroy()])
  }
}

const batchSize = 200

/** In the order they came, with their attachments. */
async function copySubmissions(from: Database, to: Database) {
  if ((await to.selectFrom('submissions').select('id').limit(1).execute()).length > 0)
    throw new UnusableError('There are submissions already. Use an empty database.')
  for (let last = 0; ; ) {
    const all = from.selectFrom('submissions').selectAll().where('seq', '>', last).orderBy('seq')
    const rows = await all.limit(batchSize).execute()
    const ids = rows.map((it) => it.id)
    if (ids.length === 0) return
    last = rows.at(-1)?.seq ?? last
    // Each database numbers its own rows.
    const submissions = rows.map(({ seq: _, ...row }) => row)
    await to.insertInto('submissions').values(submissions).execute()
    const attachments = from.selectFrom('attachments').selectAll().where('submissionId', 'in', ids)
    for (const attachment of await attachments.execute()) {
      await to.insertInto('attachments').values(attachment).execute()
      const pieces = from.selectFrom('pieces').selectAll().where('attachmentId', '=', attachment.id)
      for await (const piece of pieces.orderBy('position').stream())
        await to.insertInto('pieces').values(piece).execute()
    }
  }
}
