import type { EncodedPicture } from '../pictures/media.ts'
import { Link } from './link.tsx'
import { Picture } from './picture.tsx'

type PictureLinkProps = React.ComponentProps<'a'> & {
  href: string
  picture: EncodedPicture
  /** As `Picture` takes them. */
  sizes: string
  eager?: boolean
  pictureClass: string
  /** The words are below the picture, not over its dark foot. */
  wordsBelow?: boolean
  textClass: string
}

/** A picture that is a link, with words; it grows lighter on hover. */
export function PictureLink({
  picture,
  sizes,
  eager,
  className = '',
  pictureClass,
  wordsBelow = false,
  textClass,
  children,
  ...link
}: PictureLinkProps) {
  return (
    <Link {...link} className={`group block overflow-hidden ${className}`}>
      <Picture
        picture={picture}
        alt=""
        sizes={sizes}
        eager={eager}
        className={`lighten object-cover ${pictureClass}`}
      />
      <span className={`${wordsBelow ? 'block' : 'scrim-bottom absolute inset-x-0 bottom-0'} ${textClass}`}>
        {children}
      </span>
    </Link>
  )
}
