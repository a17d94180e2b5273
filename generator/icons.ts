import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'

const night = '#0d0b0a'

/** The touch, manifest and .ico icons from public/favicon.svg, among the sources: made by hand when the mark changes. */
export async function drawIcons(): Promise<string> {
  const mark = await readFile('public/favicon.svg')
  await writeFile('public/favicon.ico', ico(await icon(mark, 32), 32))
  await writeFile('public/apple-touch-icon.png', await icon(mark, 180, 12))
  await writeFile('public/icon-192.png', await icon(mark, 192))
  await writeFile('public/icon-512.png', await icon(mark, 512))
  // Launchers cut a circle of 80 % out of a maskable icon
  await writeFile('public/icon-maskable.png', await icon(mark, 512, 72))
  return 'five icons'
}

async function icon(mark: Buffer, size: number, inset = 0): Promise<Buffer> {
  const inner = await sharp(mark, { density: (72 * size) / 12 })
    .resize(size - 2 * inset)
    .png()
    .toBuffer()
  return sharp({ create: { width: size, height: size, channels: 4, background: night } })
    .composite([{ input: inner }])
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer()
}

/** An .ico file that holds one PNG: a six-byte header, one directory entry, the picture. */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
