import type { EncodedPicture } from '../content-files/media.ts'
import { Link } from './link.tsx'
import { Picture } from './picture.tsx'

type PictureLinkProps = React.ComponentProps<'a'> & {
  href: string
  picture: EncodedPicture
  /** As `Picture` takes them. */
  sizes: string
  eager?: boolean
  pictureClass: string
}

/** The words of a picture link that stand over the picture, on its dark foot. */
export const wordsOverPictureClass = 'scrim-bottom absolute inset-x-0 bottom-0'

/** A picture that is a link, and below or over it what the link says; the picture grows lighter on hover. */
export function PictureLink({
  picture,
  sizes,
  eager,
  className = '',
  pictureClass,
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
      {children}
    </Link>
  )
}
