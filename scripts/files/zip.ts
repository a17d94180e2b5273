import { createReadStream, createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32 } from 'node:zlib'

/** A file of the archive: its bytes, or the path to read them from. */
export type ZipEntry = { name: string; from: Buffer | string }

const largest = 0xffff_ffff

/**
 * Writes a ZIP archive without holding its files in memory. Entries are stored, not squeezed: PDFs and pictures are
 * compressed already. Every time stamp is the format's first day, so equal files make equal archives.
 * Throws RangeError for archives of 4 GiB and more, which would need the ZIP64 form.
 */
export async function writeZip(target: string, entries: readonly ZipEntry[]): Promise<void> {
  await pipeline(Readable.from(archive(entries)), createWriteStream(target))
}

async function* archive(entries: readonly ZipEntry[]): AsyncGenerator<Buffer> {
  const directory: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const { crc, size } = await measure(entry)
    const name = Buffer.from(entry.name)
    const shared = sharedHeader(crc, size, name.length)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), shared, name])
    directory.push(directoryRecord(shared, offset, name))
    offset += local.length + size
    if (offset > largest) throw new RangeError(`${entry.name} takes the archive over 4 GiB`)
    yield local
    yield* contents(entry)
  }
  const listing = Buffer.concat(directory)
  yield listing
  yield endRecord(entries.length, listing.length, offset)
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
function sharedHeader(crc: number, size: number, nameLength: number): Buffer {
  const header = Buffer.alloc(26)
  header.writeUInt16LE(20, 0)
  header.writeUInt16LE(0x0800, 2) // names are UTF-8
  header.writeUInt16LE(0x21, 8) // 1 January 1980
  header.writeUInt32LE(crc, 10)
  header.writeUInt32LE(size, 14)
  header.writeUInt32LE(size, 18)
  header.writeUInt16LE(nameLength, 22)
  return header
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
