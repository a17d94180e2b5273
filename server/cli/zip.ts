import { crc32 } from 'node:zlib'

export type ZipEntry = { name: string; content: Buffer; modified: Date }

const most = 0xffffffff

/**
 * A ZIP archive, one entry at a time and without compression: what is in it is compressed already (APPNOTE 6.3.10).
 * Throws when it grows beyond what a plain ZIP can hold.
 */
export async function* zip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = []
  let position = 0
  for await (const { name, content, modified } of entries) {
    const path = Buffer.from(name)
    const facts = entryFacts(content, modified, path.length)
    const local = Buffer.concat([number(0x04034b50, 4), facts, number(0, 2), path])
    directory.push(
      Buffer.concat([
        number(0x02014b50, 4),
        number(20, 2),
        facts,
        // No extra field or comment, first disk, no attributes.
        Buffer.alloc(12),
        Buffer.alloc(0),
        number(position, 4),
        path,
      ]),
    )
    position += local.length + content.length
    if (position > most || directory.length > 0xffff) {
      throw new Error('This is more than a ZIP can hold (4 GB, 65,535 files): name fewer submissions')
    }
    yield local
    yield content
  }
  const bytes = directory.reduce((sum, it) => sum + it.length, 0)
  const count = number(directory.length, 2)
  yield Buffer.concat([
    ...directory,
    number(0x06054b50, 4),
    number(0, 4),
    count,
    count,
    number(bytes, 4),
    number(position, 4),
    number(0, 2),
  ])
}

/** The part both headers of an entry have in common, from the version needed to the length of the name. */
function entryFacts(content: Buffer, modified: Date, nameLength: number) {
  const time =
    (modified.getUTCHours() << 11) | (modified.getUTCMinutes() << 5) | (modified.getUTCSeconds() >> 1)
  const date =
    ((modified.getUTCFullYear() - 1980) << 9) | ((modified.getUTCMonth() + 1) << 5) | modified.getUTCDate()
  return Buffer.concat([
    number(20, 2),
    // Names are UTF-8.
    number(0x0800, 2),
    number(0, 2),
    number(time, 2),
    number(date, 2),
    number(crc32(content), 4),
    number(content.length, 4),
    number(content.length, 4),
    number(nameLength, 2),
  ])
}

function number(value: number, bytes: 2 | 4) {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntLE(value, 0, bytes)
  return buffer
}
