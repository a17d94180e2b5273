import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { type Copied, UnusableError } from './store.ts'
import { columns, type Tables } from './tables.ts'

/**
 * Copies every submission with its attachments' rows and deliveries, in the order they came. Reads both sides again
 * afterwards and rejects when their hashes differ; `to` should be a transaction, so that nothing is left behind then.
 */
export async function copyRows(from: Kysely<Tables>, to: Kysely<Tables>): Promise<Copied> {
  const [first] = await to.selectFrom('submissions').select('seq').limit(1).execute()
  if (first !== undefined) throw new UnusableError('There are submissions already')
  for await (const { submissions, attachments, outbox } of batches(from)) {
    await to
      .insertInto('submissions')
      .values(submissions.map(({ seq: _, ...row }) => row))
      .execute()
    if (attachments.length > 0) await to.insertInto('attachments').values(attachments).execute()
    if (outbox.length > 0) await to.insertInto('outbox').values(outbox).execute()
  }
  const [source, copied] = [await summaryOf(from), await summaryOf(to)]
  if (source.sha256 !== copied.sha256) {
    throw new Error('What was copied differs from its source: nothing was taken over. Try again.')
  }
  return copied
}

/** How much there is, and a hash over every row that does not depend on their order, in which databases differ. */
export async function summaryOf(db: Kysely<Tables>): Promise<Copied> {
  const total = { submissions: 0, attachments: 0, outboxRows: 0 }
  let sum = 0n
  for await (const { submissions, attachments, outbox } of batches(db)) {
    total.submissions += submissions.length
    total.attachments += attachments.length
    total.outboxRows += outbox.length
    // The running number is each database's own.
    for (const { seq: _, ...row } of submissions) sum += hashOf(row)
    for (const row of [...attachments, ...outbox]) sum += hashOf(row)
  }
  return { ...total, sha256: (sum % 2n ** 256n).toString(16).padStart(64, '0') }
}

async function* batches(db: Kysely<Tables>) {
  let last = 0
  for (;;) {
    const submissions = await db
      .selectFrom('submissions')
      .select(['seq', ...columns.submissions])
      .where('seq', '>', last)
      .orderBy('seq')
      .limit(batchSize)
      .execute()
    if (submissions.length === 0) return
    last = submissions.at(-1)?.seq ?? last
    const ids = submissions.map((it) => it.id)
    const attachments = db
      .selectFrom('attachments')
      .select(columns.attachments)
      .where('submissionId', 'in', ids)
    const outbox = db.selectFrom('outbox').select(columns.outbox).where('submissionId', 'in', ids)
    yield { submissions, attachments: await attachments.execute(), outbox: await outbox.execute() }
  }
}

// All columns of all rows of a batch, ten attachments each, have to fit into SQLite's 32,766 parameters.
const batchSize = 200

function hashOf(row: object): bigint {
  const columns = Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1))
  return BigInt(`0x${createHash('sha256').update(JSON.stringify(columns)).digest('hex')}`)
}
