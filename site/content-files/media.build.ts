import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { cached } from './content-cache.build.ts'
import { type Mistake, mistake, objectsIn } from './content-mistakes.ts'
import type { EncodedPicture, WithMedia } from './media.ts'
import { pictureSchema } from './schema-parts.ts'

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
export const readManifest = cached((): MediaManifest => {
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
 * names. One rule finds both. Marks in the schemas would need more code and give no better types.
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
  const get = <Encoded>(encoded: Record<string, Encoded>, file: string): Encoded => {
    const path = `${folder}/images/${file}`
    const found = encoded[path]
    if (found === undefined) throw new Error(`content/${path} is missing or cannot be read`)
    return found
  }
  return JSON.parse(JSON.stringify(content), (_key, value) => {
    const media = mediaOf(value)
    if (!media) return value
    if ('file' in media) return { ...value, ...get(pictures, media.file) }
    return { ...value, video: filesOfVideo(media.video).map(({ type, file }) => ({ type, src: get(videos, file) })) }
  })
}

/** The content of a single file, like `content/home.yaml`, as pages show it. */
export function withSiteMedia<T>(content: T): WithMedia<T> {
  return withMedia('site', content)
}

/** A mistake for each picture and video in a value of a content file that is not in the `images` folder beside it. */
export function missingMediaMistakes(file: string, folder: string, value: unknown): Mistake[] {
  const isMissing = (name: string) => !existsSync(join('content', folder, 'images', name))
  return objectsIn(value).flatMap(({ field, object }) => {
    const media = mediaOf(object)
    if (!media) return []
    const names = 'file' in media ? [media.file] : filesOfVideo(media.video).map((video) => video.file)
    return names.filter(isMissing).map((name) => mistake(file, field, name, `a file in content/${folder}/images`))
  })
}
