import { createReadStream, readFileSync } from 'node:fs'
import { copyFile, glob, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { basename, dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import sharp, { type Sharp } from 'sharp'
import { cachedFile, cacheFolder, keyOf } from '../build/cache.server.ts'
import { ContentError, mistake } from '../content-mistakes.ts'
import type { ContentPicture, Focus } from '../schema-parts.ts'

/** What is encoded, by the paths of the masters below `content/`. */
export type PictureList = {
  pictures: Record<string, { base: string; widths: number[]; width: number; height: number }>
  /** Their addresses. */
  videos: Record<string, string>
  /** The names of all files that were made. */
  files: string[]
}

/** The integration writes it, the pages read it: they run in different modules. */
const listFile = join('.cache', 'pictures.json')

/** What a page needs to show a picture: `${base}-${width}.avif` and `.jpg` exist for each of `widths` (px). */
export type EncodedPicture = PictureList['pictures'][string] & { alt: string; focus?: Focus }

let loaded: PictureList | undefined

function readList(): PictureList {
  const list: PictureList = loaded ?? JSON.parse(readFileSync(listFile, 'utf8'))
  loaded = list
  return list
}

/** The encoded form of a picture below `content/`. Throws when there is no such picture. */
export function pictureOf(folder: string, { file, ...words }: ContentPicture): EncodedPicture {
  const encoded = readList().pictures[`${folder}/images/${file}`]
  if (!encoded) throw new Error(`content/${folder}/images/${file} is missing`)
  return { ...words, ...encoded }
}

/** The two forms of each video; a browser takes the first it can play. */
export const videoForms = ['webm', 'mp4'] as const

/** The addresses of the forms of a video of ours, by its name in the game's images/ folder. */
export function videoOf(folder: string, name: string) {
  return videoForms.map((form) => ({
    type: `video/${form}`,
    src: readList().videos[`${folder}/images/${name}.${form}`],
  }))
}

/** By the beginning of a file's name: the widths the picture is made in, and the least size of a game's (px). */
const purposes: { name: RegExp; widths: number[]; least: [width: number, height: number] }[] = [
  { name: /^(hero|loop)/, widths: [640, 736, 960, 1440, 1920], least: [1920, 1080] },
  { name: /^tile/, widths: [240, 400, 640], least: [800, 1000] },
  { name: /^promo/, widths: [220, 440], least: [0, 0] },
  { name: /^contact/, widths: [320, 480, 640, 800], least: [0, 0] },
]
const otherPurpose = { widths: [480, 800, 1300], least: [1300, 900] } as const

function purposeOf(path: string) {
  return purposes.find(({ name }) => name.test(basename(path))) ?? otherPurpose
}

/** Why these: docs/decisions.md. */
const avif = { quality: 55, effort: 1, chromaSubsampling: '4:2:0' }
const jpeg = { quality: 72, progressive: true }
const recipe = JSON.stringify({ avif, jpeg })

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
          const file = createReadStream(join(cacheFolder, basename(url)))
          file.on('error', () => response.writeHead(404).end())
          file.pipe(response)
        })
      },
      'astro:build:done': async ({ dir }) => {
        const target = join(fileURLToPath(dir), 'img')
        await mkdir(target, { recursive: true })
        for (const name of list.files) await copyFile(join(cacheFolder, name), join(target, name))
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
  const addFile: AddFile = async (name, make) => {
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
  await mkdir(dirname(listFile), { recursive: true })
  await writeFile(`${listFile}.${process.pid}`, JSON.stringify(list))
  await rename(`${listFile}.${process.pid}`, listFile)
  return list
}

/** Throws a ContentError that lists the pictures of games that are too small for their place: they would look blurred. */
export function refuseSmall({ pictures }: Pick<PictureList, 'pictures'>): void {
  const mistakes = Object.entries(pictures).flatMap(([path, { width, height }]) => {
    const [leastWidth, leastHeight] = purposeOf(path).least
    if (!path.startsWith('games/') || (width >= leastWidth && height >= leastHeight)) return []
    const allowed = `at least ${leastWidth} × ${leastHeight} pixels`
    return [mistake(`content/${path}`, 'size', `${width} × ${height}`, allowed)]
  })
  if (mistakes.length > 0) throw new ContentError(mistakes)
}

type AddFile = (name: string, make: () => Promise<Uint8Array>) => Promise<void>

/**
 * Encodes one picture in the widths that its name asks for, never wider than it is, and gives each file to `addFile`.
 * Throws an Error that names the file when it cannot be read as a picture.
 */
export async function encodePicture(
  master: string,
  addFile: AddFile,
): Promise<PictureList['pictures'][string]> {
  try {
    const bytes = await readFile(master)
    const stem = stemOf(master, keyOf(recipe, bytes))
    const { width, height } = (await sharp(bytes).metadata()).autoOrient
    const widths = purposeOf(master).widths.filter((wanted) => wanted <= width)
    if (widths.length === 0) widths.push(width)
    // Decoded once for all forms, and only when the cache lacks one of them.
    let decoding: Promise<Sharp> | undefined
    const resized = async (size: number) => {
      decoding ??= decoded(bytes, Math.max(...widths))
      return (await decoding).clone().resize(size)
    }
    for (const size of widths) {
      await addFile(`${stem}-${size}.avif`, async () => (await resized(size)).avif(avif).toBuffer())
      await addFile(`${stem}-${size}.jpg`, async () => (await resized(size)).jpeg(jpeg).toBuffer())
    }
    return { base: `/img/${stem}`, widths, width, height }
  } catch (cause) {
    throw new Error(`${master}: it cannot be encoded`, { cause })
  }
}

async function decoded(master: Buffer, width: number): Promise<Sharp> {
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

/** In px; the size Open Graph readers expect. */
const cardSize = { width: 1200, height: 630 }

/** Darkens the foot of the picture, on which the house's mark stands. */
const shade =
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}">
  <defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1">
    <stop offset=".55" stop-color="#0d0b0a" stop-opacity="0"/><stop offset="1" stop-color="#0d0b0a" stop-opacity=".92"/>
  </linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`)

const cardJpeg = { quality: 80, mozjpeg: true }
const cardRecipe = JSON.stringify({ cardSize, cardJpeg, shade: String(shade) })

/** The picture chats and feeds show beside a link (Open Graph), a JPEG. Throws when `master` is no picture. */
export async function previewCard(master: string): Promise<Uint8Array<ArrayBuffer>> {
  const picture = await readFile(master)
  const logo = await readFile('public/logo.svg')
  const file = await cachedFile(`${keyOf(cardRecipe, logo, picture)}.jpg`, async () => {
    const mark = await sharp(logo, { density: 200 }).resize(84).png().toBuffer()
    return sharp(picture)
      .autoOrient()
      .resize({ ...cardSize, fit: 'cover', position: 'right' })
      .composite([{ input: shade }, { input: mark, left: 48, top: cardSize.height - 84 - 44 }])
      .jpeg(cardJpeg)
      .toBuffer()
  })
  return new Uint8Array(await readFile(file))
}
