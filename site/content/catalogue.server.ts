import { type CatalogueFilter, looserFilters, suits } from './catalogue-filters.ts'
import { content } from './load.server.ts'
import { allTiles, catalogueTiles, type Tile, tilesOf } from './tiles.server.ts'

/** The games of one line that suit a filter. */
export type LineList = {
  tiles: Tile[]
  /** When there are none: the filters that ask for less and find some. */
  looser: { filter: CatalogueFilter; count: number }[]
}

/** All games; those in the Lite line are among them as well. */
export type GameList = { main: LineList; lite: LineList }

/** What /our-games shows: every game that has a page, also those the catalogue of specification §3 lacks. */
export function catalogueList(filter: CatalogueFilter): GameList {
  return listOf(allTiles(), filter)
}

/** What the home page shows: the catalogue. */
export function homeList(): GameList {
  return listOf(catalogueTiles(), {})
}

function listOf(tiles: readonly Tile[], filter: CatalogueFilter): GameList {
  // Siegestorm before Tamashii (specification §2), whatever the order of the whole list.
  const lite = tiles.filter((it) => it.line === 'lite').sort((a, b) => a.name.localeCompare(b.name, 'en'))
  return { main: lineOf(tiles, filter), lite: lineOf(lite, filter) }
}

function lineOf(tiles: readonly Tile[], filter: CatalogueFilter): LineList {
  const found = tiles.filter((it) => suits(it.facts, filter))
  const counted = looserFilters(filter).map((it) => ({
    filter: it,
    count: tiles.filter(({ facts }) => suits(facts, it)).length,
  }))
  return { tiles: found, looser: found.length > 0 ? [] : counted.filter(({ count }) => count > 0) }
}

export type QuestlineGame = { label: string; href: string; picture?: Tile['picture'] }

/** The line without tiles: its one game is sold in a store (specification §2). */
export function questlineGame(): QuestlineGame {
  return {
    label: 'Tainted Grail: The Fall of Avalon',
    picture: tilesOf(['tainted-grail'])[0]?.picture,
    href: content().site.links.fallOfAvalonStore.href,
  }
}
