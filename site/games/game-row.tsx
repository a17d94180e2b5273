import { ButtonLink } from '../ui/button.tsx'
import type { Game } from './game.ts'
import { GameTile } from './game-tile.tsx'

/** Four games under a title, and the way to all of them. */
export function GameRow({ title, games, className = '' }: { title: string; games: Game[]; className?: string }) {
  return (
    <section aria-labelledby="game-row-title" className={`page-edge py-12 lg:py-16 print:hidden ${className}`}>
      <div className="reveal flex flex-col gap-4 sm:gap-8">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="game-row-title" className="display-face section-title">
            {title}
          </h2>
          <ButtonLink href="/our-games" look="quiet">
            All our games
          </ButtonLink>
        </div>
        <ul className="typeface-carved tile-columns grid gap-x-4 md:grid-cols-4">
          {games.map((game) => (
            <li key={game.slug}>
              <GameTile game={game} shape="large" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
