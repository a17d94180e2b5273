import type { ReactNode } from 'react'
import { isOutside } from '../ui/link.tsx'
import type { Game, GameMenuItem, GameMenus } from './game.ts'
import { GameTile, TileCover, type TileShape, tileShapes } from './game-tile.tsx'
import { LineTabs } from './line-tabs.tsx'

/** How a screen shows games in a grid. */
export type Grid = {
  /** How many columns there are on wide screens and on very wide ones; `shape`: that of a tile in one of them. */
  columns: readonly number[]
  columnsClass: string
  shape: TileShape
  /** Whether the first game of the main line fills a row. */
  firstFillsRow?: boolean
  /** Whether a link to all games may fill an empty place in the last row, on wide screens alone. */
  endsWithLink?: boolean
  /** The values that the tile of a game has in `data-matches`, for the filters of the screen. */
  matchesOf?: (game: Game) => string[]
}

type DiscoverProps = { games: Game[]; menus: GameMenus; grid: Grid; form?: string; children?: ReactNode }

/**
 * Three tabs over a grid of tiles (docs/specification.md, "Discover-games screen"). The main line shows `games`, the other
 * two show the games of their menus. `form`: the id of the form that the tabs belong to, `children`: what is beside the tabs.
 */
export function DiscoverGames({ games, menus, grid, form, children }: DiscoverProps) {
  const shopTiles = menus.questline.flatMap((item) => shopTile(item, grid.matchesOf))
  const liteGames = menus.lite.flatMap(({ game }) => game ?? [])
  return (
    <LineTabs
      name="line"
      labelEnd="games"
      form={form}
      contents={{
        main: <TileGrid games={games} grid={grid} />,
        questline: shopTiles.length > 0 && <ul className={bannersClass}>{shopTiles}</ul>,
        lite: liteGames.length > 0 && <TileGrid games={liteGames} grid={{ ...grid, firstFillsRow: false }} />,
      }}
    >
      {children}
    </LineTabs>
  )
}

/** A tile of Questline leads to a shop, or while there is none to our page. */
function shopTile({ label, to: href, game }: GameMenuItem, matchesOf: Grid['matchesOf']) {
  if (!game || !href) return []
  return (
    <li
      key={label}
      data-matches={matchesOf?.(game).join(' ')}
      className="col-span-full grid items-center gap-x-8 gap-y-3 lg:grid-cols-[2fr_1fr]"
    >
      <TileCover href={href} picture={game.hero.image} shape="banner">
        <span className="block text-title">
          {label}
          {isOutside(href) && <span aria-hidden="true">&nbsp;↗</span>}
        </span>
      </TileCover>
      <p className="max-w-prose text-lead">{game.description}</p>
    </li>
  )
}

/** The list of a few games, whose tiles are banners. */
const bannersClass = 'grid gap-6 md:grid-cols-2'

/** A grid with some double tiles. Where a row has no room for one, the next tile of one column fills it (`dense`). */
function TileGrid({ games, grid }: { games: readonly Game[]; grid: Grid }) {
  const { columns, columnsClass, endsWithLink, matchesOf } = grid
  const tiles = placeTiles(games, grid)
  const filled = tiles.reduce((sum, { shape }) => sum + (shape === 'double' ? 2 : 1), 0)
  const listClass = games.length < 3 ? bannersClass : `grid-flow-dense tile-columns grid ${columnsClass}`
  return (
    <ul className={listClass}>
      {tiles.map(({ game, shape }) => (
        <li key={game.slug} data-matches={matchesOf?.(game).join(' ')} className={tileShapes[shape].spanClass}>
          <GameTile game={game} shape={shape} eager={shape === 'fullRow'} />
        </li>
      ))}
      {endsWithLink && filled % (columns[0] ?? 1) > 0 && (
        <li className="max-xl:hidden 2xl:hidden">
          <a
            href="/our-games"
            className="display-face text-heading grid aspect-square content-end rounded-box border border-seam bg-brass/15 p-4 hover:border-brass hover:text-brass"
          >
            <span>
              All our games <span aria-hidden="true">→</span>
            </span>
          </a>
        </li>
      )}
    </ul>
  )
}

/**
 * The place of each tile. The first fills a row where the grid says so. If there are fewer than three games, the others
 * are banners. Otherwise every third is double, until `doubleTiles` of them are placed.
 */
export function placeTiles(games: readonly Game[], { columns, shape, firstFillsRow = false }: Grid) {
  const firstIndex = firstFillsRow ? 1 : 0
  const doubles = doubleTiles(games.length - firstIndex, columns)
  const shapeAt = (index: number): TileShape => {
    const position = index - firstIndex
    if (position < 0) return 'fullRow'
    if (games.length < 3) return 'banner'
    return position % 3 === 2 && position < 3 * doubles ? 'double' : shape
  }
  return games.map((game, index) => ({ game, shape: shapeAt(index) }))
}

/**
 * How many of `count` tiles are double, at most every third. Chosen so that the last row has the fewest empty places,
 * summed over all column counts.
 */
export function doubleTiles(count: number, columns: readonly number[]): number {
  const emptyPlaces = (doubles: number) => {
    const filled = count + doubles
    return columns.reduce((sum, number) => sum + Math.ceil(filled / number) * number - filled, 0)
  }
  let best = 0
  for (let doubles = 1; doubles <= count / 3; doubles++) if (emptyPlaces(doubles) <= emptyPlaces(best)) best = doubles
  return best
}
