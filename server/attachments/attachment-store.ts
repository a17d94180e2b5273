import type { Readable } from 'node:stream'

/** A file that has arrived but is not part of any submission yet. */
export type StagedFile = { path: string; bytes: number; sha256: string }

/** Where attachments lie. Never inside the site's folder, so no address leads to them. */
export type AttachmentStore = {
  /** Writes a stream away as it arrives; rejects, leaving nothing behind, when the stream or the disk fails. */
  stage(stream: AsyncIterable<Uint8Array>): Promise<StagedFile>
  discard(file: StagedFile): Promise<void>
  /** Resolves once these files are synced to disk under their ids; rejects, leaving none of them, if that fails. */
  keep(files: readonly { id: string; staged: StagedFile }[]): Promise<void>
  /** Rejects when there is no such file. */
  read(id: string): Promise<Readable>
  remove(ids: readonly string[]): Promise<number>
  /** Removes files no submission names and uploads nobody finished, once they are older than an hour; says how many. */
  sweep(known: () => Promise<ReadonlySet<string>>, now: number): Promise<number>
}
