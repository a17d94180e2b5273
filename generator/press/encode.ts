import { createHash } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { kept } from '../build/kept.ts'

/** For print at a third of a page; visibly perfect, still small enough to mail. */
const quality = 88
const cache = join('.cache', 'press')

/** A master as JPEG in its full size, encoded once per content. */
export async function jpegOf(master: string): Promise<{ jpeg: Buffer; width: number; height: number }> {
  const bytes = await readFile(master)
  const { width = 0, height = 0 } = await sharp(bytes).metadata()
  const hash = createHash('sha256').update(`jpeg ${quality}`).update(bytes).digest('hex').slice(0, 16)
  const file = join(cache, `${hash}.jpg`)
  await mkdir(cache, { recursive: true })
  await kept(file, () => sharp(bytes).jpeg({ quality, mozjpeg: true }).toBuffer())
  return { jpeg: await readFile(file), width, height }
}

/** A drawing as PNG with a clear ground, `width` px wide. */
export async function pngOf(svg: Buffer, width: number): Promise<Buffer> {
  return sharp(svg, { density: 600 }).resize(width).png({ compressionLevel: 9 }).toBuffer()
}
