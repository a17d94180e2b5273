import { createHash, randomUUID } from 'node:crypto'
import { setImmediate as otherWork } from 'node:timers/promises'
import { maxFileBytes } from '../../forms/attachments.ts'
import { hour } from '../clock.ts'
import { type Database, NoRoomError, type StoredFile, type Verdict } from './schema.ts'
import type { Disk } from './sqlite.ts'

/** A file is written as it arrives, unattached, until a submission takes it. */
export function attachmentQueries(db: Database, disk: Disk) {
  let arriving = 0

  async function writePieces(id: string, content: AsyncIterable<Uint8Array>): Promise<StoredFile> {
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

  /** Removes those of these files that are unattached. */
  async function removeUnattached(ids: readonly string[]) {
    if (ids.length === 0) return
    // Their pieces go with them (`on delete cascade`).
    await db.deleteFrom('attachments').where('id', 'in', ids).where('submissionId', 'is', null).execute()
  }

  return {
    removeUnattached,

    /** Rejects with NoRoomError when the disk is nearly full. `now`: ms since 1970. */
    async storeFile(content: AsyncIterable<Uint8Array>, now: number): Promise<StoredFile> {
      arriving += 1
      try {
        // Each file that is arriving may still grow to its limit.
        if (!(await disk.hasRoom(arriving * maxFileBytes))) throw new NoRoomError('No disk space for files')
        const id = randomUUID()
        await db
          .insertInto('attachments')
          .values({ id, submissionId: null, arrivedAt: now, ...unknownYet })
          .execute()
        return await writePieces(id, content).catch(async (error: unknown) => {
          // Should this fail as well, the hourly removal finds it.
          await removeUnattached([id]).catch(() => undefined)
          throw error
        })
      } finally {
        arriving -= 1
      }
    },

    /** Only one that belongs to a submission; `settledAt`: when its mail was delivered or given up. */
    findAttachment: (id: string) =>
      db
        .selectFrom('attachments')
        .innerJoin('submissions', 'submissions.id', 'submissionId')
        .select(['attachments.id', 'name', 'type', 'bytes', 'sha256', 'verdict', 'settledAt'])
        .where('attachments.id', '=', id)
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

    /** Removes what has been unattached for an hour, and what is being erased; gives how many files. */
    async removeForgotten(now: number): Promise<number> {
      const forgotten = db
        .selectFrom('attachments')
        .select('id')
        .where('submissionId', 'is', null)
        // One dated in the future came while the clock was ahead.
        .where((it) => it.or([it('arrivedAt', '<=', now - hour), it('arrivedAt', '>', now + hour)]))
        .limit(1)
      for (let removed = 0; ; removed += 1) {
        const next = await forgotten.executeTakeFirst()
        if (next === undefined) return removed
        // One at a time, so that nobody waits long for the database.
        await disk.whenErasing(() => removeUnattached([next.id]))
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
