import type { EncodedPicture } from '../content-files/media.ts'
import { Picture } from './picture.tsx'

/**
 * The picture of a page of text: on wide screens beside it, to the window's edge, and in view while the text scrolls; on
 * small ones above it, its foot behind the first line of the text.
 */
export function SidePicture({ picture }: { picture: EncodedPicture }) {
  return (
    <div className="behind-header lg:absolute lg:inset-y-0 lg:right-0 lg:w-[52vw] lg:overflow-clip print:hidden">
      <Picture
        picture={picture}
        alt=""
        sizes="(min-width: 64rem) max(52vw, 160vh), 100vw"
        eager
        className="fade-edge side-picture"
      />
    </div>
  )
}
