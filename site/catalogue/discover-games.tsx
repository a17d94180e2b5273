import type { GameList, LineList } from '../content/catalogue.server.ts'
import type { CatalogueFilter } from '../content/catalogue-filters.ts'
import { linkAlone } from '../ui/button.tsx'
import { OutsideLink } from '../ui/outside-link.tsx'
import { siteTexts } from '../ui/site-texts.ts'
import { type Tab, Tabs } from '../ui/tabs.tsx'
import { filterHref, filterWords } from './catalogue-filters.tsx'
import { GameTile } from './game-tile.tsx'
import { LinkTile } from './link-tile.tsx'

const grids = {
  catalogue: 'tile-columns grid gap-x-3 gap-y-6 sm:gap-x-5 xl:grid-cols-3 2xl:grid-cols-4',
  home: 'grid gap-x-4 gap-y-5 xl:grid-cols-5 2xl:grid-cols-8',
} as const

/** Columns of the catalogue on very wide screens. */
const widest = 4

type Shown = {
  grid: keyof typeof grids
  /** What the visitor asks for. */
  filter?: CatalogueFilter
}

type DiscoverProps = Shown & { games: GameList; questline: { label: string; href: string } }

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
        <OutsideLink
          href={questline.href}
          className="inline-flex min-h-12 items-center gap-2 rounded-box border border-seam px-5 font-semibold text-lg hover:border-accent hover:text-accent"
        >
          {questline.label} <span aria-hidden="true">↗</span>
        </OutsideLink>
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
  return (
    <>
      {grid === 'catalogue' && <p className="mb-5 text-ash">{gamesIn(tiles.length)}</p>}
      <ul className={grids[grid]}>
        {tiles.map((tile, index) => (
          <li key={tile.slug}>
            <GameTile tile={tile} grid={grid} first={index < first} />
          </li>
        ))}
        {grid === 'catalogue' && tiles.length % widest === 1 && (
          // On very wide screens no tile stands in a row alone.
          <li className="max-2xl:hidden">
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
