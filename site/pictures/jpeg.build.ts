import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { ContentPicture } from '../content-files/schema-parts.ts'
import { cachedFile, hashOfParts } from './cache.build.ts'

/** A picture below `content/` as a JPEG for readers who are not on our pages: whole, or cut to a size (px). */
export async function jpegOf(folder: string, { file }: ContentPicture, size?: { width: number; height: number }) {
  const master = await readFile(`content/${folder}/images/${file}`)
  const options = { quality: 85, mozjpeg: true }
  const cut = { ...size, position: 'right' }
  const name = `${hashOfParts(JSON.stringify({ options, cut }), master)}.jpg`
  return readFile(await cachedFile(name, () => sharp(master).autoOrient().resize(cut).jpeg(options).toBuffer()))
}
