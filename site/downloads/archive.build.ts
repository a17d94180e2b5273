import { extname } from 'node:path'
import { pathOfArchive } from '../addresses/addresses.ts'
import type { DocumentSet } from '../documents/document-schema.ts'

export type Archive = NonNullable<ReturnType<typeof archiveOf>>

/** The ZIP of all files of a set that this site serves: the files by name, and their size in bytes. */
export function archiveOf({ slug, available }: DocumentSet) {
  const served = available.flatMap(({ id, sourcePath, bytes = 0 }) => (sourcePath ? [{ id, sourcePath, bytes }] : []))
  if (served.length === 0) return undefined
  return {
    path: pathOfArchive(slug),
    files: new Map(served.map(({ id, sourcePath }) => [id + extname(sourcePath), sourcePath])),
    bytes: served.reduce((sum, { bytes }) => sum + bytes, 0),
  }
}
