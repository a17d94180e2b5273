import { copyFile, glob, mkdir, readFile, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { writeMade } from '../site/pictures/made.server.ts'
import { cache, keyOf } from './cache.ts'
import { inParallel } from './in-parallel.ts'
import { publishLoops } from './loops.ts'
import { publicFolder } from './places.ts'

type Encoded = { base: string; widths: number[]; width: number; height: number }

/** Widths in px by what the picture is for, from the file's name; a master is never enlarged. */
const widthsByName: [RegExp, number[]][] = [
  [/^(hero|loop)/, [640, 736, 960, 1440, 1920]],
  [/^tile/, [240, 400, 640]],
  [/^promo/, [220, 440]],
  [/^contact/, [320, 480, 640]],
  [/./, [480, 800, 1300]],
]

/** Higher effort costs seconds a picture and saves under 5 % (docs/decisions/pictures.md). */
const avif = { quality: 55, effort: 1 }
const jpeg = { quality: 72, mozjpeg: true }
const recipe = JSON.stringify({ widthsByName: String(widthsByName), avif, jpeg })

const target = join(publicFolder, 'img')

/**
 * Each master below content/ becomes AVIF and JPEG in the widths the layouts use, under names that carry a hash.
 * Throws when a master is no picture.
 */
export async function encodePictures(): Promise<string> {
  await rm(target, { recursive: true, force: true })
  await mkdir(target, { recursive: true })
  const masters = (await Array.fromAsync(glob('content/**/images/*.{webp,avif,png,jpg}'))).sort()
  const pictures: Record<string, Encoded> = {}
  sharp.concurrency(1)
  await inParallel(masters, async (master) => {
    pictures[master.replaceAll('\\', '/').replace(/^content\//, '')] = await encode(master)
  })
  writeMade('pictures', pictures)
  const loops = await publishLoops(target)
  return `${masters.length} pictures and ${loops} loops`
}

async function encode(master: string): Promise<Encoded> {
  try {
    const bytes = await readFile(master)
    const key = keyOf(recipe, bytes).slice(0, 10)
    const name = basename(master).replace(/\.\w+$/, '')
    const stem = `${basename(dirname(dirname(master)))}-${name}-${key}`
    const { width, height } = (await sharp(bytes).metadata()).autoOrient
    const wanted = widthsByName.find(([pattern]) => pattern.test(name))?.[1] ?? []
    const widths = wanted.filter((it) => it <= width)
    if (widths.length === 0) widths.push(width)
    for (const size of widths) {
      // Resized once for both, and only when the cache lacks one of them: a seventh of the time.
      let pixels: Sharp | undefined
      const picture = async () => {
        pixels ??= await resized(bytes, size)
        return pixels.clone()
      }
      await variant(`${stem}-${size}.avif`, async () => (await picture()).avif(avif).toBuffer())
      await variant(`${stem}-${size}.jpg`, async () => (await picture()).jpeg(jpeg).toBuffer())
    }
    return { base: `/img/${stem}`, widths, width, height }
  } catch (cause) {
    throw new Error(`${master}: it cannot be encoded`, { cause })
  }
}

async function resized(master: Buffer, width: number): Promise<Sharp> {
  const { data, info } = await sharp(master)
    .autoOrient()
    .resize(width)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: info })
}

async function variant(name: string, make: () => Promise<Buffer>): Promise<void> {
  await copyFile(await cache.file(name, make), join(target, name))
}
