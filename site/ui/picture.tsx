import type { EncodedPicture } from '../content-files/media.ts'
import type { PictureFocus } from '../content-files/schema-parts.ts'

type PictureProps = {
  picture: EncodedPicture
  /** Replaces the picture's own description; empty where the text beside it says the same. */
  alt?: string
  /** The `sizes` attribute: how wide the picture is at which viewport width. */
  sizes: string
  /** Loads at once, with high priority: the picture of the first view. All others load lazily, with low priority. */
  eager?: boolean
  className?: string
}

/** The `sizes` of a picture with the class `bleed` (`ui.css`). */
export const bleedSizes = '(min-width: 1600px) max(60vw, 1216px), (min-width: 1024px) calc(100vw - 384px), 100vw'

/** The part of a picture or video that stays in view. It wins over the position that the component asks for. */
const cropClasses: Record<PictureFocus, string> = {
  top: 'object-top!',
  upper: 'object-[50%_25%]!',
  bottom: 'object-bottom!',
  left: 'object-[24%_50%]!',
  right: 'object-[76%_50%]!',
}

export function cropClass(focus: PictureFocus | undefined): string {
  return focus ? cropClasses[focus] : ''
}

/** A picture in all its widths as AVIF, for older browsers one JPEG. Its place is kept, and dark until it has loaded. */
export function Picture({ picture, alt = picture.alt, sizes, eager = false, className = '' }: PictureProps) {
  const sources = picture.widths.map((width) => `${picture.base}-${width}.avif ${width}w`)
  return (
    <picture>
      <source type="image/avif" srcSet={sources.join(', ')} sizes={sizes} />
      <img
        src={picture.jpeg}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'low'}
        decoding="async"
        className={`bg-stone ${cropClass(picture.focus)} ${className}`}
      />
    </picture>
  )
}
