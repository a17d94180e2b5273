import type { Kysely, Selectable, Transaction } from 'kysely'
import { z } from 'zod'
import type { Added, Attachment, Delivery, NewSubmission, Submission } from './store.ts'
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

export async function selectSubmissions(db: Kysely<Tables>, id?: string): Promise<Submission[]> {
  const some = <Query extends { where(column: 'submission_id', is: '=', value: string): Query }>(
    query: Query,
  ) => (id === undefined ? query : query.where('submission_id', '=', id))
  const rows = await db
    .selectFrom('submissions')
    .selectAll()
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .orderBy('received_at', 'desc')
    .orderBy('seq', 'desc')
    .execute()
  const attachments = await some(db.selectFrom('attachments').selectAll().orderBy('position')).execute()
  const outbox = await some(db.selectFrom('outbox').selectAll().orderBy('channel')).execute()
  const attachmentsOf = Map.groupBy(attachments, (it) => it.submission_id)
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

export async function findAttachment(db: Kysely<Tables>, id: string): Promise<Attachment | undefined> {
  const row = await db.selectFrom('attachments').selectAll().where('id', '=', id).executeTakeFirst()
  return row && attachmentOf(row)
}

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

async function findRepeated(trx: Transaction<Tables>, made: NewSubmission): Promise<string | undefined> {
  if (made.submissionKey === undefined && made.sameContentSince === undefined) return undefined
  const same = trx.selectFrom('submissions').select('id').where('content_hash', '=', made.contentHash)
  const found =
    made.submissionKey !== undefined
      ? same.where('submission_key', '=', made.submissionKey)
      : same.where('received_at', '>=', made.sameContentSince ?? 0)
  return (await found.limit(1).executeTakeFirst())?.id
}
