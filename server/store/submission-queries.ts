import { createHash, hash } from 'node:crypto'
import type { Kysely, Selectable, Transaction } from 'kysely'
import { z } from 'zod'
import type { FormId } from '../../forms/form.ts'
import type { AttachmentQueries } from './attachment-queries.ts'
import type { Counts, NewSubmission, Submission } from './records.ts'
import type { Tables } from './schema.ts'

/** The same for a message sent twice; also how a stored one that was altered is found. */
export function contentHash(
  formId: FormId,
  fields: Readonly<Record<string, string>>,
  files: readonly { name: string; sha256: string }[],
): string {
  const content = [formId, fields, files.map((it) => [it.name, it.sha256])]
  return hash('sha256', JSON.stringify(content), 'base64url')
}

/** Writes one submission, due for delivery, and takes over its attachments, or finds the earlier one it repeats. */
async function insertSubmission(trx: Transaction<Tables>, added: NewSubmission) {
  const { id, receivedAt, submissionKeys, contentHash, fields, consents, suspicion } = added
  const earlier = () =>
    trx
      .selectFrom('submissions')
      .select('id')
      .where('contentHash', '=', contentHash)
      .where('submissionKey', 'in', submissionKeys)
      .executeTakeFirst()
  const known = submissionKeys.length > 1 ? await earlier() : undefined
  if (known) return { id: known.id, replayed: true }
  const inserted = await trx
    .insertInto('submissions')
    .values({
      id,
      formId: added.formId,
      receivedAt,
      submissionKey: submissionKeys[0] ?? null,
      contentHash,
      email: (fields.email ?? '').toLowerCase(),
      content: JSON.stringify({ fields, consents, suspicion }),
      marks: 0,
      state: added.held ? 'held' : 'pending',
      attempts: 0,
      nextAttemptAt: receivedAt,
    })
    .onConflict((it) => it.columns(['contentHash', 'submissionKey']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (inserted === undefined) {
    const first = await earlier()
    if (first === undefined) throw new Error('The submission this one repeats is gone')
    return { id: first.id, replayed: true }
  }
  for (const [position, { id: fileId, ...file }] of added.attachments.entries()) {
    const taken = await trx
      .updateTable('attachments')
      .set({ ...file, submissionId: id, position })
      .where('id', '=', fileId)
      .where('submissionId', 'is', null)
      .executeTakeFirst()
    // A clock that jumped by years while it arrived has made it look forgotten.
    if (taken.numUpdatedRows !== 1n) throw new Error('An attachment was removed while it arrived')
  }
  return { id, replayed: false }
}

export type SubmissionQueries = ReturnType<typeof submissionQueries>

/** Reading takes a few rows at a time: however many there are, they need not fit into memory. */
export function submissionQueries(db: Kysely<Tables>, readAttachment: AttachmentQueries['readAttachment']) {
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
    /** Resolves once the submission, to be delivered, and its attachments are synced to disk, in one transaction. */
    add: (submission: NewSubmission) => db.transaction().execute((trx) => insertSubmission(trx, submission)),

    /** Newest first: those retention has hidden, or the others. */
    async *all(hidden = false) {
      for await (const rows of rowsNewestFirst(hidden)) yield* await withParts(db, rows)
    },

    /** By its reference, also a hidden one. */
    async find(id: string): Promise<Submission | undefined> {
      return (await withParts(db, await all.where('id', '=', id).execute()))[0]
    },

    /** Reads everything; says of each submission or file that is not what it was when it came. */
    async *damage() {
      for (const hidden of [false, true]) {
        for await (const rows of rowsNewestFirst(hidden)) {
          const hashes = new Map(rows.map((it) => [it.id, it.contentHash]))
          for (const { id, formId, fields, attachments } of await withParts(db, rows)) {
            if (contentHash(formId, fields, attachments) !== hashes.get(id))
              yield `${id}: its text is not what was received`
            for (const file of attachments) {
              if (!(await isIntact(readAttachment(file.id), file)))
                yield `${id}: the file ${file.name} (${file.id}) is not what was received`
            }
          }
        }
      }
    },

    async counts(since: number): Promise<Counts> {
      const rows = await db
        .selectFrom('submissions')
        .select(['formId', 'state', (it) => it.fn.countAll<number>().as('number')])
        .where('receivedAt', '>=', since)
        .where('marks', '=', 0)
        .groupBy(['formId', 'state'])
        .execute()
      const states = await db
        .selectFrom('submissions')
        .select(['state', (it) => it.fn.countAll<number>().as('number')])
        .groupBy('state')
        .execute()
      const marked = db.selectFrom('submissions').where('marks', '>', 0)
      const hidden = await marked.select((it) => it.fn.countAll<number>().as('number')).executeTakeFirst()
      const sum = (some: typeof rows) => some.reduce((total, row) => total + row.number, 0)
      const byForm = [...Map.groupBy(rows, (row) => row.formId)].map(([form, some]) => [form, sum(some)])
      return {
        received: sum(rows),
        held: sum(rows.filter((row) => row.state === 'held')),
        hidden: hidden?.number ?? 0,
        byForm: Object.fromEntries(byForm),
        byState: Object.fromEntries(states.map((row) => [row.state, row.number])),
      }
    },
  }
}

/** Whether these are the bytes that were received. */
export async function isIntact(
  content: AsyncIterable<Uint8Array>,
  { sha256 }: { sha256: string },
): Promise<boolean> {
  const digest = createHash('sha256')
  for await (const piece of content) digest.update(piece)
  return digest.digest('hex') === sha256
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
  return rows.map((row) => ({
    id: row.id,
    formId: row.formId,
    receivedAt: row.receivedAt,
    ...contentOf(row),
    marks: row.marks,
    attachments: (attachments.get(row.id) ?? []).map(
      ({ submissionId: _, arrivedAt: _arrived, position: _position, ...file }) => file,
    ),
    delivery: {
      state: row.state,
      attempts: row.attempts,
      firstAttemptAt: row.firstAttemptAt,
      nextAttemptAt: row.nextAttemptAt,
      settledAt: row.settledAt,
      lastError: row.lastError,
    },
  }))
}

const storedContent = z.object({
  fields: z.record(z.string(), z.string()),
  consents: z.array(
    z.object({ field: z.string(), text: z.string(), at: z.number(), givenBy: z.enum(['form', 'page']) }),
  ),
  suspicion: z.array(z.string()),
})

/** Of a text that was damaged on the disk, what can still be read, so that it does not stand in the way of the others. */
function contentOf({ email, content }: Selectable<Tables['submissions']>) {
  try {
    return storedContent.parse(JSON.parse(content))
  } catch {
    return { fields: { email, damaged: content }, consents: [], suspicion: [] }
  }
}
