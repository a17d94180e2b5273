import { hash } from 'node:crypto'
import type { Selectable, Transaction } from 'kysely'
import {
  type Attachment,
  type DeliveryState,
  type NewSubmission,
  type Submission,
  type SubmissionContent,
  submissionContentSchema,
} from './records.ts'
import type { Database, Tables } from './schema.ts'

/** Adds and reads submissions; reads a few rows at a time, so that others do not wait long for the database. */
export function makeSubmissionStore(db: Database, isIntact: (file: Attachment) => Promise<boolean>) {
  const rows = db.selectFrom('submissions').selectAll()

  /** Yields all submissions, newest first. */
  async function* all() {
    for (let before = Number.MAX_SAFE_INTEGER; ; ) {
      const batch = await rows.where('seq', '<', before).orderBy('seq', 'desc').limit(batchSize).execute()
      const last = batch.at(-1)
      if (last === undefined) return
      yield* await withAttachments(db, batch)
      before = last.seq
    }
  }

  return {
    /**
     * Resolves once the submission and its pending delivery are synced to disk. The same transaction attaches its files,
     * which are stored already. Returns its reference or, when it is a repeat, that of the first one.
     */
    add: (submission: NewSubmission) => db.transaction().execute((trx) => insertSubmission(trx, submission)),

    all,

    async find(reference: string): Promise<Submission | undefined> {
      return (await withAttachments(db, await rows.where('reference', '=', reference).execute()))[0]
    },

    /** Reads and counts everything, and lists missing and altered parts. */
    async verify() {
      let submissions = 0
      let files = 0
      const damaged: string[] = []
      for await (const submission of all()) {
        const { reference, attachments } = submission
        submissions += 1
        files += attachments.length
        if (hashOf(submission) !== submission.receivedHash)
          damaged.push(`${reference}: its text is not what was received`)
        for (const file of attachments)
          if (!(await isIntact(file)))
            damaged.push(`${reference}: the file ${file.name} (${file.id}) is not what was received`)
      }
      return { submissions, files, damaged }
    },

    /** How many were received since a moment (ms since 1970). */
    async countSince(moment: number): Promise<number> {
      const submissions = db.selectFrom('submissions').where('receivedAt', '>=', moment)
      return (await submissions.select(db.fn.countAll<number>().as('number')).executeTakeFirstOrThrow()).number
    },

    /** How many are in each state of delivery, and how many are soon erased because they are too old. */
    async countByState() {
      const { countAll } = db.fn
      const states = await db
        .selectFrom('submissions')
        .select(['state', countAll<number>().as('number')])
        .select(countAll<number>().filterWhere('tooOldSince', 'is not', null).as('tooOld'))
        .groupBy('state')
        .execute()
      const byState: Partial<Record<DeliveryState, number>> = {}
      for (const { state, number } of states) byState[state] = number
      return { tooOld: states.reduce((sum, { tooOld }) => sum + tooOld, 0), byState }
    },
  }
}

async function insertSubmission(trx: Transaction<Tables>, added: NewSubmission): Promise<string> {
  const { attachments, fields, consents, ...row } = added
  const receivedHash = hashOf(added)
  const inserted = await trx
    .insertInto('submissions')
    .values({
      ...row,
      receivedHash,
      email: (fields.email ?? '').toLowerCase(),
      content: JSON.stringify({ fields, consents }),
      attempts: 0,
      dueAt: added.receivedAt,
    })
    .onConflict((conflict) => conflict.columns(['receivedHash', 'submissionKey']).doNothing())
    .returning('reference')
    .executeTakeFirst()
  if (inserted === undefined) {
    const first = await trx
      .selectFrom('submissions')
      .select('reference')
      .where('receivedHash', '=', receivedHash)
      .where('submissionKey', '=', added.submissionKey)
      .executeTakeFirstOrThrow()
    return first.reference
  }
  for (const [position, { id, ...file }] of attachments.entries()) {
    const attached = await trx
      .updateTable('attachments')
      .set({ ...file, submission: added.reference, position })
      .where('id', '=', id)
      .where('submission', 'is', null)
      .executeTakeFirst()
    // The clock jumped while the file arrived, so the daily run removed it like one that was given up.
    if (attached.numUpdatedRows !== 1n) throw new Error('An attachment was removed while it arrived')
  }
  return added.reference
}

/** A hash of what was received. It recognises a form that is sent twice, and a stored text that was altered. */
function hashOf({ formId, fields, attachments }: Pick<Submission, 'formId' | 'fields' | 'attachments'>) {
  const content = [formId, fields, attachments.map(({ name, sha256 }) => [name, sha256])]
  return hash('sha256', JSON.stringify(content), 'base64url')
}

const batchSize = 200

async function withAttachments(
  db: Database,
  rows: readonly Selectable<Tables['submissions']>[],
): Promise<Submission[]> {
  if (rows.length === 0) return []
  const references = rows.map(({ reference }) => reference)
  const files = await db
    .selectFrom('attachments')
    .select(['submission', 'id', 'name', 'type', 'bytes', 'sha256', 'verdict'])
    .where('submission', 'in', references)
    .orderBy('position')
    .execute()
  const filesOf = Map.groupBy(files, (file) => file.submission)
  return rows.map(({ content, ...row }) => ({
    ...row,
    ...contentFrom(content, row.email),
    attachments: (filesOf.get(row.reference) ?? []).map(({ submission: _, ...file }) => file),
  }))
}

/** A text that was damaged on the disk is returned as it is, so that the other submissions can be read. */
function contentFrom(content: string, email: string): SubmissionContent {
  try {
    return submissionContentSchema.parse(JSON.parse(content))
  } catch {
    return { fields: { email, damaged: content }, consents: [] }
  }
}
