import { createReadStream, createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'

/** A file of the archive: its bytes, the path to read them from, or a way to open it. */
export type ZipEntry = { name: string; from: Buffer | string | (() => Promise<Readable>); modified?: Date }

/**
 * Writes a ZIP archive without holding it in memory; the build uses it, too. Entries are stored, not squeezed: PDFs and
 * pictures are compressed already. Equal entries make equal archives; one without a time bears the format's first day.
 * `mode` is that of the new file.
 */
export async function writeZip(
  target: string,
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
  mode = 0o666,
): Promise<void> {
  const zip = new ZipFile()
  const failed = new AbortController()
  const fail = (error: unknown) => failed.abort(error)
  zip.on('error', fail)
  const written = pipeline(zip.outputStream, createWriteStream(target, { mode }), { signal: failed.signal })
  const fill = async () => {
    for await (const { name, from, modified } of entries) {
      const time = modified ? { mtime: modified } : { mtime: new Date(1980, 0, 1), forceDosTimestamp: true }
      zip.addReadStreamLazy(name, { ...time, compress: false }, (give) => {
        opened(from).then((stream) => give(null, stream.on('error', fail)), fail)
      })
    }
    zip.end()
  }
  await Promise.all([written, fill().catch(fail)]).catch((error: unknown) => {
    throw failed.signal.reason ?? error
  })
}

async function opened(from: ZipEntry['from']): Promise<Readable> {
  if (typeof from === 'function') return from()
  return typeof from === 'string' ? createReadStream(from) : Readable.from([from], { objectMode: false })
}
