import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'
import { type Mistake, mistake, objectsIn } from '../content/content-mistakes.ts'
import { makeOnce } from '../content/read-once.build.ts'
import { pictureSchema } from '../content/schema-parts.ts'
import type { EncodedPicture, WithMedia } from './media.ts'

/** The encoded pictures and videos, by the paths of the masters below `content/`. */
export type MediaManifest = {
  pictures: Record<string, Omit<EncodedPicture, 'file' | 'alt' | 'focus'>>
  /** The paths of the videos on the site. */
  videos: Record<string, string>
  /** Why a master cannot be encoded. */
  unreadable: Record<string, string>
  /** The names of all encoded files. */
  files: string[]
}

/** What encodes the pictures writes this file, and the pages read it, because they run in different modules. */
const manifestFile = join('.cache', 'pictures.json')

/** Throws when no build has encoded any picture. */
export const readManifest = makeOnce((): MediaManifest => {
  if (!existsSync(manifestFile)) throw new Error(`${manifestFile} is missing: run "npm run build" once`)
  return JSON.parse(readFileSync(manifestFile, 'utf8'))
})

export async function writeManifest(manifest: MediaManifest): Promise<void> {
  await mkdir(dirname(manifestFile), { recursive: true })
  await writeFile(`${manifestFile}.${process.pid}`, JSON.stringify(manifest))
  await rename(`${manifestFile}.${process.pid}`, manifestFile)
}

const mediaSchema = z.union([pictureSchema.strip(), z.object({ video: z.string() })])

/**
 * What an object of a content file shows: a picture, when it has the fields of one, or the video that its field `video`
 * names. This rule alone finds both. Marks in the schemas could find them too, but a walk through the schemas would be
 * longer, and its result no better typed.
 */
function mediaOf(object: unknown) {
  return mediaSchema.safeParse(object).data
}

/** The two files of a video; a browser takes the first it can play. */
function filesOfVideo(name: string) {
  return ['webm', 'mp4'].map((format) => ({ type: `video/${format}`, file: `${name}.${format}` }))
}

/**
 * A part of a content file as pages show it, with its pictures and videos encoded. `folder`: where below `content/` its
 * `images` are. Throws when a picture or a video is missing or cannot be read, or when no build has encoded any.
 */
export function withMedia<T>(folder: string, content: T, { pictures, videos } = readManifest()): WithMedia<T> {
  const find = <Encoded>(encoded: Record<string, Encoded>, file: string): Encoded => {
    const path = `${folder}/images/${file}`
    const found = encoded[path]
    if (found === undefined) throw new Error(`content/${path} is missing or cannot be read`)
    return found
  }
  return JSON.parse(JSON.stringify(content), (_key, value) => {
    const media = mediaOf(value)
    if (!media) return value
    if ('file' in media) return { ...value, ...find(pictures, media.file) }
    return { ...value, video: filesOfVideo(media.video).map(({ type, file }) => ({ type, src: find(videos, file) })) }
  })
}

/** By the beginning of a file's name: the widths a picture is made in, and the minimum size of a game's picture (px). */
const pictureRoles: { name: RegExp; widths: number[]; minWidth: number; minHeight: number }[] = [
  { name: /^(hero|loop)/, widths: [640, 736, 960, 1440, 1920], minWidth: 1920, minHeight: 1080 },
  { name: /^tile/, widths: [240, 400, 640], minWidth: 800, minHeight: 1000 },
  { name: /^promo/, widths: [220, 440, 660], minWidth: 0, minHeight: 0 },
  // 840: the home page's first picture in a window of 1280 px.
  { name: /^home/, widths: [480, 736, 840, 1300, 2000], minWidth: 0, minHeight: 0 },
  { name: /^contact/, widths: [320, 480, 640, 960, 1300], minWidth: 0, minHeight: 0 },
]
const otherRole = { widths: [480, 800, 1300], minWidth: 1300, minHeight: 900 }

export function roleOf(path: string) {
  return pictureRoles.find(({ name }) => name.test(basename(path))) ?? otherRole
}

/**
 * A mistake for each picture or video that cannot be encoded, and for each picture of a game that is too small for what its
 * name promises: it would look blurred.
 */
export function checkPictures({ pictures, unreadable }: MediaManifest): Mistake[] {
  const broken = Object.entries(unreadable).map(([path, why]) =>
    mistake(`content/${path}`, 'file', why, 'one that can be read'),
  )
  const small = Object.entries(pictures).flatMap(([path, { width, height }]) => {
    const { minWidth, minHeight } = roleOf(path)
    if (!path.startsWith('games/') || (width >= minWidth && height >= minHeight)) return []
    const allowed = `at least ${minWidth} × ${minHeight} pixels`
    return [mistake(`content/${path}`, 'size', `${width} × ${height}`, allowed)]
  })
  return [...broken, ...small]
}

/** A mistake for each picture and video in a value of a content file that is not in the `images` folder beside it. */
export function missingMedia(file: string, folder: string, value: unknown): Mistake[] {
  const isMissing = (name: string) => !existsSync(join('content', folder, 'images', name))
  return objectsIn(value).flatMap(({ field, object }) => {
    const media = mediaOf(object)
    if (!media) return []
    const names = 'file' in media ? [media.file] : filesOfVideo(media.video).map((it) => it.file)
    return names.filter(isMissing).map((name) => mistake(file, field, name, `a file in content/${folder}/images`))
  })
}
