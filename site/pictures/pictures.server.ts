import { z } from 'zod'
import type { Focus, Picture } from '../fields.ts'
import { readMade } from './made.server.ts'

const encodedPicture = z.object({
  base: z.string(),
  widths: z.array(z.int()),
  width: z.int(),
  height: z.int(),
})

type Encoded = z.infer<typeof encodedPicture>

/** What a page needs to show a picture: `${base}-${width}.avif` and `.jpg` exist for each of `widths` (px). */
export type Photo = Encoded & { alt: string; focus?: Focus }

let manifest: ReadonlyMap<string, Encoded> | undefined

/** The encoded form of a master below `content/`. Throws when the pictures have not been encoded yet. */
export function photo(folder: string, { file, ...words }: Picture): Photo {
  manifest ??= new Map(Object.entries(readMade('pictures', z.record(z.string(), encodedPicture))))
  const encoded = manifest.get(`${folder}/images/${file}`)
  if (!encoded)
    throw new Error(`content/${folder}/images/${file} is not encoded: run "npm run build -- images"`)
  return { ...words, ...encoded }
}
