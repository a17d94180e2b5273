import { expect, test } from 'vitest'
import { type CatalogueFilter, filterPath } from './catalogue-filters.ts'
import { cataloguePath, pageCount, pageOf, placeOfPath } from './catalogue-pages.ts'

test.each<[string, CatalogueFilter, number]>([
  ['/our-games', {}, 1],
  ['/our-games/page-2', {}, 2],
  ['/our-games/2-players', { players: 2 }, 1],
  ['/our-games/2-players-page-12', { players: 2 }, 12],
  ['/our-games/2-players-over-120-minutes-page-3', { players: 2, time: 'over-120-minutes' }, 3],
])('%s is filter %j, page %i', (path, filter, page) => {
  expect(cataloguePath(filter, page)).toBe(path)
  expect(placeOfPath(path)).toEqual({ filter, page })
  // As pages are built.
  expect(placeOfPath(`${path}/`)).toEqual({ filter, page })
})

test('the first page of a filter has the address it always had', () => {
  expect(cataloguePath({ players: 6 }, 1)).toBe(filterPath({ players: 6 }))
})

test.each([
  [0, 1],
  [3, 1],
  [4, 2],
  [7, 3],
])('%i games fill %i pages of three', (games, pages) => {
  expect(pageCount(games, 3)).toBe(pages)
})

test('every game is on exactly one page, and a shorter list beside ends with its last', () => {
  const games = ['a', 'b', 'c', 'd', 'e']
  const pages = [1, 2, 3].map((it) => pageOf(games, it, 2))
  expect(pages).toEqual([['a', 'b'], ['c', 'd'], ['e']])
  expect(pageOf(games, 9, 2)).toEqual(['e'])
  expect(pageOf([], 2, 2)).toEqual([])
})
