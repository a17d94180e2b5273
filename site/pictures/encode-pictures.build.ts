import { createReadStream } from 'node:fs'
import { glob, mkdir, readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { basename, dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import sharp, { type Sharp } from 'sharp'
import { cacheFile, cacheFolder, hashOfParts, linkOrCopy } from '../build-cache/cache.build.ts'
import { type MediaManifest, writeManifest } from '../content-files/media.build.ts'
import { type ContentPicture, pictureFormats } from '../content-files/schema-parts.ts'
import { sizesOf } from './picture-sizes.build.ts'

/** Why this effort: docs/decisions.md. */
const avif = { quality: 55, effort: 1, chromaSubsampling: '4:2:0' }
const jpeg = { quality: 72, progressive: true }
const recipe = JSON.stringify({ avif, jpeg })

/**
 * Encodes the pictures and videos below content/ before any page is rendered. They are served under /img/: by the
 * development server from the cache, in the built site from a copy.
 */
export function pictures(): AstroIntegration {
  let manifest: MediaManifest
  return {
    name: 'pictures',
    hooks: {
      'astro:config:setup': async ({ command, logger }) => {
        if (command !== 'build' && command !== 'dev') return
        manifest = await encodePictures()
        logger.info(`${Object.keys(manifest.pictures).length} pictures, ${Object.keys(manifest.videos).length} videos`)
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
        await Promise.all(manifest.files.map((name) => linkOrCopy(join(cacheFolder, name), join(target, name))))
      },
    },
  }
}

/**
 * Each picture becomes AVIF in the widths the layouts use and one JPEG, each video stays as it is; all under names that
 * carry a hash. Writes the manifest that the pages read.
 */
export async function encodePictures(): Promise<MediaManifest> {
  const manifest: MediaManifest = { pictures: {}, videos: {}, unreadable: {}, files: [] }
  const addFile: AddFile = async (name, make) => {
    await cacheFile(name, make)
    manifest.files.push(name)
  }
  const masters = await Array.fromAsync(glob(`content/{games/*,site}/images/*.{${pictureFormats},webm,mp4}`))
  // All workers take from this one iterator.
  const queue = masters.sort().values()
  const worker = async () => {
    for (const master of queue) {
      const path = master.replaceAll('\\', '/').replace(/^content\//, '')
      try {
        if (/\.(webm|mp4)$/.test(path)) manifest.videos[path] = await publishVideo(master, addFile)
        else manifest.pictures[path] = await encodePicture(master, addFile)
      } catch (error) {
        // `pictureMistakes` reports it, together with all other mistakes in the content.
        manifest.unreadable[path] = error instanceof Error ? error.message : String(error)
      }
    }
  }
  sharp.concurrency(1)
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  await writeManifest(manifest)
  return manifest
}

type AddFile = (name: string, make: () => Promise<Uint8Array>) => Promise<void>

/**
 * Encodes one picture in the widths that its name asks for, never wider than it is, and hands each file to `addFile`.
 * Throws when it cannot be read as a picture.
 */
export async function encodePicture(master: string, addFile: AddFile): Promise<MediaManifest['pictures'][string]> {
  const bytes = await readFile(master)
  const stem = stemOf(master, hashOfParts(recipe, bytes))
  const { width, height } = (await sharp(bytes).metadata()).autoOrient
  const widths = sizesOf(master).widths.filter((wanted) => wanted <= width)
  if (widths.length === 0) widths.push(width)
  // Decoded once for all files, and only when the cache lacks one of them.
  let decoding: Promise<Sharp> | undefined
  const resize = async (size: number) => {
    decoding ??= decode(bytes, Math.max(...widths))
    return (await decoding).clone().resize(size)
  }
  for (const size of widths)
    await addFile(`${stem}-${size}.avif`, async () => (await resize(size)).avif(avif).toBuffer())
  const middle = widths[Math.floor(widths.length / 2)] ?? width
  const middleName = `${stem}-${middle}.jpg`
  await addFile(middleName, async () => (await resize(middle)).jpeg(jpeg).toBuffer())
  return { base: `/img/${stem}`, jpeg: `/img/${middleName}`, widths, width, height }
}

async function decode(master: Buffer, width: number): Promise<Sharp> {
  const { data, info } = await sharp(master).autoOrient().resize(width).raw().toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: info })
}

async function publishVideo(video: string, addFile: AddFile): Promise<string> {
  const bytes = await readFile(video)
  const name = `${stemOf(video, hashOfParts(bytes))}${extname(video)}`
  await addFile(name, async () => bytes)
  return `/img/${name}`
}

/** A picture below `content/` as a JPEG for readers who are not on our pages: whole, or cut to a size (px). */
export async function encodeJpeg(folder: string, { file }: ContentPicture, size?: { width: number; height: number }) {
  const master = await readFile(`content/${folder}/images/${file}`)
  const options = { quality: 85, mozjpeg: true }
  const cut = { ...size, position: 'right' }
  const name = `${hashOfParts(JSON.stringify({ options, cut }), master)}.jpg`
  return readFile(await cacheFile(name, () => sharp(master).autoOrient().resize(cut).jpeg(options).toBuffer()))
}

/** `content/games/nemesis/images/hero.webp` becomes `nemesis-hero-<hash>`. */
function stemOf(master: string, hash: string): string {
  const folder = basename(dirname(dirname(master)))
  return `${folder}-${basename(master, extname(master))}-${hash.slice(0, 10)}`
}
