import type { Kysely } from 'kysely'
import { UnusableError } from './records.ts'
import type { Tables } from './schema.ts'

const batchSize = 200

/**
 * Copies every submission with its attachments and delivery, in the order they came, and the key of the links. `to`
 * should be a transaction, so that nothing is left behind by a failure. Rejects when there are submissions already.
 */
export async function copyTables(from: Kysely<Tables>, to: Kysely<Tables>): Promise<void> {
  if ((await to.selectFrom('submissions').select('id').limit(1).execute()).length > 0)
    throw new UnusableError('There are submissions already. Use an empty database.')
  for (let last = 0; ; ) {
    const all = from.selectFrom('submissions').selectAll().where('seq', '>', last).orderBy('seq')
    const rows = await all.limit(batchSize).execute()
    const ids = rows.map((it) => it.id)
    if (ids.length === 0) break
    last = rows.at(-1)?.seq ?? last
    // The running number is each database's own.
    const submissions = rows.map(({ seq: _, ...row }) => row)
    await to.insertInto('submissions').values(submissions).execute()
    const attachments = from.selectFrom('attachments').selectAll().where('submissionId', 'in', ids)
    for (const attachment of await attachments.execute()) {
      await to.insertInto('attachments').values(attachment).execute()
      await copyPieces(from, to, attachment.id)
    }
  }
  await to.deleteFrom('secrets').execute()
  const secrets = await from.selectFrom('secrets').selectAll().execute()
  if (secrets.length > 0) await to.insertInto('secrets').values(secrets).execute()
}

async function copyPieces(from: Kysely<Tables>, to: Kysely<Tables>, id: string) {
  const pieces = from.selectFrom('pieces').selectAll().where('attachmentId', '=', id)
  for (let position = 0; ; position += 1) {
    const piece = await pieces.where('position', '=', position).executeTakeFirst()
    if (piece === undefined) return
    await to.insertInto('pieces').values(piece).execute()
  }
}
