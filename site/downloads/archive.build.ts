import { extname } from 'node:path'
import { arrayBuffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
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

/**
 * A ZIP of files by their names, each given by its bytes or by its path. Not compressed: PDFs and pictures do not
 * get smaller. Equal files make equal archives.
 */
export async function zipOf(files: ReadonlyMap<string, Buffer | string>) {
  const options = { compress: false, mtime: new Date(1980, 0, 1), forceDosTimestamp: true, mode: 0o100644 }
  const zip = new ZipFile()
  for (const [name, file] of files)
    if (typeof file === 'string') zip.addFile(file, name, options)
    else zip.addBuffer(file, name, options)
  zip.end()
  return Buffer.from(await arrayBuffer(zip.outputStream))
}
