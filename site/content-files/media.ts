import type { ContentPicture } from './schema-parts.ts'

/**
 * A picture with what a page needs to show it: `${base}-${width}.avif` exists for each of `widths` (px), and `jpeg` is the
 * path of one in the middle width, for browsers from before AVIF.
 */
export type EncodedPicture = ContentPicture & {
  base: string
  jpeg: string
  widths: number[]
  width: number
  height: number
}

type VideoSource = { type: string; src: string }
type VideoName = string | undefined

/**
 * A part of a content file as pages show it: its pictures are encoded, and a `video`, which is a name in the file, is the
 * paths of that video, one for each format. No component can show a `video` that is anything else: it is `never`.
 */
export type WithMedia<T> = T extends ContentPicture
  ? T & EncodedPicture
  : T extends object
    ? { [Key in keyof T]: Key extends 'video' ? (T[Key] extends VideoName ? VideoSource[] : never) : WithMedia<T[Key]> }
    : T
