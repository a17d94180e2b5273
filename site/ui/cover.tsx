import type { EncodedPicture } from '../pictures/pictures.server.ts'
import { Link } from './button.tsx'
import { Picture } from './picture.tsx'

type CoverProps = React.ComponentProps<'a'> & {
  href: string
  picture: EncodedPicture
  /** As `Picture` takes them. */
  sizes: string
  first?: boolean
  pictureClass: string
  wordsClass: string
}

/** A picture that is a link, with words over its dark foot; it grows lighter on hover. */
export function Cover({
  picture,
  sizes,
  first,
  className = '',
  pictureClass,
  wordsClass,
  children,
  ...link
}: CoverProps) {
  return (
    <Link {...link} className={`group block overflow-hidden ${className}`}>
      <Picture
        picture={picture}
        alt=""
        sizes={sizes}
        first={first}
        className={`lighten object-cover ${pictureClass}`}
      />
      <span className={`scrim-bottom absolute inset-x-0 bottom-0 ${wordsClass}`}>{children}</span>
    </Link>
  )
}
