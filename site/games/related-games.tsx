import { Reveal } from '../ui/reveal.tsx'
import { GameTile } from './game-tile.tsx'
import { LinkTile } from './link-tile.tsx'
import { ShowcaseTitle } from './showcase-title.tsx'
import type { Tile } from './tiles.server.ts'

/** Other games of the same line or world. */
export function RelatedGames({ tiles }: { tiles: Tile[] }) {
  return (
    <section aria-labelledby="related-title" className="border-seam border-t print:hidden">
      <Reveal className="mx-auto flex max-w-page flex-col gap-8 px-4 sm:px-6 py-16 lg:py-20">
        <ShowcaseTitle id="related-title">Related games</ShowcaseTitle>
        <ul className="tile-columns grid gap-x-4 gap-y-6 md:grid-cols-4">
          {tiles.map((tile) => (
            <li key={tile.slug}>
              <GameTile tile={tile} grid="catalogue" />
            </li>
          ))}
          <li>
            <LinkTile href="/our-games">All our games</LinkTile>
          </li>
        </ul>
      </Reveal>
    </section>
  )
}
