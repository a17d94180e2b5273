import { expect, test } from 'vitest'
import { cataloguePaths } from './catalogue.server.ts'
import { suits } from './catalogue-filters.ts'
import { gamesOnPage } from './catalogue-pages.ts'
import { content } from './load.server.ts'
import { pagePaths } from './paths.server.ts'

test('a list that fits on one page has one address for each filter', () => {
  expect(content().games.size).toBeLessThanOrEqual(gamesOnPage)
  const { all, filtered } = cataloguePaths()
  expect(all).toEqual(['/our-games'])
  expect(filtered).toHaveLength(27)
  expect(pagePaths()).toEqual(expect.arrayContaining([...all, ...filtered]))
})

test('a longer list has as many pages as its games fill, filtered or not', () => {
  const { all, filtered } = cataloguePaths(5)
  const games = [...content().games.values()]
  expect(all).toHaveLength(Math.ceil(games.length / 5))
  expect(all.at(-1)).toBe(`/our-games/page-${all.length}`)
  const four = games.filter((it) => suits(it.facts, { players: 4 })).length
  expect(four).toBeGreaterThan(5)
  const pages = filtered.filter((it) => /^\/our-games\/4-players(-page-\d+)?$/.test(it))
  expect(pages).toHaveLength(Math.ceil(four / 5))
})
