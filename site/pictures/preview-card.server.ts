import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { cachedFile, keyOf } from '../build/cache.server.ts'

/** In px; the size Open Graph readers expect. */
const size = { width: 1200, height: 630 }

/** Darkens the foot of the picture, on which the house's mark stands. */
const shade =
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
  <defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1">
    <stop offset=".55" stop-color="#0d0b0a" stop-opacity="0"/><stop offset="1" stop-color="#0d0b0a" stop-opacity=".92"/>
  </linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`)

const jpeg = { quality: 80, mozjpeg: true }
const recipe = JSON.stringify({ size, jpeg, shade: String(shade) })

/** The picture chats and feeds show beside a link (Open Graph), a JPEG. Throws when `master` is no picture. */
export async function previewCard(master: string): Promise<Uint8Array<ArrayBuffer>> {
  const picture = await readFile(master)
  const logo = await readFile('public/logo.svg')
  const file = await cachedFile(`${keyOf(recipe, logo, picture)}.jpg`, async () => {
    const mark = await sharp(logo, { density: 200 }).resize(84).png().toBuffer()
    return sharp(picture)
      .autoOrient()
      .resize({ ...size, fit: 'cover', position: 'right' })
      .composite([{ input: shade }, { input: mark, left: 48, top: size.height - 84 - 44 }])
      .jpeg(jpeg)
      .toBuffer()
  })
  return new Uint8Array(await readFile(file))
}
