import type { ReactNode } from 'react'
import { pathOfGame } from '../addresses/addresses.ts'
import type { Game, GameMenus } from '../games/game.ts'
import { GameTile, type Grid, TileCover } from '../games/game-tile.tsx'
import { LineTabs } from '../games/line-tabs.tsx'
import { TwoPartTitle } from '../ui/two-part-title.tsx'
import { matchingOptions } from './filters.ts'
import { gridFor, spansOf } from './tile-spans.ts'

type DiscoverProps = { games: Game[]; menus: GameMenus; grid: Grid; form?: string; children?: ReactNode }

/** The columns of one or two games, whose tiles are banners. */
const bannerColumns = 'grid gap-6 md:grid-cols-2'

/**
 * Three tabs over a grid of tiles (docs/specification.md, "Discover-games screen"). The main line shows `games`, the other
 * two show the games of their menus. Tiles of Questline lead to shops. `form`: the id of the form that the tabs belong to,
 * `children`: what stands beside the tabs.
 */
export function DiscoverGames({ games, menus, grid, form, children }: DiscoverProps) {
  const shopGames = menus.questline.flatMap(({ label, to, game }) => {
    if (!game) return []
    return (
      <li
        key={label}
        data-matches={matchingOptions(game.facts).join(' ')}
        className="col-span-full grid items-end gap-x-8 gap-y-3 lg:grid-cols-[2fr_1fr]"
      >
        <TileCover href={to ?? pathOfGame(game.slug)} picture={game.hero.image} grid={grid} shape="banner">
          <TwoPartTitle>{label}</TwoPartTitle> <span aria-hidden="true">↗</span>
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
        main: <TileGrid games={games} grid={grid} hasLead={grid === 'catalogue'} />,
        questline: shopGames.length > 0 && <ul className={bannerColumns}>{shopGames}</ul>,
        lite: liteGames.length > 0 && <TileGrid games={liteGames} grid={grid} />,
      }}
    >
      {children}
    </LineTabs>
  )
}

/** As many columns as `columnsOf` has. Dense: where a row has no room for a wide tile, the next narrow one fills it. */
const gridColumns: Record<Grid, string> = {
  catalogue: 'grid-flow-dense tile-columns grid gap-x-3 sm:gap-x-6 xl:grid-cols-3 2xl:grid-cols-4',
  home: 'grid-flow-dense tile-columns grid gap-x-4 xl:grid-cols-5 2xl:grid-cols-8',
}

const spanClasses = {
  xl: { 1: 'xl:col-span-1', 2: 'xl:col-span-2' },
  xxl: { 1: '2xl:col-span-1', 2: '2xl:col-span-2' },
}

/** `hasLead`: the first game fills a row, and its picture is loaded at once. */
function TileGrid({ games, grid: wanted, hasLead = false }: { games: Game[]; grid: Grid; hasLead?: boolean }) {
  const isFew = games.length < 3
  const grid = isFew ? wanted : gridFor(wanted, games.length)
  const leads = hasLead ? 1 : 0
  return (
    <ul className={isFew ? bannerColumns : gridColumns[grid]}>
      {games.map((game, index) => {
        const isLead = index < leads
        const [narrow, xl, xxl] = spansOf(grid, index - leads, games.length - leads)
        const shape = isFew || isLead ? 'banner' : narrow === 2 ? 'double' : undefined
        const doubleClass = `col-span-full ${spanClasses.xl[xl]} ${spanClasses.xxl[xxl]} xl:min-h-72`
        return (
          <li
            key={game.slug}
            data-matches={matchingOptions(game.facts).join(' ')}
            className={isLead ? 'col-span-full' : shape === 'double' ? doubleClass : undefined}
          >
            <GameTile game={game} grid={grid} eager={isLead} shape={shape} />
          </li>
        )
      })}
    </ul>
  )
}
