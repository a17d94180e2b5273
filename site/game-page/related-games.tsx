import type { Game } from '../games/game.ts'
import { GameTile } from '../games/game-tile.tsx'
import { ButtonLink } from '../ui/button.tsx'

/** Other games of the same line or world. */
export function RelatedGames({ games }: { games: Game[] }) {
  return (
    <section aria-labelledby="related-title" className="page-edge py-16 print:hidden">
      <div className="reveal flex flex-col gap-8">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8">
          <h2 id="related-title" className="display-face section-title">
            Related games
          </h2>
          <ButtonLink href="/our-games" look="quiet">
            All our games
          </ButtonLink>
        </div>
        <ul className="tile-columns grid gap-x-4 md:grid-cols-4">
          {games.map((game) => (
            <li key={game.slug}>
              <GameTile game={game} grid="page" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
