import type { EncodedPicture } from '../pictures/pictures.build.ts'
import { Link } from './link.tsx'
import { Picture } from './picture.tsx'

type PictureLinkProps = React.ComponentProps<'a'> & {
  href: string
  picture: EncodedPicture
  /** As `Picture` takes them. */
  sizes: string
  eager?: boolean
  pictureClass: string
  textClass: string
}

/** A picture that is a link, with words over its dark foot; it grows lighter on hover. */
export function PictureLink({
  picture,
  sizes,
  eager,
  className = '',
  pictureClass,
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
      <span className={`scrim-bottom absolute inset-x-0 bottom-0 ${textClass}`}>{children}</span>
    </Link>
  )
}
