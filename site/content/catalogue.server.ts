import { allFilters, type CatalogueFilter, suits } from './catalogue-filters.ts'
import { cataloguePath, gamesOnPage, pageCount, pageOf } from './catalogue-pages.ts'
import { content } from './load.server.ts'
import { allTiles, catalogueTiles, type Tile } from './tiles.server.ts'

/** One page of a list of games: of all of them, and of those in the Lite line, which are among all as well. */
export type GameList = { main: Tile[]; lite: Tile[]; count: number; pages: number }

/** What a page of /our-games shows. */
export function catalogueList(filter: CatalogueFilter, page: number): GameList {
  return listOf(
    allTiles().filter((it) => suits(it.facts, filter)),
    page,
  )
}

/** What the home page shows: the catalogue, as far as one page goes. */
export function homeList(): GameList {
  return listOf(catalogueTiles(), 1)
}

function listOf(tiles: readonly Tile[], page: number): GameList {
  const lite = tiles.filter((it) => it.line === 'lite')
  return {
    main: pageOf(tiles, page),
    lite: pageOf(lite, page),
    count: tiles.length,
    pages: pageCount(tiles.length),
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
