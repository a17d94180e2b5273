/** Preview cards (Open Graph, 1200 x 630 px) in public/cards: one per game from its hero, one for the site. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { gameSlugs } from '../site/content/load.server.ts'
import { kept } from './build/kept.ts'

const size = { width: 1200, height: 630 }
const folder = join('public', 'cards')

/** Darkens the foot of the picture and sets the house's mark on it. */
const shade =
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
  <defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1">
    <stop offset=".55" stop-color="#0d0b0a" stop-opacity="0"/><stop offset="1" stop-color="#0d0b0a" stop-opacity=".92"/>
  </linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`)

const jpeg = { quality: 80, mozjpeg: true }
const cache = join('.cache', 'cards')
const recipe = createHash('sha256').update(JSON.stringify({ size, jpeg })).update(shade).digest('hex')

const mark = await sharp(await readFile('public/logo.svg'), { density: 200 })
  .resize(84)
  .png()
  .toBuffer()

async function card(master: string, name: string): Promise<void> {
  const sum = createHash('sha256')
    .update(recipe)
    .update(mark)
    .update(await readFile(master))
    .digest('hex')
  const cached = join(cache, `${sum.slice(0, 32)}.jpg`)
  await kept(cached, () =>
    sharp(master)
      .resize({ ...size, fit: 'cover', position: 'right' })
      .composite([{ input: shade }, { input: mark, left: 48, top: size.height - 84 - 44 }])
      .jpeg(jpeg)
      .toBuffer(),
  )
  await copyFile(cached, join(folder, `${name}.jpg`))
}

await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
await mkdir(cache, { recursive: true })
await card(join('content', 'site', 'images', 'home-1.webp'), 'site')
for (const slug of gameSlugs()) {
  const hero = join('content', 'games', slug, 'images', 'hero.webp')
  if (!existsSync(hero)) throw new Error(`${hero} is missing: every game needs a hero picture`)
  await card(hero, slug)
}
