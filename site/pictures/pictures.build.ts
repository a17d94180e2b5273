import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { ContentPicture, Focus } from '../content/schema-parts.ts'

/** The encoded pictures and videos, by the paths of the masters below `content/`. */
export type MediaManifest = {
  pictures: Record<string, { base: string; jpeg: string; widths: number[]; width: number; height: number }>
  /** The addresses of the videos. */
  videos: Record<string, string>
  /** The names of all encoded files. */
  files: string[]
}

/** What encodes the pictures writes this file, and the pages read it, because they run in different modules. */
export const manifestFile = join('.cache', 'pictures.json')

/**
 * What a page needs to show a picture: `${base}-${width}.avif` exists for each of `widths` (px), and `jpeg`, an address, in
 * the middle one, for browsers from before AVIF.
 */
export type EncodedPicture = MediaManifest['pictures'][string] & { alt: string; focus?: Focus }

let loaded: MediaManifest | undefined

export function readManifest(): MediaManifest {
  if (loaded) return loaded
  if (!existsSync(manifestFile)) throw new Error(`${manifestFile} is missing: run "npm run build" once`)
  const manifest: MediaManifest = JSON.parse(readFileSync(manifestFile, 'utf8'))
  loaded = manifest
  return manifest
}

export async function writeManifest(manifest: MediaManifest): Promise<void> {
  await mkdir(dirname(manifestFile), { recursive: true })
  await writeFile(`${manifestFile}.${process.pid}`, JSON.stringify(manifest))
  await rename(`${manifestFile}.${process.pid}`, manifestFile)
  loaded = manifest
}

/** The encoded form of a picture below `content/`. Throws when there is no such picture, or no build has encoded any. */
function pictureOf(folder: string, { file, ...rest }: ContentPicture): EncodedPicture {
  const encoded = readManifest().pictures[`${folder}/images/${file}`]
  if (!encoded) throw new Error(`content/${folder}/images/${file} is missing`)
  return { ...rest, ...encoded }
}

export function gamePicture(slug: string, picture: ContentPicture): EncodedPicture {
  return pictureOf(`games/${slug}`, picture)
}

export function sitePicture(picture: ContentPicture): EncodedPicture {
  return pictureOf('site', picture)
}

/** The two formats of each video; a browser takes the first it can play. */
export const videoFormats = ['webm', 'mp4'] as const

/** The addresses of a video of ours in each format, by its name in the game's images/ folder. */
export function gameVideo(slug: string, name: string) {
  return videoFormats.map((format) => ({
    type: `video/${format}`,
    src: readManifest().videos[`games/${slug}/images/${name}.${format}`],
  }))
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
