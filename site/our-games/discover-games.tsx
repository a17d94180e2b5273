import type { ReactNode } from 'react'
import { pathOfGame } from '../addresses/addresses.ts'
import type { Game, GameMenuEntry, GameMenus } from '../games/game.ts'
import { GameTile, TileCover } from '../games/game-tile.tsx'
import { LineTabs } from '../games/line-tabs.tsx'
import { isOutside } from '../ui/link.tsx'
import { TwoPartTitle } from '../ui/two-part-title.tsx'
import { matchingOptions } from './filters.ts'

type DiscoverProps = { games: Game[]; menus: GameMenus; grid: Grid; form?: string; children?: ReactNode }

/**
 * Three tabs over a grid of tiles (docs/specification.md, "Discover-games screen"). The main line shows `games`, the other
 * two show the games of their menus. `form`: the id of the form that the tabs belong to, `children`: what is beside the tabs.
 */
export function DiscoverGames({ games, menus, grid, form, children }: DiscoverProps) {
  const shopTiles = menus.questline.flatMap(shopTile)
  const liteGames = menus.lite.flatMap(({ game }) => game ?? [])
  return (
    <LineTabs
      name="line"
      labelEnd="games"
      form={form}
      contents={{
        main: <TileGrid games={games} grid={grid} hasLead={grid === 'ourGames'} />,
        questline: shopTiles.length > 0 && <ul className={bannersClass}>{shopTiles}</ul>,
        lite: liteGames.length > 0 && <TileGrid games={liteGames} grid={grid} />,
      }}
    >
      {children}
    </LineTabs>
  )
}

/** A tile of Questline leads to a shop, or while there is none to our page. */
function shopTile({ label, to, game }: GameMenuEntry) {
  if (!game) return []
  const href = to ?? pathOfGame(game.slug)
  return (
    <li
      key={label}
      data-matches={matchingOptions(game.facts).join(' ')}
      className="col-span-full grid items-end gap-x-8 gap-y-3 lg:grid-cols-[2fr_1fr]"
    >
      <TileCover href={href} picture={game.hero.image} shape="banner">
        <TwoPartTitle>{label}</TwoPartTitle> {isOutside(href) && <span aria-hidden="true">↗</span>}
      </TileCover>
      <p className="max-w-prose text-lead">{game.description}</p>
    </li>
  )
}

type Grid = keyof typeof grids

/**
 * The grids of the two pages. `columns`: how many on wide screens and on very wide ones; `narrow`: the shape of the tiles
 * that are in one of them.
 */
const grids = {
  ourGames: { columns: [3, 4], columnsClass: 'gap-x-3 sm:gap-x-6 xl:grid-cols-3 2xl:grid-cols-4', narrow: 'large' },
  home: { columns: [5, 8], columnsClass: 'gap-x-4 xl:grid-cols-5 2xl:grid-cols-8', narrow: 'small' },
} as const

/** The list of a few games, whose tiles are banners. */
const bannersClass = 'grid gap-6 md:grid-cols-2'

/** A lead is a first game that fills a row; its picture is loaded at once. */
const placeClasses: Partial<Record<ReturnType<typeof placesOf>[number], string>> = {
  lead: 'col-span-full',
  double: 'col-span-full xl:col-span-2 xl:min-h-72',
}

/** A grid with some double tiles. Where a row has no room for one, the next narrow tile fills it (`dense`). */
function TileGrid({ games, grid, hasLead = false }: { games: Game[]; grid: Grid; hasLead?: boolean }) {
  const listClass = games.length < 3 ? bannersClass : `grid-flow-dense tile-columns grid ${grids[grid].columnsClass}`
  const places = placesOf(games.length, grid, hasLead ? 1 : 0)
  return (
    <ul className={listClass}>
      {games.map((game, index) => {
        const place = places[index] ?? grids[grid].narrow
        return (
          <li key={game.slug} data-matches={matchingOptions(game.facts).join(' ')} className={placeClasses[place]}>
            <GameTile
              game={game}
              shape={place === 'lead' ? 'banner' : place}
              hasFacts={grid === 'ourGames'}
              eager={place === 'lead'}
            />
          </li>
        )
      })}
    </ul>
  )
}

/** The places of all tiles: below the leads a few are banners, of more every third is double, until there are enough. */
export function placesOf(count: number, grid: Grid, leads: number) {
  const { columns, narrow } = grids[grid]
  const doubles = doubleTiles(count - leads, columns)
  return Array.from({ length: count }, (_, index) => {
    const position = index - leads
    if (position < 0) return 'lead'
    if (count < 3) return 'banner'
    return position % 3 === 2 && position < 3 * doubles ? 'double' : narrow
  })
}

/**
 * How many of `count` tiles are two columns wide, at most every third. With it the last rows have as few empty places as
 * possible, in all the numbers of columns that the grid may have.
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
