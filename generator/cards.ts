import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { gameSlugs } from '../site/content.server.ts'
import { cache, keyOf } from './cache.ts'
import { publicFolder } from './places.ts'

const size = { width: 1200, height: 630 }
const folder = join(publicFolder, 'cards')

/** Darkens the foot of the picture and sets the house's mark on it. */
const shade =
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
  <defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1">
    <stop offset=".55" stop-color="#0d0b0a" stop-opacity="0"/><stop offset="1" stop-color="#0d0b0a" stop-opacity=".92"/>
  </linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`)

const jpeg = { quality: 80, mozjpeg: true }
const recipe = JSON.stringify({ size, jpeg, shade: String(shade) })

/** Preview cards (Open Graph, 1200 x 630 px): one per game from its hero, one for the site. */
export async function makeCards(): Promise<string> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const mark = await sharp('public/logo.svg', { density: 200 }).resize(84).png().toBuffer()
  await card(join('content', 'site', 'images', 'home-1.webp'), mark, 'site')
  const slugs = gameSlugs()
  for (const slug of slugs) {
    const hero = join('content', 'games', slug, 'images', 'hero.webp')
    if (!existsSync(hero)) throw new Error(`${hero} is missing: every game needs a hero picture`)
    await card(hero, mark, slug)
  }
  return `${slugs.length + 1} preview cards`
}

async function card(master: string, mark: Buffer, name: string): Promise<void> {
  const key = keyOf(recipe, mark, await readFile(master))
  const made = await cache.file(`${key}.jpg`, () =>
    sharp(master)
      .autoOrient()
      .resize({ ...size, fit: 'cover', position: 'right' })
      .composite([{ input: shade }, { input: mark, left: 48, top: size.height - 84 - 44 }])
      .jpeg(jpeg)
      .toBuffer(),
  )
  await copyFile(made, join(folder, `${name}.jpg`))
}
