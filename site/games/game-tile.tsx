import type { ReactNode } from 'react'
import { NameInLines } from '../ui/name-in-lines.tsx'
import { Link, OutsideLink } from '../ui/outside-link.tsx'
import { Photo } from '../ui/photo.tsx'
import { siteTexts } from '../ui/site-texts.ts'
import type { Tile } from './tiles.server.ts'

/** Sizes of the picture for the two grids of specification §2. */
const sizes = {
  /** 2, 3 at 1280 px, 4 at 1536 px */
  catalogue: '(min-width: 1536px) 21rem, (min-width: 1280px) 30vw, 46vw',
  /** 5 at 1280 px, 8 at 1536 px */
  home: '(min-width: 1536px) 11vw, 19vw',
} as const

const iconLink =
  'inline-flex min-h-11 min-w-11 items-center justify-center rounded-box px-2 text-ash underline-offset-4 hover:text-brass hover:underline'

/** A game in a grid: its cover leads to its page, the line below to its files and its outside pages. */
export function GameTile({
  tile,
  grid,
  first = false,
}: {
  tile: Tile
  grid: keyof typeof sizes
  /** Stands in the first view. */
  first?: boolean
}) {
  return (
    <article className="flex flex-col">
      <Cover href={tile.path} picture={tile.picture} grid={grid} first={first}>
        <NameInLines>{tile.name}</NameInLines>
      </Cover>
      {grid === 'catalogue' && (
        <GameFacts facts={tile.facts} className="pt-3 text-center text-ash text-base leading-snug" />
      )}
      <p className="flex flex-wrap justify-center gap-x-1 text-[0.9rem]">
        <a href={tile.documentsLink} className={iconLink}>
          <Of game={tile.name} />
          {siteTexts.documents}
        </a>
        {tile.bggLink && (
          <OutsideLink href={tile.bggLink} className={iconLink}>
            <Of game={tile.name} />
            BGG<span className="sr-only">, the board-game database</span>
          </OutsideLink>
        )}
        {tile.fbLink && (
          <OutsideLink href={tile.fbLink} className={iconLink}>
            <Of game={tile.name} />
            Group
          </OutsideLink>
        )}
      </p>
    </article>
  )
}

/** A picture with a name over its foot, as a link; to another site it opens in a new tab. */
export function Cover({
  href,
  picture,
  grid,
  first = false,
  children,
}: {
  href: string
  picture?: Tile['picture']
  grid: keyof typeof sizes
  first?: boolean
  children: ReactNode
}) {
  return (
    <Link
      href={href}
      className="group relative block aspect-4/5 overflow-hidden rounded-box border border-seam bg-coal transition-colors hover:border-accent"
    >
      {picture && (
        <Photo
          photo={{ ...picture, alt: '' }}
          sizes={sizes[grid]}
          first={first}
          className="size-full object-cover brightness-90 transition-[filter] duration-500 group-hover:brightness-115"
        />
      )}
      <span className="scrim-bottom absolute inset-x-0 bottom-0 px-2 sm:px-3 pt-14 pb-3 text-center font-carved leading-tight text-balance sm:text-lg">
        {children}
      </span>
    </Link>
  )
}

/** Said before the words that all tiles have in common: what a list of links shows of each (WCAG 2.4.9). */
function Of({ game }: { game: string }) {
  return <span className="sr-only">{game}: </span>
}

/** Players and play time in one line, as far as they are known. */
function GameFacts({ facts, className = '' }: { facts: Tile['facts']; className?: string }) {
  const players = facts.players && withWord(facts.players)
  return (
    <p className={`text-balance ${className}`}>
      {/* Each in one piece: a line may end between the two, not within "90-180 minutes". */}
      {players && (
        <span className="inline-block">
          {players}
          {facts.playTime && ','}
        </span>
      )}{' '}
      {facts.playTime && (
        <span className="inline-block">
          {players ? facts.playTime.replace(/^About/, 'about') : facts.playTime}
        </span>
      )}
      {!players && !facts.playTime && 'Players and time to be announced'}
    </p>
  )
}

/** "1-4 players", and "1-4 players (5 with an expansion)" with the word where it belongs. */
function withWord(players: string) {
  return players.replace(/^\S+/, (number) => `${number} ${number === '1' ? 'player' : 'players'}`)
}
