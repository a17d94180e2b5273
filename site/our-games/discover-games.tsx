import type { ReactNode } from 'react'
import { pathOfGame } from '../addresses/addresses.ts'
import type { Game, GameMenus } from '../games/game.ts'
import { GameTile, type GameTileProps, TileCover } from '../games/game-tile.tsx'
import { LineTabs } from '../games/line-tabs.tsx'
import { isOutside } from '../ui/link.tsx'
import { TwoPartTitle } from '../ui/two-part-title.tsx'
import { matchingOptions } from './filters.ts'

type Grid = keyof typeof grids
type DiscoverProps = { games: Game[]; menus: GameMenus; grid: Grid; form?: string; children?: ReactNode }

/** The columns of one or two games, whose tiles are banners. */
const bannerColumns = 'grid gap-6 md:grid-cols-2'

/**
 * Three tabs over a grid of tiles (docs/specification.md, "Discover-games screen"). The main line shows `games`, the other
 * two show the games of their menus. Tiles of Questline lead to shops, or while there is none to our page. `form`: the id
 * of the form that the tabs belong to, `children`: what is beside the tabs.
 */
export function DiscoverGames({ games, menus, grid, form, children }: DiscoverProps) {
  const shopGames = menus.questline.flatMap(({ label, to, game }) => {
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
  })
  const liteGames = menus.lite.flatMap(({ game }) => game ?? [])
  return (
    <LineTabs
      name="line"
      sectionName="games"
      form={form}
      contents={{
        main: <TileGrid games={games} grid={grid} hasLead={grids[grid].startsWithLead} />,
        questline: shopGames.length > 0 && <ul className={bannerColumns}>{shopGames}</ul>,
        lite: liteGames.length > 0 && <TileGrid games={liteGames} grid={grid} />,
      }}
    >
      {children}
    </LineTabs>
  )
}

/**
 * Both grids (docs/specification.md, "Discover-games screen"). `columns`: how many on wide screens and on very wide ones;
 * `tile`: those in one of them. Dense: where a row has no room for a wide tile, the next narrow one fills it.
 */
const grids = {
  large: {
    columns: [3, 4],
    columnsClass: 'gap-x-3 sm:gap-x-6 xl:grid-cols-3 2xl:grid-cols-4',
    startsWithLead: true,
    tile: { shape: 'large', hasFacts: true },
  },
  small: {
    columns: [5, 8],
    columnsClass: 'gap-x-4 xl:grid-cols-5 2xl:grid-cols-8',
    startsWithLead: false,
    tile: { shape: 'small', hasFacts: false },
  },
} as const

/** `hasLead`: the first game fills a row, and its picture is loaded at once. */
function TileGrid({ games, grid, hasLead = false }: { games: Game[]; grid: Grid; hasLead?: boolean }) {
  const { columns, columnsClass, tile } = grids[grid]
  const isFew = games.length < 3
  const [lead, others] = hasLead ? [games.slice(0, 1), games.slice(1)] : [[], games]
  const wideCount = wideTiles(others.length, columns)
  return (
    <ul className={isFew ? bannerColumns : `grid-flow-dense tile-columns grid ${columnsClass}`}>
      {lead.map((game) => (
        <Tile key={game.slug} {...tile} game={game} shape="banner" eager className="col-span-full" />
      ))}
      {others.map((game, index) => {
        // Every third tile, until there are enough.
        const isWide = index % 3 === 2 && index < 3 * wideCount
        const className = isWide ? 'col-span-full xl:col-span-2 xl:min-h-72' : undefined
        const shape = isFew ? 'banner' : isWide ? 'double' : tile.shape
        return <Tile key={game.slug} {...tile} game={game} shape={shape} className={className} />
      })}
    </ul>
  )
}

/** A tile with the filters that show it. */
function Tile({ className, ...tile }: GameTileProps & { className?: string | undefined }) {
  return (
    <li data-matches={matchingOptions(tile.game.facts).join(' ')} className={className}>
      <GameTile {...tile} />
    </li>
  )
}

/**
 * How many of `count` tiles are two columns wide, at most every third. With it the last rows have as few empty places as
 * possible, in all the numbers of columns that the grid may have.
 */
export function wideTiles(count: number, columns: readonly number[]): number {
  const emptyPlaces = (wide: number) =>
    columns.reduce((sum, number) => sum + ((number - ((count + wide) % number)) % number), 0)
  let best = 0
  for (let wide = 1; wide <= count / 3; wide++) if (emptyPlaces(wide) <= emptyPlaces(best)) best = wide
  return best
}
