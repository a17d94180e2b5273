import type { Readable } from 'node:stream'

/** A file that has arrived but is not part of any submission yet. */
export type StagedFile = { path: string; bytes: number; sha256: string }

/** There would be no disk space left for messages. */
export class NoRoomError extends Error {}

/** Where attachments lie. Never inside the site's folder, so no address leads to them. */
export type AttachmentStore = {
  /**
   * Writes a stream away as it arrives; rejects, leaving nothing behind, when the stream or the disk fails, and with
   * NoRoomError when the space kept for messages would be used up.
   */
  stage(stream: AsyncIterable<Uint8Array>): Promise<StagedFile>
  discard(file: StagedFile): Promise<void>
  /** Resolves once these files are stored durably under their ids; rejects, leaving none of them, if that fails. */
  keep(files: readonly { id: string; staged: StagedFile }[]): Promise<void>
  /** Rejects when there is no such file. */
  read(id: string): Promise<Readable>
  remove(ids: readonly string[]): Promise<number>
  /** Removes files no submission names once they are older than an hour; says how many. One process is enough. */
  sweep(known: () => Promise<ReadonlySet<string>>, now: number): Promise<number>
  /** Removes uploads to this machine that nobody finished within an hour; says how many. */
  sweepStaged(now: number): Promise<number>
  /** Rejects unless a file could be kept now. */
  ready(): Promise<void>
}

/** Ids are generated here and nowhere else; this keeps a damaged database from naming a path. Throws when it is none. */
export function checkedId(id: string): string {
  if (!idPattern.test(id)) throw new Error('This is not the id of an attachment')
  return id
}

export const idPattern = /^[\w-]{8,64}$/
