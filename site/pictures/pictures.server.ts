import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentPicture, Focus } from '../schema-parts.ts'

/** What `encode-pictures.server.ts` has made. Pictures and videos by their path below `content/`. */
export type PictureList = {
  pictures: Record<string, { base: string; widths: number[]; width: number; height: number }>
  /** The address of each. */
  videos: Record<string, string>
  /** The names of all files that were made. */
  files: string[]
}

export const pictureListFile = join('.cache', 'pictures.json')

/** What a page needs to show a picture: `${base}-${width}.avif` and `.jpg` exist for each of `widths` (px). */
export type EncodedPicture = PictureList['pictures'][string] & { alt: string; focus?: Focus }

/** The two forms of a video, by their addresses; a browser takes the first it can play. */
export type Video = { webm?: string; mp4?: string }

let loaded: PictureList | undefined

function list(): PictureList {
  if (loaded) return loaded
  if (!existsSync(pictureListFile)) throw new Error('The pictures are not encoded yet: run "npm run build".')
  const read: PictureList = JSON.parse(readFileSync(pictureListFile, 'utf8'))
  loaded = read
  return read
}

/** The encoded form of a picture below `content/`. Throws when there is no such picture. */
export function pictureOf(folder: string, { file, ...words }: ContentPicture): EncodedPicture {
  const encoded = list().pictures[`${folder}/images/${file}`]
  if (!encoded) throw new Error(`content/${folder}/images/${file} is missing`)
  return { ...words, ...encoded }
}

/** A video of ours by its name in the game's images/ folder. Throws when there is no such video. */
export function videoOf(folder: string, name: string): Video {
  const path = `${folder}/images/${name}`
  const found = { webm: list().videos[`${path}.webm`], mp4: list().videos[`${path}.mp4`] }
  if (!found.webm && !found.mp4) throw new Error(`content/${path}.webm or .mp4 is missing`)
  return found
}
