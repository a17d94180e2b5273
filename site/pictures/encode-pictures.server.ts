import { createReadStream } from 'node:fs'
import { copyFile, glob, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { basename, dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import sharp, { type Sharp } from 'sharp'
import { cachedFile, keyOf } from '../build/cache.server.ts'
import { ContentError, mistake } from '../content-mistakes.ts'
import { type PictureList, pictureListFile } from './pictures.server.ts'

/** Widths in px by what the picture is for, from the file's name; a master is never enlarged. */
const widthsByName: [RegExp, number[]][] = [
  [/^(hero|loop)/, [640, 736, 960, 1440, 1920]],
  [/^tile/, [240, 400, 640]],
  [/^promo/, [220, 440]],
  [/^contact/, [320, 480, 640]],
  [/./, [480, 800, 1300]],
]

/** The least a picture of a game needs, by the name of its file: width and height in px. */
const leastSizes: [RegExp, number, number][] = [
  [/^(hero|loop)/, 1920, 1080],
  [/^tile/, 800, 1000],
  [/./, 1300, 900],
]

/** Higher effort costs seconds a picture and saves under 5 % (docs/decisions.md). */
const avif = { quality: 55, effort: 1 }
const jpeg = { quality: 72, mozjpeg: true }
const recipe = JSON.stringify({ widthsByName: String(widthsByName), avif, jpeg })

const mediaTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
}

/**
 * Makes what pages show of the pictures and videos below content/, before any page is rendered, and serves it under
 * /img/: the development server from the cache, the built site from a copy.
 */
export function pictures(): AstroIntegration {
  let list: PictureList
  return {
    name: 'pictures',
    hooks: {
      'astro:config:setup': async ({ command, logger }) => {
        if (command !== 'build' && command !== 'dev') return
        list = await encodePictures()
        // In development the editor must open, in which a picture is replaced.
        if (command === 'build') refuseSmall(list)
        logger.info(
          `${Object.keys(list.pictures).length} pictures, ${Object.keys(list.videos).length} videos`,
        )
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use('/img', ({ url = '' }, response) => {
          const name = basename(url)
          const file = createReadStream(join('.cache', 'build', name))
          file.on('error', () => response.writeHead(404).end())
          file.on('open', () => response.setHeader('Content-Type', mediaTypes[extname(name)] ?? ''))
          file.pipe(response)
        })
      },
      'astro:build:done': async ({ dir }) => {
        const target = join(fileURLToPath(dir), 'img')
        await mkdir(target, { recursive: true })
        for (const name of list.files) await copyFile(join('.cache', 'build', name), join(target, name))
      },
    },
  }
}

/**
 * Each picture becomes AVIF and JPEG in the widths the layouts use, each video stays as it is; all under names that carry
 * a hash. Writes the list the pages read.
 */
export async function encodePictures(): Promise<PictureList> {
  const list: PictureList = { pictures: {}, videos: {}, files: [] }
  const addFile = async (name: string, make: () => Promise<Uint8Array>) => {
    await cachedFile(name, make)
    list.files.push(name)
  }
  const masters = await Array.fromAsync(glob('content/**/images/*.{webp,avif,png,jpg,webm,mp4}'))
  const left = masters.sort().values()
  const worker = async () => {
    for (const master of left) {
      const path = master.replaceAll('\\', '/').replace(/^content\//, '')
      if (/\.(webm|mp4)$/.test(path)) list.videos[path] = await publishVideo(master, addFile)
      else list.pictures[path] = await encodePicture(master, addFile)
    }
  }
  sharp.concurrency(1)
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  await mkdir(dirname(pictureListFile), { recursive: true })
  await writeFile(`${pictureListFile}.${process.pid}`, JSON.stringify(list))
  await rename(`${pictureListFile}.${process.pid}`, pictureListFile)
  return list
}

/** Throws a ContentError that lists the pictures of games that are too small for their place: they would look blurred. */
export function refuseSmall({ pictures }: Pick<PictureList, 'pictures'>): void {
  const mistakes = Object.entries(pictures).flatMap(([path, { width, height }]) => {
    const [, leastWidth = 0, leastHeight = 0] = leastSizes.find(([name]) => name.test(basename(path))) ?? []
    if (!path.startsWith('games/') || (width >= leastWidth && height >= leastHeight)) return []
    const allowed = `at least ${leastWidth} × ${leastHeight} pixels`
    return [mistake(`content/${path}`, 'size', `${width} × ${height}`, allowed)]
  })
  if (mistakes.length > 0) throw new ContentError(mistakes)
}

type AddFile = (name: string, make: () => Promise<Uint8Array>) => Promise<void>

/**
 * Encodes one picture in the widths that its name asks for, and gives each file to `addFile`. Throws an Error that names the
 * file when it cannot be read as a picture.
 */
export async function encodePicture(
  master: string,
  addFile: AddFile,
): Promise<PictureList['pictures'][string]> {
  try {
    const bytes = await readFile(master)
    const stem = stemOf(master, keyOf(recipe, bytes))
    const { width, height } = (await sharp(bytes).metadata()).autoOrient
    const wanted = widthsByName.find(([pattern]) => pattern.test(basename(master)))?.[1] ?? []
    const widths = wanted.filter((it) => it <= width)
    if (widths.length === 0) widths.push(width)
    for (const size of widths) {
      // Resized once for both formats, and only when the cache lacks one of them: a seventh of the time.
      let resizing: Promise<Sharp> | undefined
      const picture = async () => {
        resizing ??= resized(bytes, size)
        return (await resizing).clone()
      }
      await addFile(`${stem}-${size}.avif`, async () => (await picture()).avif(avif).toBuffer())
      await addFile(`${stem}-${size}.jpg`, async () => (await picture()).jpeg(jpeg).toBuffer())
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

async function publishVideo(video: string, addFile: AddFile): Promise<string> {
  const bytes = await readFile(video)
  const name = `${stemOf(video, keyOf(bytes))}${extname(video)}`
  await addFile(name, async () => bytes)
  return `/img/${name}`
}

/** `content/games/nemesis/images/hero.webp` becomes `nemesis-hero-<hash>`. */
function stemOf(master: string, hash: string): string {
  const folder = basename(dirname(dirname(master)))
  return `${folder}-${basename(master, extname(master))}-${hash.slice(0, 10)}`
}
