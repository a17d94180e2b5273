import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'

/** A file of an archive: its bytes, or the path to read them from. */
export type ZipEntry = { name: string; from: Buffer | string }

/**
 * Equal entries make equal archives, so each bears the format's first day. PDFs and pictures are compressed already. The
 * time is read by the local clock, and without the field for UTC: the same day in every time zone.
 */
const options = { compress: false, mtime: new Date(1980, 0, 1), mode: 0o100644, forceDosTimestamp: true }

/** Writes a ZIP archive without holding its files in memory. Throws when one of them cannot be read. */
export async function writeZip(target: string, entries: Iterable<ZipEntry>): Promise<void> {
  const zip = new ZipFile()
  const failed = new Promise<never>((_, reject) => zip.on('error', reject))
  for (const { name, from } of entries) {
    if (typeof from === 'string') zip.addFile(from, name, options)
    else zip.addBuffer(from, name, options)
  }
  zip.end()
  await Promise.race([pipeline(zip.outputStream, createWriteStream(target)), failed])
}
