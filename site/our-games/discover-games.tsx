import type { ReactNode } from 'react'
import { pathOfGame } from '../addresses/addresses.ts'
import type { Game, GameMenus } from '../games/game.ts'
import { GameTile, TileCover } from '../games/game-tile.tsx'
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
        main: <TileGrid games={games} grid={grid} hasLead={grid === 'large'} />,
        questline: shopGames.length > 0 && <ul className={bannerColumns}>{shopGames}</ul>,
        lite: liteGames.length > 0 && <TileGrid games={liteGames} grid={grid} />,
      }}
    >
      {children}
    </LineTabs>
  )
}

/**
 * The columns of both grids (docs/specification.md, "Discover-games screen"). Dense: where a row has no room for a wide
 * tile, the next narrow one fills it.
 */
const grids = {
  large: { columnsAtXl: 3, columnsAt2xl: 4, columnsClass: 'gap-x-3 sm:gap-x-6 xl:grid-cols-3 2xl:grid-cols-4' },
  small: { columnsAtXl: 5, columnsAt2xl: 8, columnsClass: 'gap-x-4 xl:grid-cols-5 2xl:grid-cols-8' },
} as const

/** `hasLead`: the first game fills a row, and its picture is loaded at once. */
function TileGrid({ games, grid, hasLead = false }: { games: Game[]; grid: Grid; hasLead?: boolean }) {
  const isFew = games.length < 3
  const leads = hasLead ? 1 : 0
  const { columnsAtXl, columnsAt2xl, columnsClass } = grids[grid]
  const wideAtXl = wideTiles(games.length - leads, columnsAtXl)
  const wideAt2xl = wideTiles(games.length - leads, columnsAt2xl)
  // Every third tile after the lead may be wide.
  const isWide = (place: number, wide: number) => place > 0 && place % 3 === 0 && place / 3 <= wide
  return (
    <ul className={isFew ? bannerColumns : `grid-flow-dense tile-columns grid ${columnsClass}`}>
      {games.map((game, index) => {
        const isLead = index < leads
        const atXl = isWide(index + 1 - leads, wideAtXl)
        const at2xl = isWide(index + 1 - leads, wideAt2xl)
        const wideClass = `col-span-full xl:min-h-72 ${atXl ? 'xl:col-span-2' : 'xl:col-span-1'} ${at2xl ? '2xl:col-span-2' : '2xl:col-span-1'}`
        return (
          <li
            key={game.slug}
            data-matches={matchingOptions(game.facts).join(' ')}
            className={isLead ? 'col-span-full' : atXl || at2xl ? wideClass : undefined}
          >
            <GameTile
              game={game}
              shape={isFew || isLead ? 'banner' : atXl || at2xl ? 'double' : grid}
              hasFacts={grid === 'large'}
              eager={isLead}
            />
          </li>
        )
      })}
    </ul>
  )
}

/**
 * How many of `count` tiles take two columns. Only every third tile may. It is the largest number that fills the last row,
 * or 0 if none does.
 */
export function wideTiles(count: number, columns: number): number {
  let wide = Math.floor(count / 3)
  while (wide > 0 && (count + wide) % columns !== 0) wide--
  return wide
}
