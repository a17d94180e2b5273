import { catalogueList, questlineGame } from './catalogue.server.ts'
import type { CatalogueFilter } from './catalogue-filters.ts'
import { CatalogueFilters } from './catalogue-filters.tsx'
import { DiscoverGames } from './discover-games.tsx'

/** The full catalogue; each combination of filters is an address of its own. */
export function CatalogueScreen({ filter }: { filter: CatalogueFilter }) {
  return (
    <div className="mx-auto flex max-w-page flex-col gap-6 px-4 py-8 sm:px-6 lg:py-12">
      <h1 className="font-carved text-title text-balance">DISCOVER OUR GAMES</h1>
      <CatalogueFilters filter={filter} />
      <DiscoverGames
        games={catalogueList(filter)}
        grid="catalogue"
        filter={filter}
        questline={questlineGame()}
      />
    </div>
  )
}
