import type { Kysely, Selectable, Transaction } from 'kysely'
import { z } from 'zod'
import { hour } from '../clock.ts'
import { contentHash } from './content-hash.ts'
import type { Added, Attachment, Delivery, NewSubmission, Store, Submission } from './store.ts'
import type { Tables } from './tables.ts'

/** Writes one submission with its attachments and outbox rows, or finds the earlier one it repeats. */
export async function insertSubmission(trx: Transaction<Tables>, made: NewSubmission): Promise<Added> {
  const earlier = await findRepeated(trx, made)
  if (earlier !== undefined) return { id: earlier, replayed: true }
  await trx
    .insertInto('submissions')
    .values({
      id: made.id,
      form_id: made.formId,
      submission_key: made.submissionKey ?? null,
      content_hash: made.contentHash,
      received_at: made.receivedAt,
      email: (made.fields.email ?? '').toLowerCase(),
      fields: JSON.stringify(made.fields),
      suspicion: JSON.stringify(made.suspicion),
      spam: made.spam ? 1 : 0,
    })
    .execute()
  for (const [position, file] of made.attachments.entries()) {
    await trx
      .insertInto('attachments')
      .values({ ...file, submission_id: made.id, position })
      .execute()
  }
  const state = made.spam ? 'held' : 'pending'
  for (const channel of made.channels) {
    await trx
      .insertInto('outbox')
      .values({ submission_id: made.id, channel, state, attempts: 0, next_attempt_at: made.receivedAt })
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
          .where('removed_at', 'is', null)
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

    async findAttachment(id) {
      const row = await db.selectFrom('attachments').selectAll().where('id', '=', id).executeTakeFirst()
      return row && attachmentOf(row)
    },

    async *files() {
      for (let after = ''; ; ) {
        const query = db.selectFrom('attachments').selectAll().where('id', '>', after).orderBy('id')
        const rows = await query.limit(batchSize).execute()
        for (const row of rows) yield { ...attachmentOf(row), submissionId: row.submission_id }
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
        for (const { id, form_id, fields, content_hash } of rows) {
          const read = storedFields.safeParse(parsed(fields))
          if (!read.success || contentHash(form_id, read.data, files.get(id) ?? []) !== content_hash)
            yield `${id}: its text is not what was received`
        }
        after = last.seq
      }
    },
  }
}

export async function findSubmission(db: Kysely<Tables>, id: string): Promise<Submission | undefined> {
  const query = db.selectFrom('submissions').selectAll().where('id', '=', id).where('removed_at', 'is', null)
  return (await withParts(db, await query.execute()))[0]
}

const batchSize = 200

export function deliveryOf(row: Selectable<Tables['outbox']>): Delivery {
  return {
    channel: row.channel,
    state: row.state,
    attempts: row.attempts,
    firstAttemptAt: row.first_attempt_at,
    nextAttemptAt: row.next_attempt_at,
    settledAt: row.settled_at,
    lastError: row.last_error,
  }
}

async function withParts(
  db: Kysely<Tables>,
  rows: readonly Selectable<Tables['submissions']>[],
): Promise<Submission[]> {
  if (rows.length === 0) return []
  const ids = rows.map((it) => it.id)
  const attachmentsOf = await filesOf(db, rows)
  const outbox = await db
    .selectFrom('outbox')
    .selectAll()
    .where('submission_id', 'in', ids)
    .orderBy('channel')
    .execute()
  const deliveriesOf = Map.groupBy(outbox, (it) => it.submission_id)
  return rows.map((row) => ({
    id: row.id,
    formId: row.form_id,
    receivedAt: row.received_at,
    fields: storedFields.parse(JSON.parse(row.fields)),
    suspicion: storedReasons.parse(JSON.parse(row.suspicion)),
    spam: row.spam === 1,
    attachments: (attachmentsOf.get(row.id) ?? []).map(attachmentOf),
    deliveries: (deliveriesOf.get(row.id) ?? []).map(deliveryOf),
  }))
}

async function filesOf(db: Kysely<Tables>, submissions: readonly { id: string }[]) {
  const ids = submissions.map((it) => it.id)
  const query = db.selectFrom('attachments').selectAll().where('submission_id', 'in', ids)
  return Map.groupBy(await query.orderBy('position').execute(), (it) => it.submission_id)
}

function attachmentOf({
  id,
  name,
  type,
  bytes,
  sha256,
  scan,
}: Selectable<Tables['attachments']>): Attachment {
  return { id, name, type, bytes, sha256, scan }
}

const storedFields = z.record(z.string(), z.string())
const storedReasons = z.array(z.string())

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

async function findRepeated(trx: Transaction<Tables>, made: NewSubmission): Promise<string | undefined> {
  if (made.submissionKey === undefined && made.sameContentSince === undefined) return undefined
  const same = trx.selectFrom('submissions').select('id').where('content_hash', '=', made.contentHash)
  const found =
    made.submissionKey !== undefined
      ? same.where('submission_key', '=', made.submissionKey)
      : same
          .where('received_at', '>=', made.sameContentSince ?? 0)
          // One from a time when the clock was years ahead is not a second press of Send.
          .where('received_at', '<=', made.receivedAt + hour)
  return (await found.limit(1).executeTakeFirst())?.id
}
