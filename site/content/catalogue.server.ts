import { allFilters, type CatalogueFilter, looserFilters, suits } from './catalogue-filters.ts'
import { cataloguePath, gamesOnPage, pageCount, pageOf } from './catalogue-pages.ts'
import { content } from './load.server.ts'
import { allTiles, catalogueTiles, type Tile } from './tiles.server.ts'

/** The games of one line that suit a filter, as far as they stand on one page. */
export type LineList = {
  tiles: Tile[]
  /** How many there are on all pages. */
  count: number
  pages: number
  /** When there are none: the filters that ask for less and find some. */
  looser: { filter: CatalogueFilter; count: number }[]
}

/** All games; those in the Lite line are among them as well. */
export type GameList = { main: LineList; lite: LineList }

/** What a page of /our-games shows: every game that has a page, also those the catalogue of specification §3 lacks. */
export function catalogueList(filter: CatalogueFilter, page: number): GameList {
  return listOf(allTiles(), filter, page)
}

/** What the home page shows: the catalogue, as far as one page goes. */
export function homeList(): GameList {
  return listOf(catalogueTiles(), {}, 1)
}

function listOf(tiles: readonly Tile[], filter: CatalogueFilter, page: number): GameList {
  // Siegestorm before Tamashii (specification §2), whatever the order of the whole list.
  const lite = tiles.filter((it) => it.line === 'lite').sort((a, b) => a.name.localeCompare(b.name, 'en'))
  return { main: lineOf(tiles, filter, page), lite: lineOf(lite, filter, page) }
}

function lineOf(tiles: readonly Tile[], filter: CatalogueFilter, page: number): LineList {
  const found = tiles.filter((it) => suits(it.facts, filter))
  const counted = looserFilters(filter).map((it) => ({
    filter: it,
    count: tiles.filter(({ facts }) => suits(facts, it)).length,
  }))
  return {
    tiles: pageOf(found, page),
    count: found.length,
    pages: pageCount(found.length),
    looser: found.length > 0 ? [] : counted.filter(({ count }) => count > 0),
  }
}

/** The line without tiles: its one game is sold in a store (specification §2). */
export function questlineGame(): { label: string; href: string } {
  return {
    label: 'Tainted Grail: The Fall of Avalon',
    href: content().site.links.fallOfAvalonStore.href,
  }
}

/** Every address of the list of all games, and every address of a filtered one. */
export function cataloguePaths(onPage = gamesOnPage): { all: string[]; filtered: string[] } {
  const games = [...content().games.values()]
  const paths = (filter: CatalogueFilter) => {
    const count = games.filter((it) => suits(it.facts, filter)).length
    return Array.from({ length: pageCount(count, onPage) }, (_, at) => cataloguePath(filter, at + 1))
  }
  return { all: paths({}), filtered: allFilters().flatMap(paths) }
}
