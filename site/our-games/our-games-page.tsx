import { DiscoverGames, type Grid } from '../games/discover-games.tsx'
import type { Game, GameMenus } from '../games/game.ts'
import { linkRowClass } from '../ui/link.tsx'
import { Select } from '../ui/select.tsx'
import { filterForm, gameCount, gameFilters, matchingOptions } from './game-filters.ts'

const grid: Grid = {
  columns: [3, 4],
  columnsClass: 'gap-x-3 sm:gap-x-4 xl:grid-cols-3 2xl:grid-cols-4',
  shape: 'large',
  firstFillsRow: true,
  matchesOf: ({ facts }) => matchingOptions(facts),
}

/** The page of all games. Its filters work by script (`filters.client.ts`); without it all games are shown. */
export function OurGamesPage({ games, menus }: { games: Game[]; menus: GameMenus }) {
  return (
    <div className="page-edge pt-4 sm:pt-8 pb-12 lg:pb-16">
      <h1 className="mb-4 display-face page-title">DISCOVER OUR GAMES</h1>
      <DiscoverGames games={games} menus={menus} grid={grid} form={filterForm}>
        {/* The browser restores no choices: the address decides. */}
        <form
          id={filterForm}
          aria-label="Filters"
          autoComplete="off"
          className="noscript:hidden flex flex-wrap items-center gap-2"
        >
          {gameFilters.map((filter) => (
            <Select key={filter.name} {...filter} className="flex-[1_1_6rem] lg:flex-none" />
          ))}
          <div className="flex items-center text-ash text-sm max-md:basis-full max-md:has-[.invisible]:sr-only lg:order-first lg:mr-4 lg:flex-row-reverse">
            <p role="status">{gameCount(games.length)}</p>
            {/* Its place is kept, so that nothing moves when it is shown. */}
            <button type="button" className={`invisible min-h-12 px-4 text-bone ${linkRowClass}`}>
              Show all<span className="sr-only"> games</span>
            </button>
          </div>
        </form>
      </DiscoverGames>
      <p id="no-games" hidden className="max-w-prose py-8 text-lead lg:py-16">
        Try another play time or number of players. Looking for something else?{' '}
        <a href="/contact" className={linkRowClass}>
          Ask us
        </a>
      </p>
    </div>
  )
}
