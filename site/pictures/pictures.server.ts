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

/** The two forms of each video; a browser takes the first it can play. */
export const videoForms = ['webm', 'mp4'] as const

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

/** The addresses of the forms of a video of ours, by its name in the game's images/ folder. */
export function videoOf(folder: string, name: string) {
  return videoForms.map((form) => ({
    type: `video/${form}`,
    src: list().videos[`${folder}/images/${name}.${form}`],
  }))
}
