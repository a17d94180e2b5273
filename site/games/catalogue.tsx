import { buttonClass } from '../ui/button.tsx'
import { siteTexts } from '../ui/site-texts.ts'
import { Tabs } from '../ui/tabs.tsx'
import type { GameList, Tile } from './catalogue.server.ts'
import { timeFilters } from './catalogue.ts'
import { Cover, GameTile } from './game-tile.tsx'

const columns = {
  catalogue: 'tile-columns grid gap-x-3 gap-y-6 sm:gap-x-6 xl:grid-cols-3 2xl:grid-cols-4',
  home: 'grid gap-x-4 gap-y-6 xl:grid-cols-5 2xl:grid-cols-8',
} as const

type Grid = keyof typeof columns

/** The page of all games. Its filters work by script (`catalogue.ts`); without it all games are shown. */
export function Catalogue({ games }: { games: GameList }) {
  return (
    <div className="flex page-edge flex-col gap-6 py-8 lg:py-12">
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-4">
        <h1 className="display-face text-display text-balance">DISCOVER OUR GAMES</h1>
        <search
          id="filters"
          aria-label="Filters"
          className="needs-script flex flex-wrap items-end gap-x-4 gap-y-3"
        >
          <Choice label="Players" name="players" any="Any number">
            {['1', '2', '3', '4', '5', '6'].map((it) => [it, it])}
          </Choice>
          <Choice label="Play time" name="time" any="Any time">
            {Object.entries(timeFilters)}
          </Choice>
          <button type="button" hidden className={buttonClass('secondary')}>
            Show all games
          </button>
          <p role="status" className="min-h-12 py-3 text-ash">
            {games.main.length} games
          </p>
        </search>
      </div>
      <DiscoverGames games={games} grid="catalogue" />
    </div>
  )
}

type ChoiceProps = { label: string; name: string; any: string; children: string[][] }

function Choice({ label, name, any, children: options }: ChoiceProps) {
  return (
    <label className="flex flex-col gap-1">
      <span className="text-ash text-sm">{label}</span>
      <select
        name={name}
        // Not what the browser remembers: the address decides.
        autoComplete="off"
        className="min-h-12 rounded-box border border-edge bg-night px-3"
      >
        <option value="">{any}</option>
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The discover-games screen (docs/specification.md, "Discover-games screen"): three tabs over a grid of tiles. */
export function DiscoverGames({ games, grid }: { games: GameList; grid: Grid }) {
  const { label, facts, ...questline } = games.questline
  const tabs = [
    {
      id: 'main',
      label: 'Awaken Realms',
      content: <Line tiles={games.main} grid={grid} eager={grid === 'catalogue' ? 2 : 0} />,
    },
    {
      id: 'questline',
      label: 'Questline',
      content: (
        <ul className={columns[grid]}>
          <li {...rangesOf(facts)}>
            <Cover {...questline} grid={grid}>
              {label} <span aria-hidden="true">↗</span>
            </Cover>
          </li>
        </ul>
      ),
    },
    { id: 'lite', label: 'Lite', content: <Line tiles={games.lite} grid={grid} /> },
  ]
  return <Tabs id="discover" label={siteTexts.productLines} tabs={tabs} />
}

/** `eager`: how many tiles stand in the first view of a phone. */
function Line({ tiles, grid, eager = 0 }: { tiles: readonly Tile[]; grid: Grid; eager?: number }) {
  if (tiles.length === 0) return <p className="text-ash">{siteTexts.comingSoon}.</p>
  return (
    <ul className={columns[grid]}>
      {tiles.map((tile, at) => (
        <li key={tile.slug} {...rangesOf(tile.facts)}>
          <GameTile tile={tile} grid={grid} first={at < eager} />
        </li>
      ))}
    </ul>
  )
}

/** What the filters ask of a tile. */
function rangesOf({ playersRange, minutesRange }: Tile['facts']) {
  return { 'data-players': playersRange?.join(' '), 'data-minutes': minutesRange?.join(' ') }
}
