import type { ReactNode } from 'react'
import { pathOfGame } from '../addresses/addresses.ts'
import type { Game, GameMenus } from '../games/game.ts'
import { GameTile, type Grid, grids, TileCover } from '../games/game-tile.tsx'
import { LineTabs } from '../games/line-tabs.tsx'
import { TwoPartTitle } from '../ui/two-part-title.tsx'
import { matchingOptions } from './filters.ts'

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
        <p className="max-w-prose text-lead">{game.summary}</p>
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
        main: <TileGrid games={games} grid={grid} hasLead={grid === 'page'} />,
        questline: shopGames.length > 0 && <ul className={bannerColumns}>{shopGames}</ul>,
        lite: liteGames.length > 0 && <TileGrid games={liteGames} grid={grid} />,
      }}
    >
      {children}
    </LineTabs>
  )
}

/**
 * Which tiles take two columns. Page: every fifth. Tile 0 is a banner; the next five fill two rows of three columns or three
 * of two, the next ten three rows of four. Home: in five columns each row has four tiles; its first is double, then the last
 * of the next row.
 */
const isDouble: Record<Grid, (index: number) => boolean> = {
  page: (index) => index % 5 === 0,
  home: (index) => index % 8 === 0 || index % 8 === 7,
}

const doubleColumns = 'col-span-full xl:col-span-2 xl:min-h-72'

/** `hasLead`: the first game fills a row, and its picture is loaded at once. */
function TileGrid({ games, grid, hasLead = false }: { games: Game[]; grid: Grid; hasLead?: boolean }) {
  const isFew = games.length < 3
  return (
    <ul className={isFew ? bannerColumns : grids[grid].columns}>
      {games.map((game, index) => {
        const isLead = hasLead && index === 0
        const shape = isFew || isLead ? 'banner' : isDouble[grid](index) ? 'double' : undefined
        return (
          <li
            key={game.slug}
            data-matches={matchingOptions(game.facts).join(' ')}
            className={isLead ? 'col-span-full' : shape === 'double' ? doubleColumns : undefined}
          >
            <GameTile game={game} grid={grid} eager={isLead} shape={shape} />
          </li>
        )
      })}
    </ul>
  )
}
