import type { ContentPicture } from '../content/schema-parts.ts'

/**
 * A picture with what a page needs to show it: `${base}-${width}.avif` exists for each of `widths` (px), and `jpeg`, an
 * address, in the middle one, for browsers from before AVIF.
 */
export type EncodedPicture = ContentPicture & {
  base: string
  jpeg: string
  widths: number[]
  width: number
  height: number
}

/** A part of a content file as pages show it: its pictures are encoded, and a `video` is its addresses, one for each format. */
export type WithMedia<T> = T extends ContentPicture
  ? T & EncodedPicture
  : T extends object
    ? { [Key in keyof T]: Key extends 'video' ? { type: string; src: string }[] : WithMedia<T[Key]> }
    : T
