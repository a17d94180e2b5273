import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Picture } from './schema.ts'

/** What a page needs to show a picture: `${base}-${width}.avif` and `.jpg` exist for each of `widths` (px). */
export type Photo = {
  alt: string
  base: string
  widths: number[]
  width: number
  height: number
}

type Encoded = Omit<Photo, 'alt'>

/** Where `npm run images` writes what it has encoded: master path below content/ to its variants. */
export const encodedPictures = join(process.cwd(), '.cache', 'images.json')

let manifest: ReadonlyMap<string, Encoded> | undefined

/** The encoded form of a master below `content/`. Throws when the pictures have not been encoded yet. */
export function photo(folder: string, { file, alt }: Picture): Photo {
  manifest ??= readManifest()
  const encoded = manifest.get(`${folder}/images/${file}`)
  if (!encoded) throw new Error(`content/${folder}/images/${file} is not encoded: run "npm run images"`)
  const { base, widths, width, height } = encoded
  return { alt, base, widths, width, height }
}

function readManifest(): ReadonlyMap<string, Encoded> {
  const entries: Record<string, Encoded> = JSON.parse(readFileSync(encodedPictures, 'utf8'))
  return new Map(Object.entries(entries))
}
