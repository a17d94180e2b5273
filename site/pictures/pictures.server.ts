import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { glob, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { basename, dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import sharp, { type Sharp } from 'sharp'
import { cachedFile, cacheFolder, hashOfParts, linkOrCopy } from '../build/cache.server.ts'
import { type Mistake, mistake } from '../content/content-mistakes.ts'
import { type ContentPicture, type Focus, picture } from '../content/schema-parts.ts'
import type { SiteFile } from '../content/site-schema.ts'
import type { Game } from '../games/game.ts'

/** The encoded pictures and videos, by the paths of the masters below `content/`. */
export type PictureList = {
  pictures: Record<string, { base: string; jpeg: string; widths: number[]; width: number; height: number }>
  /** The addresses of the videos. */
  videos: Record<string, string>
  /** The names of all encoded files. */
  files: string[]
}

/** The integration writes this file, and the pages read it, because they run in different modules. */
const listFile = join('.cache', 'pictures.json')

/**
 * What a page needs to show a picture: `${base}-${width}.avif` exists for each of `widths` (px), and `jpeg`, an address, in
 * the middle one, for browsers from before AVIF.
 */
export type EncodedPicture = PictureList['pictures'][string] & { alt: string; focus?: Focus }

let loaded: PictureList | undefined

function readList(): PictureList {
  if (!existsSync(listFile)) throw new Error(`${listFile} is missing: run "npm run build" once`)
  const list: PictureList = loaded ?? JSON.parse(readFileSync(listFile, 'utf8'))
  loaded = list
  return list
}

/** The encoded form of a picture below `content/`. Throws when there is no such picture, or no build has encoded any. */
export function pictureOf(folder: string, { file, ...words }: ContentPicture): EncodedPicture {
  const encoded = readList().pictures[`${folder}/images/${file}`]
  if (!encoded) throw new Error(`content/${folder}/images/${file} is missing`)
  return { ...words, ...encoded }
}

/** The two formats of each video; a browser takes the first it can play. */
export const videoFormats = ['webm', 'mp4'] as const

/** The addresses of a video of ours in each format, by its name in the game's images/ folder. */
export function videoOf(folder: string, name: string) {
  return videoFormats.map((format) => ({
    type: `video/${format}`,
    src: readList().videos[`${folder}/images/${name}.${format}`],
  }))
}

/** By the beginning of a file's name: the widths a picture is made in, and the minimum size of a game's picture (px). */
const pictureRoles: { name: RegExp; widths: number[]; minWidth: number; minHeight: number }[] = [
  { name: /^(hero|loop)/, widths: [640, 736, 960, 1440, 1920], minWidth: 1920, minHeight: 1080 },
  { name: /^tile/, widths: [240, 400, 640], minWidth: 800, minHeight: 1000 },
  { name: /^promo/, widths: [220, 440, 660], minWidth: 0, minHeight: 0 },
  { name: /^contact/, widths: [320, 480, 640, 960, 1300], minWidth: 0, minHeight: 0 },
]
const otherRole = { widths: [480, 800, 1300], minWidth: 1300, minHeight: 900 }

function roleOf(path: string) {
  return pictureRoles.find(({ name }) => name.test(basename(path))) ?? otherRole
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
        logger.info(`${Object.keys(list.pictures).length} pictures, ${Object.keys(list.videos).length} videos`)
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
        await Promise.all(list.files.map((name) => linkOrCopy(join(cacheFolder, name), join(target, name))))
      },
    },
  }
}

/**
 * Each picture becomes AVIF in the widths the layouts use and one JPEG, each video stays as it is; all under names that
 * carry a hash. Writes the list the pages read.
 */
export async function encodePictures(): Promise<PictureList> {
  const list: PictureList = { pictures: {}, videos: {}, files: [] }
  const addFile: AddFile = async (name, make) => {
    await cachedFile(name, make)
    list.files.push(name)
  }
  const masters = await Array.fromAsync(glob('content/{games/*,site}/images/*.{webp,avif,png,jpg,webm,mp4}'))
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
  loaded = list
  return list
}

/** A mistake for each picture of a game that is too small for its place: it would look blurred. */
export function smallPictures({ pictures }: Pick<PictureList, 'pictures'>): Mistake[] {
  return Object.entries(pictures).flatMap(([path, { width, height }]) => {
    const { minWidth, minHeight } = roleOf(path)
    if (!path.startsWith('games/') || (width >= minWidth && height >= minHeight)) return []
    const allowed = `at least ${minWidth} × ${minHeight} pixels`
    return [mistake(`content/${path}`, 'size', `${width} × ${height}`, allowed)]
  })
}

/** The mistakes in the pictures as they were last encoded; before the first build nothing is known of them. */
export function pictureMistakes(): Mistake[] {
  return existsSync(listFile) ? smallPictures(readList()) : []
}

/** A mistake for each picture and video of a content file that is not in the `images` folder beside it. */
export function missingPictures(file: string, folder: string, value: Game | SiteFile): Mistake[] {
  const pictures = picturesIn(value).map(({ field, picture }) => ({ field, name: picture.file }))
  const videos = ('sections' in value ? value.sections : []).flatMap((section, index) =>
    'video' in section && section.video
      ? videoFormats.map((format) => ({ field: `sections.${index}.video`, name: `${section.video}.${format}` }))
      : [],
  )
  return [...pictures, ...videos]
    .filter(({ name }) => !existsSync(join('content', folder, 'images', name)))
    .map(({ field, name }) => mistake(file, field, name, `a file in content/${folder}/images`))
}

/** Every picture in a value of a content file, with its field. An object with the fields of the `picture` schema is a picture. */
function picturesIn(value: unknown, field = ''): { field: string; picture: ContentPicture }[] {
  if (typeof value !== 'object' || value === null) return []
  const { data } = picture.strip().safeParse(value)
  if (data) return [{ field, picture: data }]
  return Object.entries(value).flatMap(([key, inner]) => picturesIn(inner, field ? `${field}.${key}` : key))
}

type AddFile = (name: string, make: () => Promise<Uint8Array>) => Promise<void>

/**
 * Encodes one picture in the widths that its name asks for, never wider than it is, and gives each file to `addFile`.
 * Throws an Error that names the file when it cannot be read as a picture.
 */
export async function encodePicture(master: string, addFile: AddFile): Promise<PictureList['pictures'][string]> {
  try {
    const bytes = await readFile(master)
    const stem = stemOf(master, hashOfParts(recipe, bytes))
    const { width, height } = (await sharp(bytes).metadata()).autoOrient
    const widths = roleOf(master).widths.filter((wanted) => wanted <= width)
    if (widths.length === 0) widths.push(width)
    // Decoded once for all files, and only when the cache lacks one of them.
    let decoding: Promise<Sharp> | undefined
    const resized = async (size: number) => {
      decoding ??= decoded(bytes, Math.max(...widths))
      return (await decoding).clone().resize(size)
    }
    for (const size of widths)
      await addFile(`${stem}-${size}.avif`, async () => (await resized(size)).avif(avif).toBuffer())
    const middle = widths[Math.floor(widths.length / 2)] ?? width
    const middleName = `${stem}-${middle}.jpg`
    await addFile(middleName, async () => (await resized(middle)).jpeg(jpeg).toBuffer())
    return { base: `/img/${stem}`, jpeg: `/img/${middleName}`, widths, width, height }
  } catch (cause) {
    throw new Error(`${master}: it cannot be encoded`, { cause })
  }
}

async function decoded(master: Buffer, width: number): Promise<Sharp> {
  const { data, info } = await sharp(master).autoOrient().resize(width).raw().toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: info })
}

async function publishVideo(video: string, addFile: AddFile): Promise<string> {
  const bytes = await readFile(video)
  const name = `${stemOf(video, hashOfParts(bytes))}${extname(video)}`
  await addFile(name, async () => bytes)
  return `/img/${name}`
}

/** `content/games/nemesis/images/hero.webp` becomes `nemesis-hero-<hash>`. */
function stemOf(master: string, hash: string): string {
  const folder = basename(dirname(dirname(master)))
  return `${folder}-${basename(master, extname(master))}-${hash.slice(0, 10)}`
}

/** A picture below `content/` as a JPEG for readers who are not on our pages: whole, or cut to a size (px). */
export async function jpegOf(folder: string, { file }: ContentPicture, size?: { width: number; height: number }) {
  const master = await readFile(`content/${folder}/images/${file}`)
  const options = { quality: 85, mozjpeg: true }
  const cut = { ...size, position: 'right' }
  const made = await cachedFile(`${hashOfParts(JSON.stringify({ options, cut }), master)}.jpg`, () =>
    sharp(master).autoOrient().resize(cut).jpeg(options).toBuffer(),
  )
  return readFile(made)
}
