import { content } from '../content.server.ts'
import { type CatalogueFilter, looserFilters, suits } from './catalogue-filters.ts'
import { allTiles, catalogueTiles, type Tile, tilesOf } from './tiles.server.ts'

export type LineList = ReturnType<typeof lineOf>
export type GameList = ReturnType<typeof listOf>
export type QuestlineGame = ReturnType<typeof questlineGame>

/** What /our-games shows: every game that has a page, also those the catalogue of specification §3 lacks. */
export function catalogueList(filter: CatalogueFilter): GameList {
  return listOf(allTiles(), filter)
}

/** What the home page shows: the catalogue. */
export function homeList(): GameList {
  return listOf(catalogueTiles(), {})
}

/** All games; those in the Lite line are among them as well. */
function listOf(tiles: readonly Tile[], filter: CatalogueFilter) {
  // Siegestorm before Tamashii (specification §2), whatever the order of the whole list.
  const lite = tiles.filter((it) => it.line === 'lite').sort((a, b) => a.name.localeCompare(b.name, 'en'))
  return { main: lineOf(tiles, filter), lite: lineOf(lite, filter) }
}

/** The games of one line that suit a filter; when there are none, the filters that ask for less and find some. */
function lineOf(tiles: readonly Tile[], filter: CatalogueFilter) {
  const found = tiles.filter((it) => suits(it.facts, filter))
  const counted = looserFilters(filter).map((it) => ({
    filter: it,
    count: tiles.filter(({ facts }) => suits(facts, it)).length,
  }))
  return { tiles: found, looser: found.length > 0 ? [] : counted.filter(({ count }) => count > 0) }
}

/** The line without tiles: its one game is sold in a store (specification §2). */
export function questlineGame() {
  return {
    label: 'Tainted Grail: The Fall of Avalon',
    picture: tilesOf(['tainted-grail'])[0]?.picture,
    href: content().site.links.fallOfAvalonStore.href,
  }
}
