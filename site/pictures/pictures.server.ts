import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Focus, Picture } from '../schema-parts.ts'

const encodedPicture = z.object({
  base: z.string(),
  widths: z.array(z.int()),
  width: z.int(),
  height: z.int(),
})

/** What `encode-pictures.server.ts` has made. Pictures and videos by their path below `content/`. */
const pictureList = z.object({
  pictures: z.record(z.string(), encodedPicture),
  /** The address of each. */
  videos: z.record(z.string(), z.string()),
  /** The names of all files that were made. */
  files: z.array(z.string()),
})

export type PictureList = z.infer<typeof pictureList>

export const pictureListFile = join('.cache', 'pictures.json')

/** What a page needs to show a picture: `${base}-${width}.avif` and `.jpg` exist for each of `widths` (px). */
export type EncodedPicture = z.infer<typeof encodedPicture> & { alt: string; focus?: Focus }

/** The two forms of a video, by their addresses; a browser takes the first it can play. */
export type Video = { webm?: string; mp4?: string }

let loaded: PictureList | undefined

function list(): PictureList {
  if (!existsSync(pictureListFile)) throw new Error('The pictures are not encoded yet: run "npm run build".')
  loaded ??= pictureList.parse(JSON.parse(readFileSync(pictureListFile, 'utf8')))
  return loaded
}

/** The encoded form of a picture below `content/`. Throws when there is no such picture. */
export function photo(folder: string, { file, ...words }: Picture): EncodedPicture {
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
