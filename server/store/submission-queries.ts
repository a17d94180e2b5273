import { createHash } from 'node:crypto'
import type { Kysely, Selectable, Transaction } from 'kysely'
import { z } from 'zod'
import type { FormId } from '../../forms/form.ts'
import { hour } from '../clock.ts'
import type { Tables } from './schema.ts'
import type { NewSubmission, Store, Submission } from './store.ts'

/** The same for a message sent twice; also how a stored one that was altered is found. */
export function contentHash(
  formId: FormId,
  fields: Readonly<Record<string, string>>,
  files: readonly { name: string; sha256: string }[],
): string {
  const content = [formId, fields, files.map((it) => [it.name, it.sha256])]
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url')
}

/** Writes one submission with its outbox row and takes over its attachments, or finds the earlier one it repeats. */
export async function insertSubmission(trx: Transaction<Tables>, added: NewSubmission) {
  const { attachments, submissionKey, sameContentSince: _, ...submission } = added
  const earlier = await findRepeated(trx, added)
  if (earlier !== undefined) return { id: earlier, replayed: true }
  const row = {
    ...submission,
    submissionKey: submissionKey ?? null,
    email: (added.fields.email ?? '').toLowerCase(),
    fields: JSON.stringify(added.fields),
    consents: JSON.stringify(added.consents),
    suspicion: JSON.stringify(added.suspicion),
    spam: added.spam ? 1 : 0,
    marks: 0,
  }
  await trx.insertInto('submissions').values(row).execute()
  for (const [position, { id, ...file }] of attachments.entries()) {
    const taken = await trx
      .updateTable('attachments')
      .set({ ...file, submissionId: added.id, position })
      .where('id', '=', id)
      .where('submissionId', 'is', null)
      .executeTakeFirst()
    // A clock that jumped by years while it arrived has made it look forgotten.
    if (taken.numUpdatedRows !== 1n) throw new Error('An attachment was removed while it arrived')
  }
  const state = added.spam ? 'held' : 'pending'
  const delivery = { submissionId: added.id, state, attempts: 0, nextAttemptAt: added.receivedAt } as const
  await trx.insertInto('outbox').values(delivery).execute()
  return { id: added.id, replayed: false }
}

async function findRepeated(trx: Transaction<Tables>, added: NewSubmission): Promise<string | undefined> {
  const { submissionKey, sameContentSince, receivedAt } = added
  const same = trx.selectFrom('submissions').select('id').where('contentHash', '=', added.contentHash)
  if (submissionKey !== undefined)
    return (await same.where('submissionKey', '=', submissionKey).executeTakeFirst())?.id
  if (sameContentSince === undefined) return undefined
  // One from a time when the clock was years ahead is not a second press of Send.
  const recent = same.where('receivedAt', '>=', sameContentSince).where('receivedAt', '<=', receivedAt + hour)
  return (await recent.executeTakeFirst())?.id
}

type Reading = Pick<Store, 'all' | 'find' | 'damage' | 'counts'>

/** Reads a few rows at a time: however many there are, they need not fit into memory. */
export function submissionQueries(db: Kysely<Tables>, readAttachment: Store['readAttachment']): Reading {
  const all = db.selectFrom('submissions').selectAll()

  async function* rowsNewestFirst(hidden: boolean) {
    for (let before = Number.MAX_SAFE_INTEGER; ; ) {
      const rows = await all
        .where('seq', '<', before)
        .where('marks', hidden ? '>' : '=', 0)
        .orderBy('seq', 'desc')
        .limit(batchSize)
        .execute()
      const last = rows.at(-1)
      if (last === undefined) return
      yield rows
      before = last.seq
    }
  }

  return {
    async *all(hidden = false) {
      for await (const rows of rowsNewestFirst(hidden)) yield* await withParts(db, rows)
    },

    async find(id) {
      return (await withParts(db, await all.where('id', '=', id).execute()))[0]
    },

    async *damage() {
      for (const hidden of [false, true]) {
        for await (const rows of rowsNewestFirst(hidden)) {
          const hashes = new Map(rows.map((it) => [it.id, it.contentHash]))
          for (const { id, formId, fields, attachments } of await withParts(db, rows)) {
            if (contentHash(formId, fields, attachments) !== hashes.get(id))
              yield `${id}: its text is not what was received`
            for (const file of attachments) {
              const state = await fileState(readAttachment(file.id), file)
              if (state !== 'right') yield `${id}: the file ${file.name} (${file.id}) is ${state}`
            }
          }
        }
      }
    },

    async counts(since) {
      const rows = await db
        .selectFrom('submissions')
        .select(['formId', 'spam', (it) => it.fn.countAll<number>().as('number')])
        .where('receivedAt', '>=', since)
        .where('marks', '=', 0)
        .groupBy(['formId', 'spam'])
        .execute()
      const states = await db
        .selectFrom('outbox')
        .select(['state', (it) => it.fn.countAll<number>().as('number')])
        .groupBy('state')
        .execute()
      const marked = db.selectFrom('submissions').where('marks', '>', 0)
      const hidden = await marked.select((it) => it.fn.countAll<number>().as('number')).executeTakeFirst()
      const sum = (some: typeof rows) => some.reduce((total, row) => total + row.number, 0)
      const byForm = [...Map.groupBy(rows, (row) => row.formId)].map(([form, some]) => [form, sum(some)])
      return {
        received: sum(rows),
        suspected: sum(rows.filter((row) => row.spam === 1)),
        hidden: hidden?.number ?? 0,
        byForm: Object.fromEntries(byForm),
        byState: Object.fromEntries(states.map((row) => [row.state, row.number])),
      }
    },
  }
}

/** Whether the bytes are those that were received. */
export async function fileState(
  content: AsyncIterable<Uint8Array>,
  { bytes, sha256 }: { bytes: number; sha256: string },
): Promise<'right' | 'missing' | 'altered'> {
  const hash = createHash('sha256')
  let read = 0
  for await (const piece of content) {
    hash.update(piece)
    read += piece.length
  }
  if (read === 0 && bytes > 0) return 'missing'
  return hash.digest('hex') === sha256 ? 'right' : 'altered'
}

const batchSize = 200

async function withParts(
  db: Kysely<Tables>,
  rows: readonly Selectable<Tables['submissions']>[],
): Promise<Submission[]> {
  if (rows.length === 0) return []
  const ids = rows.map((it) => it.id)
  const files = db.selectFrom('attachments').selectAll().where('submissionId', 'in', ids).orderBy('position')
  const attachments = Map.groupBy(await files.execute(), (it) => it.submissionId)
  const outbox = db.selectFrom('outbox').selectAll().where('submissionId', 'in', ids)
  const deliveries = new Map((await outbox.execute()).map(({ submissionId, ...it }) => [submissionId, it]))
  return rows.map(({ id, formId, receivedAt, marks, email, ...row }) => ({
    id,
    formId,
    receivedAt,
    marks,
    fields: storedFields.safeParse(parsed(row.fields)).data ?? { email, damaged: row.fields },
    consents: storedConsents.safeParse(parsed(row.consents)).data ?? [],
    suspicion: storedReasons.safeParse(parsed(row.suspicion)).data ?? [],
    spam: row.spam === 1,
    attachments: (attachments.get(id) ?? []).map(
      ({ submissionId: _, arrivedAt: _arrived, position: _position, ...file }) => file,
    ),
    delivery: deliveries.get(id) ?? lostDelivery,
  }))
}

/** Of a submission whose row of the outbox is damaged. */
const lostDelivery = {
  state: 'undelivered',
  attempts: 0,
  firstAttemptAt: null,
  nextAttemptAt: 0,
  settledAt: null,
  lastError: 'its delivery is lost',
} as const

const storedFields = z.record(z.string(), z.string())
const storedReasons = z.array(z.string())
const storedConsents = z.array(
  z.object({ field: z.string(), text: z.string(), at: z.number(), givenBy: z.enum(['form', 'page']) }),
)

/** Undefined for what was damaged on the disk. */
export function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
