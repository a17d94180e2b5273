import type { Kysely, Selectable, Transaction } from 'kysely'
import { z } from 'zod'
import { hour } from '../clock.ts'
import { contentHash } from './content-hash.ts'
import type { Added, NewSubmission, Store, Submission } from './store.ts'
import { columns, type Tables } from './tables.ts'

/** Writes one submission with its attachments and outbox rows, or finds the earlier one it repeats. */
export async function insertSubmission(trx: Transaction<Tables>, made: NewSubmission): Promise<Added> {
  const earlier = await findRepeated(trx, made)
  if (earlier !== undefined) return { id: earlier, replayed: true }
  await trx
    .insertInto('submissions')
    .values({
      id: made.id,
      formId: made.formId,
      submissionKey: made.submissionKey ?? null,
      contentHash: made.contentHash,
      receivedAt: made.receivedAt,
      email: (made.fields.email ?? '').toLowerCase(),
      fields: JSON.stringify(made.fields),
      suspicion: JSON.stringify(made.suspicion),
      spam: made.spam ? 1 : 0,
    })
    .execute()
  for (const [position, file] of made.attachments.entries()) {
    await trx
      .insertInto('attachments')
      .values({ ...file, submissionId: made.id, position })
      .execute()
  }
  const state = made.spam ? 'held' : 'pending'
  for (const channel of made.channels) {
    await trx
      .insertInto('outbox')
      .values({ submissionId: made.id, channel, state, attempts: 0, nextAttemptAt: made.receivedAt })
      .execute()
  }
  return { id: made.id, replayed: false }
}

type Reading = Pick<Store, 'all' | 'find' | 'findAttachment' | 'files' | 'damage'>

/** Reads a few rows at a time: however many there are, they need not fit into memory. */
export function submissionQueries(db: Kysely<Tables>): Reading {
  return {
    async *all() {
      for (let before = Number.MAX_SAFE_INTEGER; ; ) {
        const rows = await db
          .selectFrom('submissions')
          .selectAll()
          .where('seq', '<', before)
          .where('removedAt', 'is', null)
          .orderBy('seq', 'desc')
          .limit(batchSize)
          .execute()
        yield* await withParts(db, rows)
        const last = rows.at(-1)
        if (last === undefined) return
        before = last.seq
      }
    },

    find: (id) => findSubmission(db, id),

    findAttachment: (id) => filesIn(db).where('id', '=', id).executeTakeFirst(),

    async *files() {
      for (let after = ''; ; ) {
        const rows = await filesIn(db).where('id', '>', after).orderBy('id').limit(batchSize).execute()
        yield* rows
        const last = rows.at(-1)
        if (last === undefined) return
        after = last.id
      }
    },

    async *damage() {
      for (let after = 0; ; ) {
        const query = db.selectFrom('submissions').selectAll().where('seq', '>', after).orderBy('seq')
        const rows = await query.limit(batchSize).execute()
        const last = rows.at(-1)
        if (last === undefined) return
        const files = await filesOf(db, rows)
        for (const row of rows) {
          const { data } = storedFields.safeParse(parsed(row.fields))
          const hash = data && contentHash(row.formId, data, files.get(row.id) ?? [])
          if (hash !== row.contentHash) yield `${row.id}: its text is not what was received`
        }
        after = last.seq
      }
    },
  }
}

export async function findSubmission(db: Kysely<Tables>, id: string): Promise<Submission | undefined> {
  const query = db.selectFrom('submissions').selectAll().where('id', '=', id).where('removedAt', 'is', null)
  return (await withParts(db, await query.execute()))[0]
}

const batchSize = 200

async function withParts(
  db: Kysely<Tables>,
  rows: readonly Selectable<Tables['submissions']>[],
): Promise<Submission[]> {
  if (rows.length === 0) return []
  const ids = rows.map((it) => it.id)
  const attachmentsOf = await filesOf(db, rows)
  const outbox = db.selectFrom('outbox').select(columns.outbox).where('submissionId', 'in', ids)
  const deliveriesOf = Map.groupBy(await outbox.orderBy('channel').execute(), (it) => it.submissionId)
  return rows.map((row) => ({
    id: row.id,
    formId: row.formId,
    receivedAt: row.receivedAt,
    fields: storedFields.safeParse(parsed(row.fields)).data ?? { email: row.email, damaged: row.fields },
    suspicion: storedReasons.safeParse(parsed(row.suspicion)).data ?? [],
    spam: row.spam === 1,
    attachments: (attachmentsOf.get(row.id) ?? []).map(({ submissionId: _, ...file }) => file),
    deliveries: (deliveriesOf.get(row.id) ?? []).map(({ submissionId: _, ...delivery }) => delivery),
  }))
}

async function filesOf(db: Kysely<Tables>, submissions: readonly { id: string }[]) {
  const ids = submissions.map((it) => it.id)
  const files = await filesIn(db).where('submissionId', 'in', ids).orderBy('position').execute()
  return Map.groupBy(files, (it) => it.submissionId)
}

function filesIn(db: Kysely<Tables>) {
  return db
    .selectFrom('attachments')
    .select(['submissionId', 'id', 'name', 'type', 'bytes', 'sha256', 'scan'])
}

const storedFields = z.record(z.string(), z.string())
const storedReasons = z.array(z.string())

/** Undefined for what was damaged on the disk. */
export function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

async function findRepeated(trx: Transaction<Tables>, made: NewSubmission): Promise<string | undefined> {
  if (made.submissionKey === undefined && made.sameContentSince === undefined) return undefined
  const same = trx.selectFrom('submissions').select('id').where('contentHash', '=', made.contentHash)
  const found =
    made.submissionKey !== undefined
      ? same.where('submissionKey', '=', made.submissionKey)
      : same
          .where('receivedAt', '>=', made.sameContentSince ?? 0)
          // One from a time when the clock was years ahead is not a second press of Send.
          .where('receivedAt', '<=', made.receivedAt + hour)
  return (await found.limit(1).executeTakeFirst())?.id
}
