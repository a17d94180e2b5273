import { expect, test } from 'vitest'
import { catalogueList, cataloguePaths, homeList } from './catalogue.server.ts'
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

test('the Lite line stands in the order of specification §2 on both lists', () => {
  for (const { lite } of [homeList(), catalogueList({}, 1)])
    expect(lite.tiles.slice(0, 2).map((it) => it.slug)).toEqual(['siege-storm', 'tamashii'])
})

test('a line no game of which suits a filter knows the choices that find some', () => {
  const { lite } = catalogueList({ players: 6, time: 'over-120-minutes' }, 1)
  expect(lite.count).toBe(0)
  expect(lite.looser.at(-1)).toEqual({ filter: {}, count: catalogueList({}, 1).lite.count })
  for (const { filter, count } of lite.looser) expect(catalogueList(filter, 1).lite.count).toBe(count)
})

test('a tile leads to the documents of its game, and where it has none to where the specification leads', () => {
  for (const { tiles } of [homeList().main, catalogueList({}, 1).main]) {
    const links = new Map(tiles.map((it) => [it.slug, it.documentsLink]))
    expect(links.get('castles-of-burgundy')).toBe('/download/castles-of-burgundy')
    expect(links.get('puerto-rico')).toBe('/download')
  }
})
