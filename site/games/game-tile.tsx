import type { ReactNode } from 'react'
import { setPath } from '../downloads/document-schema.ts'
import { documentSummary } from '../downloads/document-summary.server.ts'
import { type EncodedPicture, gamePicture } from '../pictures/pictures.server.ts'
import { gamePath } from '../text/addresses.ts'
import { Link } from '../ui/link.tsx'
import { PictureLink } from '../ui/picture-link.tsx'
import { TwoPartTitle } from '../ui/two-part-title.tsx'
import { playersOf, playTimeOf } from './facts.ts'
import type { Game } from './game.ts'

/**
 * The two grids of docs/specification.md, "Discover-games screen", and how wide a picture is in each. In eight columns
 * the first four games are twice as wide, so that 20 games fill three rows.
 */
export const grids = {
  page: {
    columns: 'tile-columns grid gap-x-3 sm:gap-x-6 xl:grid-cols-3 2xl:grid-cols-4',
    sizes: '(min-width: 1664px) 25rem, (min-width: 1280px) 30vw, 46vw',
  },
  home: {
    columns: 'tile-columns grid gap-x-4 xl:grid-cols-5 2xl:grid-cols-8 2xl:*:nth-[-n+4]:col-span-2',
    sizes: '(min-width: 1536px) 11vw, 19vw',
  },
} as const

export type Grid = keyof typeof grids

const upright = { pictureClass: 'aspect-4/5 xl:aspect-square', textClass: 'tile-name' }

/** The tiles that are wider than a column. */
const shapes = {
  /** The first four of the home page's grid: two columns. */
  double: { ...upright, sizes: '22vw' },
  /** Two columns, as high as its neighbours; in grids of two, four and eight columns one. */
  pair: {
    // In the picture of a first view the subject is at the right, beside the words.
    pictureClass: `${upright.pictureClass} object-[72%_50%] xl:max-2xl:aspect-[2.06]`,
    textClass: upright.textClass,
    sizes: '(min-width: 1536px) 25vw, (min-width: 1280px) 62vw, 46vw',
  },
  /** Several columns, or the whole page; the name is over the picture. */
  wide: {
    pictureClass: 'aspect-square @min-[28rem]:aspect-3/2 @min-[60rem]:aspect-3/1',
    textClass:
      'px-4 pt-24 pb-24 text-title @min-[60rem]:[mask-image:linear-gradient(to_right,black_40%,transparent_75%)]',
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

/** A game in a grid. Its cover leads to its page, the line below to its documents and to its pages on other sites. */
export function GameTile({ game, ...tile }: TileProps & { game: Game }) {
  return (
    <article className={`typeface-${game.typeface} ${tile.shape === 'wide' ? 'wide-tile' : ''}`}>
      <TileCover
        href={gamePath(game.slug)}
        picture={gamePicture(game.slug, tile.shape === 'wide' || tile.shape === 'pair' ? game.hero.image : game.tile)}
        {...tile}
      >
        <TwoPartTitle>{game.name}</TwoPartTitle>
      </TileCover>
      {tile.grid === 'page' && <TileFacts facts={game.facts} />}
      <TileLinks game={game} />
    </article>
  )
}

/** The cover of a tile with the game's name below it, of a wide one over it. */
export function TileCover({
  grid,
  shape,
  ...cover
}: TileProps & { href: string; picture: EncodedPicture; children: ReactNode }) {
  const { sizes, pictureClass, textClass } = shape ? shapes[shape] : { ...upright, sizes: grids[grid].sizes }
  return (
    <PictureLink
      {...cover}
      sizes={sizes}
      className="@container relative rounded-box"
      pictureClass={`w-full rounded-box ${pictureClass}`}
      textClass={`display-face leading-tight text-balance ${textClass}`}
    />
  )
}

/** Players and play time in one short line, as far as they are known; the game's page says more. */
function TileFacts({ facts }: Pick<Game, 'facts'>) {
  const { range, noun } = playersOf(facts) ?? {}
  const time = playTimeOf(facts)?.short
  if (!range && !time) return null
  return (
    <p className="@container pt-1 text-ash text-sm xl:text-base">
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
  const { count, slug } = documentSummary(sets)
  const fallback = tileLinks?.downloadLink ?? '/download'
  const links = [
    { href: slug && count > 0 ? setPath(slug) : fallback, label: 'Downloads' },
    { href: tileLinks?.showsBgg && bgg, label: 'BGG', more: ', the board-game database' },
    { href: tileLinks?.fbLink, label: 'Group' },
  ]
  return (
    <p className="-mt-2 flex flex-wrap gap-x-4 text-sm">
      {links.map(
        ({ href, label, more }) =>
          href && (
            <Link
              key={label}
              href={href}
              className="inline-flex min-h-11 min-w-11 items-center text-ash underline decoration-edge underline-offset-4 hover:text-brass"
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
