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
 * Content as pages show it. Pictures are encoded. A field `video` is a name in the file; here it is a list of sources. Any
 * other `video` has the type `never`, so no component can use it.
 */
export type WithMedia<T> = T extends ContentPicture
  ? T & EncodedPicture
  : T extends object
    ? { [Key in keyof T]: Key extends 'video' ? (T[Key] extends VideoName ? VideoSource[] : never) : WithMedia<T[Key]> }
    : T
