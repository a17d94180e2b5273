import { createReadStream, createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32 } from 'node:zlib'

/** A file of the archive: its bytes, or the path to read them from. Without a time it bears the format's first day. */
export type ZipEntry = { name: string; from: Buffer | string; modified?: Date }

const mostBytes = 0xffff_ffff
const mostFiles = 0xffff

/**
 * Writes a ZIP archive (APPNOTE 6.3.10) without holding it in memory. Entries are stored, not
 * squeezed: PDFs and pictures are compressed already. Equal entries make equal archives. `mode` is that of the new file.
 * Throws RangeError for an archive that would need the ZIP64 form.
 */
export async function writeZip(
  target: string,
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
  mode = 0o666,
): Promise<void> {
  await pipeline(Readable.from(archive(entries)), createWriteStream(target, { mode }))
}

async function* archive(entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = []
  let offset = 0
  for await (const entry of entries) {
    const { crc, size } = await measure(entry)
    const name = Buffer.from(entry.name)
    const shared = sharedHeader(crc, size, name.length, entry.modified)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), shared, name])
    directory.push(directoryRecord(shared, offset, name))
    offset += local.length + size
    if (offset > mostBytes || directory.length > mostFiles) {
      const problem = 'makes the archive more than a ZIP can hold (4 GiB, 65,535 files)'
      throw new RangeError(`${entry.name} ${problem}: put fewer files into it`)
    }
    yield local
    yield* contents(entry)
  }
  const listing = Buffer.concat(directory)
  yield listing
  yield endRecord(directory.length, listing.length, offset)
}

async function measure(entry: ZipEntry): Promise<{ crc: number; size: number }> {
  let crc = 0
  let size = 0
  for await (const chunk of contents(entry)) {
    crc = crc32(chunk, crc)
    size += chunk.length
  }
  return { crc, size }
}

async function* contents({ from }: ZipEntry): AsyncGenerator<Buffer> {
  if (typeof from !== 'string') {
    yield from
    return
  }
  for await (const chunk of createReadStream(from)) yield chunk
}

/** The 26 bytes that local headers and directory records have in common (APPNOTE.TXT 4.3.7, 4.3.12). */
function sharedHeader(crc: number, size: number, nameLength: number, modified?: Date): Buffer {
  const header = Buffer.alloc(26)
  header.writeUInt16LE(20, 0)
  header.writeUInt16LE(0x0800, 2) // names are UTF-8
  header.writeUInt16LE(modified ? timeOf(modified) : 0, 6)
  header.writeUInt16LE(modified ? dateOf(modified) : 0x21, 8) // 1 January 1980
  header.writeUInt32LE(crc, 10)
  header.writeUInt32LE(size, 14)
  header.writeUInt32LE(size, 18)
  header.writeUInt16LE(nameLength, 22)
  return header
}

/** In steps of two seconds, like all of MS-DOS. */
function timeOf(moment: Date) {
  return (moment.getUTCHours() << 11) | (moment.getUTCMinutes() << 5) | (moment.getUTCSeconds() >> 1)
}

function dateOf(moment: Date) {
  return ((moment.getUTCFullYear() - 1980) << 9) | ((moment.getUTCMonth() + 1) << 5) | moment.getUTCDate()
}

function directoryRecord(shared: Buffer, offset: number, name: Buffer): Buffer {
  const places = Buffer.alloc(14)
  places.writeUInt32LE(offset, 10)
  return Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), shared, places, name])
}

function endRecord(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(offset, 16)
  return end
}
