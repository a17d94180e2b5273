import type { ReactNode } from 'react'
import { NameInLines } from '../ui/name-in-lines.tsx'
import { Link } from '../ui/outside-link.tsx'
import { Photo } from '../ui/photo.tsx'
import { siteTexts } from '../ui/site-texts.ts'
import type { Tile } from './catalogue.server.ts'
import { knownPlayers } from './game-notes.ts'

/** Sizes of the picture for the two grids of docs/specification.md, "Discover-games screen". */
const sizes = {
  /** 2, 3 at 1280 px, 4 at 1536 px */
  catalogue: '(min-width: 1536px) 21rem, (min-width: 1280px) 30vw, 46vw',
  /** 5 at 1280 px, 8 at 1536 px */
  home: '(min-width: 1536px) 11vw, 19vw',
} as const

const linkClass =
  'inline-flex min-h-11 min-w-11 items-center justify-center rounded-box px-2 text-ash underline-offset-4 hover:text-brass hover:underline'

type CoverProps = {
  href: string
  picture?: Tile['picture']
  grid: keyof typeof sizes
  /** Stands in the first view. */
  first?: boolean
}

/** A game in a grid: its cover leads to its page, the line below to its documents and its outside pages. */
export function GameTile({ tile, grid, first }: { tile: Tile } & Pick<CoverProps, 'grid' | 'first'>) {
  const links = [
    { href: tile.documentsLink, label: tile.hasDocuments ? siteTexts.documents : siteTexts.downloads },
    { href: tile.bggLink, label: 'BGG', more: ', the board-game database' },
    { href: tile.fbLink, label: 'Group' },
  ]
  return (
    <article className="flex flex-col">
      <Cover href={tile.path} picture={tile.picture} grid={grid} first={first}>
        <NameInLines>{tile.name}</NameInLines>
      </Cover>
      {grid === 'catalogue' && <TileFacts {...tile.facts} />}
      <p className="flex flex-wrap justify-center gap-x-1 text-sm">
        {links.map(
          ({ href, label, more }) =>
            href && (
              <Link key={label} href={href} className={linkClass}>
                {/* What a list of links shows of each (WCAG 2.4.9). */}
                <span className="sr-only">{tile.name}: </span>
                {label}
                {more && <span className="sr-only">{more}</span>}
              </Link>
            ),
        )}
      </p>
    </article>
  )
}

/** A picture with a name over its foot, as a link; to another site it opens in a new tab. */
export function Cover({ href, picture, grid, first, children }: CoverProps & { children: ReactNode }) {
  return (
    <Link
      href={href}
      className="group relative block aspect-4/5 overflow-hidden rounded-box bg-coal xl:aspect-square"
    >
      {picture && (
        <Photo
          photo={{ ...picture, alt: '' }}
          sizes={sizes[grid]}
          first={first}
          className="size-full object-cover brightness-90 transition-[filter] duration-500 group-hover:brightness-115"
        />
      )}
      <span className="scrim-bottom absolute inset-x-0 bottom-0 px-2 sm:px-3 pt-16 pb-3 text-center display-face leading-tight text-balance sm:text-lead">
        {children}
      </span>
    </Link>
  )
}

/** Players and play time in one line, as far as they are known. Each is one piece: the line may end between the two. */
function TileFacts({ players, playTime }: Tile['facts']) {
  // "1-4 players (5 with an expansion)": the word stands after the number.
  const known = knownPlayers(players)?.replace(/^\S+/, (it) => `${it} ${it === '1' ? 'player' : 'players'}`)
  const pieces = [known, known ? playTime?.replace(/^About/, 'about') : playTime].filter(
    (it) => it !== undefined,
  )
  return (
    <p className="min-h-[1.375em] pt-3 text-center text-ash text-base leading-snug text-balance">
      {pieces.map((piece, at) => (
        <span key={piece}>
          <span className="inline-block">
            {piece}
            {at < pieces.length - 1 && ','}
          </span>{' '}
        </span>
      ))}
    </p>
  )
}
