import type { ReactNode } from 'react'
import { pathOfGame, pathOfSet } from '../addresses/addresses.ts'
import type { EncodedPicture } from '../content-files/media.ts'
import { Link, linkRowClass } from '../ui/link.tsx'
import { PictureLink, wordsOverPictureClass } from '../ui/picture-link.tsx'
import { TwoPartTitle } from '../ui/two-part-title.tsx'
import { playersOf, playTimeOf } from './facts.ts'
import type { Game } from './game.ts'

/** What a tile of one column has: the name below its picture. */
const oneColumn = {
  isWide: false,
  wordsOver: false,
  spanClass: undefined,
  pictureClass: 'aspect-4/5 xl:aspect-square',
  nameClass: 'block tile-name pt-3',
}

/** Where a banner is widest, only the left of its scrim is kept, where the name is. */
const fadedScrimClass = '@min-[60rem]:[mask-image:linear-gradient(to_right,black_40%,transparent_75%)]'

const banner = {
  isWide: true,
  wordsOver: true,
  spanClass: undefined,
  pictureClass: 'aspect-square @min-[28rem]:aspect-3/2 @min-[60rem]:aspect-3/1',
  nameClass: `${wordsOverPictureClass} px-4 pt-24 text-hero lg:px-8 leading-tight ${fadedScrimClass}`,
  sizes: '(min-width: 1664px) 104rem, 92vw',
}

/**
 * What depends on the shape of a tile. A wide one shows the picture of the game's hero; the widest have all their words over
 * it. `spanClass`: how much of a grid a tile takes, where that is more than one place.
 */
export const tileShapes = {
  /** One column of /our-games. */
  large: { ...oneColumn, sizes: '(min-width: 1664px) 25rem, (min-width: 1280px) 30vw, 46vw' },
  /** One column of the home page. */
  small: { ...oneColumn, sizes: '(min-width: 1536px) 11vw, 19vw' },
  /** Two columns, in some windows one; on wide screens its picture ends where those of its neighbours do. */
  double: {
    ...oneColumn,
    isWide: true,
    spanClass: 'col-span-full xl:col-span-2',
    // In the picture of a hero the subject is at the right, beside the text. 1rem: the gap of the grids.
    pictureClass: 'aspect-4/3 sm:aspect-13/8 object-[72%_50%] xl:aspect-auto xl:h-[calc((100cqi-1rem)/2)]',
    sizes: '(min-width: 1536px) 46vw, (min-width: 1280px) 62vw, 92vw',
  },
  /** One of at most two in a row. */
  banner,
  /** The first of a grid, in a row of its own. */
  fullRow: { ...banner, spanClass: 'col-span-full' },
}

/** The facts and links of a tile whose words are over its picture. */
const footOverClass = 'absolute inset-x-4 bottom-1 lg:inset-x-8 lg:bottom-2 print:static'

export type TileShape = keyof typeof tileShapes

/** `eager`: as `Picture` takes it. */
type TileProps = { shape: TileShape; eager?: boolean }

/** A game in a grid. Its cover leads to its page, the foot to its documents and to its pages on other sites. */
export function GameTile({ game, ...tile }: TileProps & { game: Game }) {
  const { isWide, wordsOver } = tileShapes[tile.shape]
  return (
    <article className={`@container flex flex-col ${wordsOver ? 'relative h-full' : ''}`}>
      <TileCover
        {...tile}
        href={pathOfGame(game.slug)}
        picture={isWide ? game.hero.image : game.tile}
        footRoomClass={wordsOver ? 'pb-16 @min-[22rem]:pb-12' : ''}
      >
        <TwoPartTitle>{game.name}</TwoPartTitle>
      </TileCover>
      <div
        className={`flex flex-col gap-x-6 @min-[22rem]:flex-row @min-[22rem]:items-baseline ${wordsOver ? footOverClass : ''}`}
      >
        <TileFacts facts={game.facts} />
        <TileLinks game={game} />
      </div>
    </article>
  )
}

type TileCoverProps = TileProps & {
  href: string
  picture: EncodedPicture
  /** The room that the name leaves for a foot over the picture. */
  footRoomClass?: string
  children: ReactNode
}

/** The picture of a tile and its name, which link to one place. */
export function TileCover({ shape, footRoomClass = 'pb-4', children, ...cover }: TileCoverProps) {
  const { wordsOver, pictureClass, nameClass, sizes } = tileShapes[shape]
  return (
    <PictureLink
      {...cover}
      sizes={sizes}
      className={`@container relative rounded-box ${wordsOver ? 'h-full' : ''}`}
      pictureClass={`w-full rounded-box ${pictureClass}`}
    >
      <span className={`display-face text-balance ${nameClass} ${footRoomClass}`}>{children}</span>
    </PictureLink>
  )
}

/** Players and play time in one short line, as far as they are known; the game's page says more. */
function TileFacts({ facts }: Pick<Game, 'facts'>) {
  const players = playersOf(facts)?.range?.short
  const time = playTimeOf(facts)?.short
  if (!players && !time) return null
  return (
    <p className="pt-1 text-ash text-sm">
      {players && <span className="whitespace-nowrap">{time ? `${players} ·` : players}</span>}{' '}
      {time && <span className="whitespace-nowrap">{time}</span>}
    </p>
  )
}

/**
 * "Downloads" leads to the game's own documents. While the site has none of them, it leads to `downloadLink`
 * (docs/specification.md, "Tile links").
 */
function TileLinks({ game: { name, bgg, tileLinks, documents } }: { game: Game }) {
  const { count, slug } = documents
  const fallback = tileLinks?.downloadLink ?? '/download'
  const links = [
    { href: slug && count > 0 ? pathOfSet(slug) : fallback, label: 'Downloads' },
    { href: tileLinks?.showsBgg && bgg, label: 'BGG', more: ', the board-game database' },
    { href: tileLinks?.fbLink, label: 'Group' },
  ]
  return (
    <p className="-my-1 flex flex-wrap gap-x-4 text-ash text-sm">
      {links.map(
        ({ href, label, more }) =>
          href && (
            <Link key={label} href={href} className={`min-w-11 ${linkRowClass}`}>
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
