import { type CatalogueFilter, filterOfPath, filterPath } from './catalogue-filters.ts'

/** Longer lists go on on further pages. 120 fills the last row of every grid of games (2, 3, 4, 5 and 8 columns). */
export const gamesOnPage = 120

/** `/our-games/page-2`, `/our-games/2-players-page-2`; the first page has the filter's own address. */
export function cataloguePath(filter: CatalogueFilter, page: number): string {
  const first = filterPath(filter)
  if (page === 1) return first
  return `${first}${first === filterPath({}) ? '/' : '-'}page-${page}`
}

/** The filter and page an address stands for. */
export function placeOfPath(path: string): { filter: CatalogueFilter; page: number } {
  const [, first = path, page = '1'] = /^(.*)[/-]page-(\d+)\/?$/.exec(path) ?? []
  return { filter: filterOfPath(first), page: Number(page) }
}

/** How many pages a list fills: one even when it is empty. */
export function pageCount(games: number, onPage = gamesOnPage): number {
  return Math.max(1, Math.ceil(games / onPage))
}

/** The games of one page; a list that has ended before it shows its last one. */
export function pageOf<Game>(games: readonly Game[], page: number, onPage = gamesOnPage): Game[] {
  const shown = Math.min(page, pageCount(games.length, onPage))
  return games.slice((shown - 1) * onPage, shown * onPage)
}
