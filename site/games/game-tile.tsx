import type { ReactNode } from 'react'
import { pathOfGame, pathOfSet } from '../addresses/addresses.ts'
import { summaryOf } from '../documents/document-summary.ts'
import type { EncodedPicture } from '../pictures/media.ts'
import { Link } from '../ui/link.tsx'
import { PictureLink, wordsOverPicture } from '../ui/picture-link.tsx'
import { TwoPartTitle } from '../ui/two-part-title.tsx'
import { playersOf, playTimeOf } from './facts.ts'
import type { Game } from './game.ts'

/** How wide a picture is in a column of the large tiles of /our-games and of the small ones of the home page. */
const columnSizes = {
  large: '(min-width: 1664px) 25rem, (min-width: 1280px) 30vw, 46vw',
  small: '(min-width: 1536px) 11vw, 19vw',
}

export type Grid = keyof typeof columnSizes

const upright = { pictureClass: 'aspect-4/5 xl:aspect-square', textClass: 'tile-name pt-3' }

/** The tiles that take more than one column: their text is over the picture. */
const shapes = {
  /** Two columns, in some windows one; on wide screens as high as its neighbours with their text. */
  double: {
    // In the picture of a first view the subject is at the right, beside the text.
    pictureClass: 'h-full aspect-4/3 sm:aspect-13/8 object-[72%_50%] xl:absolute xl:aspect-auto',
    textClass: 'px-4 pt-16 text-heading leading-tight',
    sizes: '(min-width: 1536px) 46vw, (min-width: 1280px) 62vw, 92vw',
  },
  /** Several columns, or the whole page. */
  banner: {
    pictureClass: 'aspect-square @min-[28rem]:aspect-3/2 @min-[60rem]:aspect-3/1',
    textClass:
      'px-4 pt-24 text-hero leading-tight @min-[60rem]:[mask-image:linear-gradient(to_right,black_40%,transparent_75%)]',
    sizes: '(min-width: 1664px) 104rem, 92vw',
  },
}

type TileProps = {
  grid: Grid
  /** As `Picture` takes it. */
  eager?: boolean
  /** Without it the tile is as wide as one column of its grid. */
  shape?: keyof typeof shapes | undefined
}

/** Facts and links: in one line where the tile has room, else in two. */
const footOverPicture =
  'absolute inset-x-4 bottom-1 gap-x-6 @min-[22rem]:flex-row @min-[22rem]:items-baseline print:static'
const footBelowPicture =
  'mt-auto flex-wrap gap-x-4 @min-[15rem]:flex-row @min-[15rem]:items-baseline @min-[15rem]:*:not-first:ml-auto'

/** A game in a grid. Its cover leads to its page, the line below to its documents and to its pages on other sites. */
export function GameTile({ game, ...tile }: TileProps & { game: Game }) {
  return (
    <article className={`@container h-full ${tile.shape ? 'relative' : 'flex flex-col'}`}>
      <TileCover
        href={pathOfGame(game.slug)}
        picture={tile.shape ? game.hero.image : game.tile}
        footClass={tile.grid === 'large' ? 'pb-16 @min-[22rem]:pb-12' : 'pb-12'}
        {...tile}
      >
        <TwoPartTitle>{game.name}</TwoPartTitle>
      </TileCover>
      <div className={`flex flex-col ${tile.shape ? footOverPicture : footBelowPicture}`}>
        {tile.grid === 'large' && <TileFacts facts={game.facts} />}
        <TileLinks game={game} />
      </div>
    </article>
  )
}

/** The cover of a tile with the game's name below it, of a double one or a banner over it. */
export function TileCover({
  grid,
  shape,
  footClass = 'pb-4',
  children,
  ...cover
}: TileProps & {
  href: string
  picture: EncodedPicture
  /** The room for what stands below the name of a double tile or a banner. */
  footClass?: string
  children: ReactNode
}) {
  const { sizes, pictureClass, textClass } = shape ? shapes[shape] : { ...upright, sizes: columnSizes[grid] }
  return (
    <PictureLink
      {...cover}
      sizes={sizes}
      className={`@container relative rounded-box ${shape ? 'h-full' : ''}`}
      pictureClass={`w-full rounded-box ${pictureClass}`}
    >
      <span
        className={`display-face text-balance ${textClass} ${shape ? `${wordsOverPicture} ${footClass}` : 'block'}`}
      >
        {children}
      </span>
    </PictureLink>
  )
}

/** Players and play time in one short line, as far as they are known; the game's page says more. */
function TileFacts({ facts }: Pick<Game, 'facts'>) {
  const { range, noun } = playersOf(facts) ?? {}
  const time = playTimeOf(facts)?.short
  if (!range && !time) return null
  return (
    <p className="pt-1 text-ash text-sm">
      {range?.short}
      {range && <span className={time && '@max-[9rem]:sr-only'}> {noun}</span>}
      {range && time && ' · '}
      {time}
    </p>
  )
}

/**
 * "Downloads" leads to the game's own documents. While the site has none of them, it leads to `downloadLink`
 * (docs/specification.md, "Tile links").
 */
function TileLinks({ game: { name, bgg, tileLinks, sets } }: { game: Game }) {
  const { count, slug } = summaryOf(sets)
  const fallback = tileLinks?.downloadLink ?? '/download'
  const links = [
    { href: slug && count > 0 ? pathOfSet(slug) : fallback, label: 'Downloads' },
    { href: tileLinks?.showsBgg && bgg, label: 'BGG', more: ', the board-game database' },
    { href: tileLinks?.fbLink, label: 'Group' },
  ]
  return (
    <p className="-my-1 flex flex-wrap gap-x-2 text-sm">
      {links.map(
        ({ href, label, more }) =>
          href && (
            <Link
              key={label}
              href={href}
              className="inline-flex min-h-11 min-w-11 items-center justify-end hover:text-brass hover:underline"
            >
              {/* What a list of links shows of each (WCAG 2.4.9). */}
              <span className="sr-only">{name}: </span>
              {label}
              {more && <span className="sr-only">{more}</span>}
            </Link>
          ),
      )}
    </p>
  )
}
