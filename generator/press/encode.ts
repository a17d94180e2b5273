import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { cache, keyOf } from '../cache.ts'

/** For print at a third of a page; visibly perfect, still small enough to mail. */
const quality = 88

/** A master as JPEG in its full size. */
export async function jpegOf(master: string): Promise<{ jpeg: Buffer; width: number; height: number }> {
  const bytes = await readFile(master)
  const { width, height } = (await sharp(bytes).metadata()).autoOrient
  const file = await cache.file(`${keyOf(`press ${quality}`, bytes)}.jpg`, () =>
    sharp(bytes).autoOrient().jpeg({ quality, mozjpeg: true }).toBuffer(),
  )
  return { jpeg: await readFile(file), width, height }
}

/** A drawing as PNG with a clear ground, `width` px wide. */
export async function pngOf(svg: Buffer, width: number): Promise<Buffer> {
  const file = await cache.file(`${keyOf(`png ${width}`, svg)}.png`, () =>
    sharp(svg, { density: 600 }).resize(width).png({ compressionLevel: 9 }).toBuffer(),
  )
  return readFile(file)
}
