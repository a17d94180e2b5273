import type { GameList } from '../content/catalogue.server.ts'
import type { Tile } from '../content/tiles.server.ts'
import { OutsideLink } from '../ui/outside-link.tsx'
import { siteTexts } from '../ui/site-texts.ts'
import { type Tab, Tabs } from '../ui/tabs.tsx'
import { GameTile } from './game-tile.tsx'

const grids = {
  catalogue: 'grid grid-cols-2 gap-x-3 gap-y-6 sm:gap-x-5 xl:grid-cols-3 2xl:grid-cols-4',
  home: 'grid gap-x-4 gap-y-5 xl:grid-cols-5 2xl:grid-cols-8',
} as const

type DiscoverProps = {
  games: Pick<GameList, 'main' | 'lite'>
  grid: keyof typeof grids
  questline: { label: string; href: string }
}

/** The discover-games screen of specification §2: three tabs over a grid of tiles. */
export function DiscoverGames({ games, grid, questline }: DiscoverProps) {
  const tabs: Tab[] = [
    {
      id: 'main',
      label: 'Awaken Realms',
      content: <Grid tiles={games.main} grid={grid} first={grid === 'catalogue' ? 2 : 0} />,
    },
    {
      id: 'questline',
      label: 'Questline',
      content: (
        <OutsideLink
          href={questline.href}
          className="inline-flex min-h-12 items-center gap-2 rounded-box border border-seam px-5 font-semibold text-lg hover:border-accent hover:text-accent"
        >
          {questline.label} <span aria-hidden="true">↗</span>
        </OutsideLink>
      ),
    },
    { id: 'lite', label: 'Lite', content: <Grid tiles={games.lite} grid={grid} /> },
  ]
  return <Tabs id="discover" label={siteTexts.productLines} tabs={tabs} />
}

type GridProps = {
  tiles: Tile[]
  grid: keyof typeof grids
  /** How many tiles stand in the first view of a phone. */
  first?: number
}

function Grid({ tiles, grid, first = 0 }: GridProps) {
  if (tiles.length === 0) return <p className="text-ash">{siteTexts.comingSoon}.</p>
  return (
    <ul className={grids[grid]}>
      {tiles.map((tile, index) => (
        <li key={tile.slug}>
          <GameTile tile={tile} grid={grid} first={index < first} />
        </li>
      ))}
    </ul>
  )
}
