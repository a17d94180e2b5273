import { content } from '../content/content.server.ts'
import { pictureOf } from '../pictures/pictures.server.ts'
import { linkUnderlined } from '../ui/link.tsx'
import { Select } from '../ui/select.tsx'
import { TwoPartTitle } from '../ui/two-part-title.tsx'
import { filterGroups, gameCount, matchingOptions } from './filters.ts'
import { type Game, gamePath } from './game.ts'
import { GameTile, type Grid, grids, TileCover } from './game-tile.tsx'
import { gameOfMenuEntry, gamesFeaturedFirst } from './games.server.ts'
import { LineTabs } from './line-tabs.tsx'

/** The columns of one or two games, which stand in wide tiles. */
const wideColumns = 'grid gap-6 md:grid-cols-2'

/** The id of the form that filters the page of all games. */
const filterForm = 'filters'

/** The page of all games. Its filters work by script (`filters.client.ts`); without it all games are shown. */
export function OurGamesPage() {
  const games = gamesFeaturedFirst()
  return (
    <div className="flex page-edge flex-col gap-4 py-8 lg:py-12">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h1 className="display-face text-display text-balance">DISCOVER OUR GAMES</h1>
        {/* The browser restores no choices: the address decides. */}
        <form
          id={filterForm}
          aria-label="Filters"
          autoComplete="off"
          className="noscript:hidden flex flex-wrap items-end gap-2 max-lg:w-full"
        >
          {filterGroups.map((filter) => (
            <Select key={filter.name} {...filter} className="flex-[1_1_6rem] lg:flex-none" />
          ))}
          <div className="flex items-center text-ash text-sm max-md:basis-full max-md:has-[.invisible]:sr-only lg:order-first lg:mr-4 lg:flex-row-reverse">
            <p role="status">{gameCount(games.length)}</p>
            {/* Its place is kept, so that nothing moves when it comes. */}
            <button type="button" aria-label="Show all games" className="invisible size-12 hover:text-accent">
              <span aria-hidden="true">✕</span>
            </button>
          </div>
        </form>
      </div>
      <DiscoverGames games={games} grid="page" />
      <p id="no-games" hidden className="max-w-prose py-8 text-lead lg:py-16">
        Try another play time or number of players. Looking for something else?{' '}
        <a href="/contact" className={linkUnderlined}>
          Ask us
        </a>
      </p>
    </div>
  )
}

/**
 * Three tabs over a grid of tiles (docs/specification.md, "Discover-games screen"). The main line shows `games`, the other
 * two show the games of their menus. Tiles of Questline lead to shops.
 */
export function DiscoverGames({ games, grid }: { games: Game[]; grid: Grid }) {
  const { questline = [], lite = [] } = content().site.menus
  const storeGames = questline.flatMap((entry) => {
    const game = gameOfMenuEntry(entry)
    if (!game) return []
    return (
      <li
        key={entry.label}
        data-matches={matchingOptions(game.facts).join(' ')}
        className="col-span-full grid items-end gap-x-8 gap-y-3 lg:grid-cols-[2fr_1fr]"
      >
        <TileCover
          href={entry.to ?? gamePath(game.slug)}
          picture={pictureOf(`games/${game.slug}`, game.hero.image)}
          grid={grid}
          wide
        >
          <TwoPartTitle>{entry.label}</TwoPartTitle> <span aria-hidden="true">↗</span>
        </TileCover>
        <p className="max-w-prose text-lead">{game.summary}</p>
      </li>
    )
  })
  const liteGames = lite.flatMap((entry) => gameOfMenuEntry(entry) ?? [])
  return (
    <LineTabs
      name="line"
      sectionName="games"
      form={grid === 'page' ? filterForm : undefined}
      contents={[
        <TileGrid key="main" games={games} grid={grid} hasLead={grid === 'page'} />,
        storeGames.length > 0 && <ul className={wideColumns}>{storeGames}</ul>,
        liteGames.length > 0 && <TileGrid key="lite" games={liteGames} grid={grid} />,
      ]}
    />
  )
}

/** `hasLead`: the first game fills a row, and its picture is loaded at once. */
function TileGrid({ games, grid, hasLead = false }: { games: Game[]; grid: Grid; hasLead?: boolean }) {
  const isFew = games.length < 3
  return (
    <ul className={isFew ? wideColumns : grids[grid].columns}>
      {games.map((game, index) => {
        const isLead = hasLead && index === 0
        return (
          <li
            key={game.slug}
            data-matches={matchingOptions(game.facts).join(' ')}
            className={isLead ? 'lead-tile col-span-full' : undefined}
          >
            <GameTile
              game={game}
              grid={grid}
              eager={isLead}
              double={grid === 'home' && index < 4}
              wide={isFew || isLead}
            />
          </li>
        )
      })}
    </ul>
  )
}
