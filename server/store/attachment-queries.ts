import { createHash, randomUUID } from 'node:crypto'
import { setImmediate as otherWork } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { maxFileBytes } from '../../forms/attachments.ts'
import { hour } from '../clock.ts'
import { type Attachment, NoRoomError, type StagedAttachment, type Verdict } from './records.ts'
import type { Tables } from './schema.ts'
import type { Disk } from './sqlite.ts'

export type AttachmentQueries = ReturnType<typeof attachmentQueries>

/** A file is written as it arrives, as nobody's, until a submission takes it over. */
export function attachmentQueries(db: Kysely<Tables>, disk: Disk) {
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
    return { id, bytes, sha256: hash.digest('hex') }
  }

  /** Removes files that are nobody's, and no others. */
  async function discardAttachments(ids: readonly string[]) {
    if (ids.length === 0) return
    // Their pieces go with them, by the rule of the table.
    await db.deleteFrom('attachments').where('id', 'in', ids).where('submissionId', 'is', null).execute()
  }

  return {
    discardAttachments,

    /** Rejects with NoRoomError when the disk is nearly full. */
    async stageAttachment(content: AsyncIterable<Uint8Array>, now: number): Promise<StagedAttachment> {
      arriving += 1
      try {
        // Each that arrives may still grow to its limit.
        if (!(await disk.hasRoom(arriving * maxFileBytes))) throw new NoRoomError('No disk space for files')
        const id = randomUUID()
        await db
          .insertInto('attachments')
          .values({ id, submissionId: null, arrivedAt: now, ...unknownYet })
          .execute()
        return await writePieces(id, content).catch(async (error: unknown) => {
          // Should this fail as well, the hourly removal finds it.
          await discardAttachments([id]).catch(() => undefined)
          throw error
        })
      } finally {
        arriving -= 1
      }
    },

    /** Only one that belongs to a submission. */
    findAttachment: (id: string): Promise<Attachment | undefined> =>
      db
        .selectFrom('attachments')
        .select(['id', 'name', 'type', 'bytes', 'sha256', 'verdict'])
        .where('id', '=', id)
        .where('submissionId', 'is not', null)
        .executeTakeFirst(),

    /** Piece by piece; ends early where pieces are missing. */
    async *readAttachment(id: string) {
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
    },

    async noteVerdict(id: string, verdict: Verdict) {
      await db.updateTable('attachments').set({ verdict }).where('id', '=', id).execute()
    },

    /** Removes what has been nobody's for an hour, or only what was erased; says how many. */
    async removeNobodys(now: number | 'erased') {
      const nobodys = db.selectFrom('attachments').select('id').where('submissionId', 'is', null).limit(1)
      const expired =
        now === 'erased'
          ? nobodys.where('arrivedAt', '=', erasedAt)
          : // One dated in the future came while the clock was ahead.
            nobodys.where((it) =>
              it.or([it('arrivedAt', '<=', now - hour), it('arrivedAt', '>', now + hour)]),
            )
      for (let removed = 0; ; removed += 1) {
        const next = await expired.executeTakeFirst()
        if (next === undefined) return removed
        // One at a time, so that nobody waits long for the database.
        await disk.whenErasing(() => discardAttachments([next.id]))
        await otherWork()
      }
    },
  }
}

const unknownYet = {
  position: 0,
  name: '',
  type: 'application/pdf',
  bytes: 0,
  sha256: '',
  verdict: 'unscanned',
} as const

/** The arrival (ms since 1970) of what was erased: an hour ago by any clock. */
export const erasedAt = 0

const pieceBytes = 256 * 1024

/** Pieces of one size, however large the chunks are that arrive. */
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
