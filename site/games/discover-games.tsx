import { linkAlone } from '../ui/button.tsx'
import { siteTexts } from '../ui/site-texts.ts'
import { type Tab, Tabs } from '../ui/tabs.tsx'
import type { GameList, LineList, QuestlineGame } from './catalogue.server.ts'
import type { CatalogueFilter } from './catalogue-filters.ts'
import { filterHref, filterWords } from './catalogue-filters.tsx'
import { Cover, GameTile } from './game-tile.tsx'
import { LinkTile } from './link-tile.tsx'

const grids = {
  catalogue: 'tile-columns grid gap-x-3 gap-y-6 sm:gap-x-5 xl:grid-cols-3 2xl:grid-cols-4',
  home: 'grid gap-x-4 gap-y-5 xl:grid-cols-5 2xl:grid-cols-8',
} as const

/** How many columns the catalogue has, and what hides a tile where it has so many. */
const columns = [
  [2, 'max-xl:hidden'],
  [3, 'xl:max-2xl:hidden'],
  [4, '2xl:hidden'],
] as const

type Shown = {
  grid: keyof typeof grids
  /** What the visitor asks for. */
  filter?: CatalogueFilter
}

type DiscoverProps = Shown & { games: GameList; questline: QuestlineGame }

/** The discover-games screen of specification §2: three tabs over a grid of tiles. */
export function DiscoverGames({ games, questline, ...shown }: DiscoverProps) {
  const tabs: Tab[] = [
    {
      id: 'main',
      label: 'Awaken Realms',
      content: <Line list={games.main} first={shown.grid === 'catalogue' ? 2 : 0} {...shown} />,
    },
    {
      id: 'questline',
      label: 'Questline',
      content: (
        <ul className={grids[shown.grid]}>
          <li>
            <Cover {...questline} {...shown}>
              {questline.label} <span aria-hidden="true">↗</span>
            </Cover>
          </li>
        </ul>
      ),
    },
    { id: 'lite', label: 'Lite', content: <Line list={games.lite} {...shown} /> },
  ]
  return <Tabs id="discover" label={siteTexts.productLines} tabs={tabs} />
}

type LineProps = Shown & {
  list: LineList
  /** How many tiles stand in the first view of a phone. */
  first?: number
}

function Line({ list, grid, filter = {}, first = 0 }: LineProps) {
  const { tiles, looser } = list
  if (tiles.length === 0) return <Nothing filter={filter} looser={looser} />
  const isFiltered = filterWords(filter) !== ''
  const full = columns.filter(([count]) => tiles.length % count !== 1)
  return (
    <>
      {grid === 'catalogue' && (
        <p className="mb-5 text-ash sm:not-noscript:absolute sm:not-noscript:top-2 sm:not-noscript:right-0">
          {gamesIn(tiles.length)}
        </p>
      )}
      <ul className={grids[grid]}>
        {tiles.map((tile, index) => (
          <li key={tile.slug}>
            <GameTile tile={tile} grid={grid} first={index < first} />
          </li>
        ))}
        {grid === 'catalogue' && full.length < columns.length && (
          // No tile stands in a row alone.
          <li className={full.map(([, hidden]) => hidden).join(' ')}>
            {isFiltered ? (
              <LinkTile href={filterHref({})}>Show all games</LinkTile>
            ) : (
              <LinkTile href="/download">All documents</LinkTile>
            )}
          </li>
        )}
      </ul>
    </>
  )
}

/** A line that has no games yet; or none for this filter, and then the choices to take back. */
function Nothing({ filter, looser }: { filter: CatalogueFilter; looser: LineList['looser'] }) {
  if (looser.length === 0) return <p className="text-ash">{siteTexts.comingSoon}.</p>
  return (
    <div className="flex flex-col gap-2">
      <p>No game here is known to suit {filterWords(filter)}. Ask for less:</p>
      <ul>
        {looser.map((it) => (
          <li key={filterWords(it.filter)}>
            <a href={filterHref(it.filter)} className={linkAlone}>
              {filterWords(it.filter) || 'all games'}: {gamesIn(it.count)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function gamesIn(count: number): string {
  return count === 1 ? '1 game' : `${count} games`
}
