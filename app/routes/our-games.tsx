import { useLocation } from 'react-router'
import { filterOfPath, suits } from '../../content/catalogue-filters.ts'
import { content } from '../../content/load.server.ts'
import { allTiles } from '../../content/tiles.server.ts'
import { CatalogueFilters } from '../components/catalogue/catalogue-filters.tsx'
import { DiscoverGames } from '../components/ui/discover-games.tsx'
import { frameOf } from '../lib/frame.ts'
import { pageMeta } from '../lib/page-meta.ts'
import type { Route } from './+types/our-games'

export const meta: Route.MetaFunction = ({ matches }) => {
  const { brand, origin } = frameOf(matches)
  return pageMeta({
    title: `Our Games | ${brand.name}`,
    description: 'Every game we publish, with players, play time and the way to its rulebooks.',
    path: '/our-games',
    brand: brand.name,
    origin,
  })
}

export function loader() {
  const { href } = content().site.links.fallOfAvalonStore
  return { tiles: allTiles(), questline: { label: 'Tainted Grail: The Fall of Avalon', href } }
}

/** The full catalogue; each combination of filters is an address of its own. */
export default function OurGamesScreen({ loaderData }: Route.ComponentProps) {
  const filter = filterOfPath(useLocation().pathname)
  const tiles = loaderData.tiles.filter((it) => suits(it.facts, filter))
  return (
    <div className="mx-auto flex max-w-page flex-col gap-8 px-4 py-14 sm:px-6 lg:py-20">
      <h1 className="font-carved text-title">DISCOVER OUR GAMES</h1>
      <CatalogueFilters filter={filter} />
      <p role="status" className="text-ash">
        {tiles.length === 1 ? '1 game' : `${tiles.length} games`}
        {tiles.length === 0 && ': no game is known to suit both choices. Take one of them back.'}
      </p>
      <DiscoverGames tiles={tiles} grid="catalogue" questline={loaderData.questline} />
    </div>
  )
}
