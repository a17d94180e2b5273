import { catalogueList, type GameList, questlineGame } from '../../content/catalogue.server.ts'
import { cataloguePath, placeOfPath } from '../../content/catalogue-pages.ts'
import { requestPath } from '../../content/request-path.server.ts'
import { CatalogueFilters } from '../../catalogue/catalogue-filters.tsx'
import { PageLinks } from '../../catalogue/page-links.tsx'
import { useWholeScreen } from '../../ui/below-the-fold.tsx'
import { DiscoverGames } from '../../catalogue/discover-games.tsx'
import { frameOf } from '../frame.ts'
import { pageMeta } from '../../layout/page-meta.ts'
import { screen } from '../screen.ts'
import type { Route } from './+types/our-games'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { brand, origin } = frameOf(matches)
  // A filtered list is a part of the whole one; each page of the whole one is a page of its own.
  const { filter = {}, page = 1 } = loaderData ?? {}
  const whole = Object.keys(filter).length === 0
  return pageMeta({
    title: `Our Games${page > 1 ? `, page ${page}` : ''} | ${brand.name}`,
    description: 'Every game we publish, with players, play time and the way to its rulebooks.',
    path: cataloguePath({}, whole ? page : 1),
    brand: brand.name,
    origin,
  })
}

export function loader({ request }: Route.LoaderArgs) {
  const { filter, page } = placeOfPath(requestPath(request))
  return { filter, page, games: catalogueList(filter, page), questline: questlineGame() }
}

/** The tiles of the first view: two rows of four on a wide window, four of two on a phone. */
function firstOf({ main }: GameList) {
  return { main: main.slice(0, 8), lite: [] }
}

/** The full catalogue; each combination of filters is an address of its own. */
export default screen(function OurGamesScreen({ loaderData }: Route.ComponentProps) {
  const { filter, page, games, questline } = loaderData
  const whole = useWholeScreen()
  return (
    <div className="mx-auto flex max-w-page flex-col gap-8 px-4 py-14 sm:px-6 lg:py-20">
      <h1 className="font-carved text-title">DISCOVER OUR GAMES</h1>
      <CatalogueFilters filter={filter} />
      <p role="status" className="text-ash">
        {games.count === 1 ? '1 game' : `${games.count} games`}
        {games.count === 0 && ': no game is known to suit both choices. Take one of them back.'}
        {games.pages > 1 && `, page ${page} of ${games.pages}`}
      </p>
      <DiscoverGames games={whole ? games : firstOf(games)} grid="catalogue" questline={questline} />
      <PageLinks filter={filter} page={page} pages={games.pages} />
    </div>
  )
})
