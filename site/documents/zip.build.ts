import { arrayBuffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

/**
 * A ZIP of files by their names, each given by its bytes or by its path. Not compressed: PDFs and pictures do not
 * get smaller. Equal files make equal ZIPs.
 */
export async function makeZip(files: ReadonlyMap<string, Buffer | string>) {
  const options = { compress: false, mtime: new Date(1980, 0, 1), forceDosTimestamp: true, mode: 0o100644 }
  const zip = new ZipFile()
  for (const [name, file] of files)
    if (typeof file === 'string') zip.addFile(file, name, options)
    else zip.addBuffer(file, name, options)
  zip.end()
  return Buffer.from(await arrayBuffer(zip.outputStream))
}
