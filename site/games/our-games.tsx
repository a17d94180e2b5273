import { content } from '../content.server.ts'
import { pictureOf } from '../pictures/pictures.server.ts'
import { linkUnderlined } from '../ui/button.tsx'
import { Choice } from '../ui/choice.tsx'
import { Tabs } from '../ui/tabs.tsx'
import type { Game } from './game.ts'
import { GameTile, type Grid, TileCover } from './game-tile.tsx'
import { timeFilters } from './our-games.ts'

const columns: Record<Grid, string> = {
  page: 'tile-columns grid gap-x-3 gap-y-6 sm:gap-x-6 xl:grid-cols-3 2xl:grid-cols-4',
  home: 'grid gap-x-4 gap-y-6 xl:grid-cols-5 2xl:grid-cols-8',
}

/** One or two games stand in wide cards. */
const fewColumns = 'grid gap-6 md:grid-cols-2'

const byName = (a: Game, b: Game) => sortName(a).localeCompare(sortName(b), 'en')
const sortName = ({ name }: Game) => name.replace(/^The /, '')

/** What /our-games shows: every game that has a page, `firstGames` first, then by name, also those without a catalogue entry. */
export function allGames(): Game[] {
  const { games, site } = content()
  const first = site.firstGames.flatMap((slug) => games.get(slug) ?? [])
  return [...first, ...[...games.values()].filter((it) => !first.includes(it)).toSorted(byName)]
}

/** What the home page shows: the games with a catalogue entry, in its order (docs/specification.md, "Catalogue entry"). */
export function homeGames(): Game[] {
  const order = ({ catalogue }: Game) => catalogue?.order ?? 0
  return [...content().games.values()].filter((it) => order(it) > 0).toSorted((a, b) => order(a) - order(b))
}

const playerFilters = Object.fromEntries(['1', '2', '3', '4', '5', '6'].map((it) => [it, it]))

/** The page of all games. Its filters work by script (`our-games.ts`); without it all games are shown. */
export function OurGames() {
  const games = allGames()
  return (
    <div className="flex page-edge flex-col gap-4 py-8 lg:py-12">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h1 className="display-face text-display text-balance">DISCOVER OUR GAMES</h1>
        <search
          id="filters"
          aria-label="Filters"
          className="needs-script flex flex-wrap items-end gap-2 max-lg:w-full"
        >
          <FilterChoice label="Players" name="players" any="Any number" choices={playerFilters} />
          <FilterChoice label="Play time" name="time" any="Any time" choices={timeFilters} />
          {/* Its place is kept: nothing moves when it comes. */}
          <button
            type="button"
            aria-label="Show all games"
            className="invisible size-12 hover:text-accent max-sm:order-1"
          >
            <span aria-hidden="true">✕</span>
          </button>
          <p role="status" className="flex min-h-12 w-16 items-center text-ash text-sm max-sm:basis-4/5">
            {games.length} games
          </p>
        </search>
      </div>
      <DiscoverGames games={games} grid="page" />
      <p id="no-games" hidden>
        Looking for something else?{' '}
        <a href="/contact" className={linkUnderlined}>
          Ask us
        </a>
      </p>
    </div>
  )
}

type FilterProps = { label: string; name: string; any: string; choices: Record<string, string> }

function FilterChoice({ choices, ...choice }: FilterProps) {
  return (
    <Choice
      {...choice}
      // Not what the browser remembers: the address decides.
      autoComplete="off"
      className="flex-[1_1_6rem] lg:flex-none"
      options={Object.entries(choices).map(([value, words]) => ({ value, words }))}
    />
  )
}

/**
 * The discover-games screen (docs/specification.md, "Discover-games screen"): three tabs over a grid of tiles. The main
 * line has all games, those of the Lite line as well. The line Questline has one game, which is sold in a store.
 */
export function DiscoverGames({ games, grid }: { games: Game[]; grid: Grid }) {
  const fallOfAvalon = content().games.get('tainted-grail')
  const lite = games.filter(({ catalogue }) => catalogue?.line === 'lite').toSorted(byName)
  const tabs = [
    {
      id: 'main',
      label: 'Awaken Realms',
      content: <Line games={games} grid={grid} eager={grid === 'page' ? 2 : 0} />,
    },
    {
      id: 'questline',
      label: 'Questline',
      content: (
        <ul className={fewColumns}>
          <li
            {...rangesOf(fallOfAvalon)}
            className="col-span-full grid items-end gap-x-8 gap-y-3 lg:grid-cols-[2fr_1fr]"
          >
            {fallOfAvalon && (
              <TileCover
                href={content().site.links.fallOfAvalonStore.href}
                picture={pictureOf('games/tainted-grail', fallOfAvalon.hero.image)}
                grid={grid}
                wide
              >
                Tainted Grail: The Fall of Avalon <span aria-hidden="true">↗</span>
              </TileCover>
            )}
            <p className="max-w-prose text-lead">{fallOfAvalon?.summary}</p>
          </li>
        </ul>
      ),
    },
    { id: 'lite', label: 'Lite', content: <Line games={lite} grid={grid} /> },
  ]
  return <Tabs id="discover" label="Product lines" tabs={tabs} />
}

/** `eager`: how many tiles stand in the first view of a phone. */
function Line({ games, grid, eager = 0 }: { games: Game[]; grid: Grid; eager?: number }) {
  const isFew = games.length < 3
  if (games.length === 0) return <p className="text-ash">Coming soon.</p>
  return (
    <ul className={isFew ? fewColumns : `${columns[grid]} ${eager ? 'first-wide' : ''}`}>
      {games.map((game, index) => (
        <li key={game.slug} {...rangesOf(game)}>
          <GameTile
            game={game}
            grid={grid}
            first={index < eager}
            wide={isFew || (eager > 0 && index === 0)}
          />
        </li>
      ))}
    </ul>
  )
}

/** What the filters ask of a tile. */
function rangesOf(game: Game | undefined) {
  const { playersRange, minutesRange } = game?.facts ?? {}
  return { 'data-players': playersRange?.join(' '), 'data-minutes': minutesRange?.join(' ') }
}
