import { createHash, randomUUID } from 'node:crypto'
import { setImmediate as letOthersWork } from 'node:timers/promises'
import { maxFileBytes } from '../../forms/attachments.ts'
import { hour } from '../clock.ts'
import type { Attachment, Verdict } from './records.ts'
import type { Database } from './schema.ts'

type NewAttachment = Pick<Attachment, 'name' | 'type'>

/** A file is stored while it arrives. It is unattached until its submission is stored. */
export function makeAttachmentStore(db: Database, assertRoom: (bytes: number) => Promise<void>) {
  let arriving = 0

  async function writePieces(id: string, content: AsyncIterable<Uint8Array>) {
    const hash = createHash('sha256')
    let bytes = 0
    let position = 0
    for await (const piece of inPieces(content)) {
      await db.insertInto('pieces').values({ attachmentId: id, position, content: piece }).execute()
      hash.update(piece)
      bytes += piece.length
      position += 1
    }
    return { bytes, sha256: hash.digest('hex') }
  }

  /** Removes those of these files that are unattached. */
  async function removeUnattached(ids: readonly string[]) {
    if (ids.length === 0) return
    // Their pieces go with them (`on delete cascade`).
    await db.deleteFrom('attachments').where('id', 'in', ids).where('submission', 'is', null).execute()
  }

  /** Yields a file piece by piece; ends early where a piece is missing. */
  async function* read(id: string) {
    for (let position = 0; ; position += 1) {
      const piece = await db
        .selectFrom('pieces')
        .select('content')
        .where('attachmentId', '=', id)
        .where('position', '=', position)
        .executeTakeFirst()
      if (piece === undefined) return
      yield piece.content
    }
  }

  return {
    removeUnattached,
    read,

    /** Whether the stored bytes are those that were received. */
    async isIntact({ id, sha256 }: Attachment): Promise<boolean> {
      const digest = createHash('sha256')
      for await (const piece of read(id)) digest.update(piece)
      return digest.digest('hex') === sha256
    },

    /** Rejects with NoRoomError when the disk is nearly full. `now`: ms since 1970. */
    async add(file: NewAttachment, content: AsyncIterable<Uint8Array>, now: number): Promise<Attachment> {
      arriving += 1
      try {
        // Each file that is arriving may still grow to its limit.
        await assertRoom(arriving * maxFileBytes)
        const attachment = await insertEmpty(db, file, now)
        const written = await writePieces(attachment.id, content).catch(async (error: unknown) => {
          // If this fails as well, the daily run removes it.
          await removeUnattached([attachment.id]).catch(() => undefined)
          throw error
        })
        return { ...attachment, ...written }
      } finally {
        arriving -= 1
      }
    },

    /** Rejects unless a file could be stored now. Tries it in one transaction, so that nobody else sees the file. */
    async assertWritable() {
      await assertRoom((arriving + 1) * maxFileBytes)
      await db.transaction().execute(async (trx) => {
        const { id } = await insertEmpty(trx, { name: '', type: 'application/pdf' }, 0)
        await trx.deleteFrom('attachments').where('id', '=', id).execute()
      })
    },

    /** Finds only files of a submission; `settledAt`: when the submission's mail was delivered or given up. */
    find: (id: string) =>
      db
        .selectFrom('attachments')
        .innerJoin('submissions', 'reference', 'submission')
        .select(['attachments.id', 'name', 'type', 'bytes', 'sha256', 'verdict', 'settledAt'])
        .where('attachments.id', '=', id)
        .executeTakeFirst(),

    async storeVerdict(id: string, verdict: Verdict) {
      await db.updateTable('attachments').set({ verdict }).where('id', '=', id).execute()
    },

    /** Removes files that have been unattached for an hour or more. */
    async removeStale(now: number) {
      const unattached = db.selectFrom('attachments').select('id').where('submission', 'is', null)
      for (const { id } of await unattached.where('arrivedAt', '<=', now - hour).execute()) {
        // One at a time, so that others do not wait long for the database.
        await removeUnattached([id])
        await letOthersWork()
      }
    },
  }
}

/** The row of a file before its first piece. */
async function insertEmpty(db: Database, file: NewAttachment, now: number): Promise<Attachment> {
  const attachment = { ...file, id: randomUUID(), bytes: 0, sha256: '', verdict: 'unscanned' } as const
  await db
    .insertInto('attachments')
    .values({ ...attachment, submission: null, arrivedAt: now, position: 0 })
    .execute()
  return attachment
}

const pieceBytes = 256 * 1024

/** Joins the chunks that arrive into pieces of about the same size. */
async function* inPieces(content: AsyncIterable<Uint8Array>) {
  let collected: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of content) {
    collected.push(chunk)
    bytes += chunk.length
    if (bytes < pieceBytes) continue
    yield Buffer.concat(collected)
    collected = []
    bytes = 0
  }
  if (bytes > 0) yield Buffer.concat(collected)
}
