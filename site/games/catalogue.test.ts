import { expect, test } from 'vitest'
import { catalogueList, homeList } from './catalogue.server.ts'

test('the Lite line stands in the order of specification §2 on both lists', () => {
  for (const { lite } of [homeList(), catalogueList({})])
    expect(lite.tiles.slice(0, 2).map((it) => it.slug)).toEqual(['siege-storm', 'tamashii'])
})

test('a line no game of which suits a filter knows the choices that find some', () => {
  const { lite } = catalogueList({ players: 6, time: 'over-120-minutes' })
  expect(lite.tiles).toEqual([])
  expect(lite.looser.at(-1)).toEqual({ filter: {}, count: catalogueList({}).lite.tiles.length })
  for (const { filter, count } of lite.looser) expect(catalogueList(filter).lite.tiles).toHaveLength(count)
})

test('a tile leads to the documents of its game, and where it has none to where the specification leads', () => {
  for (const { tiles } of [homeList().main, catalogueList({}).main]) {
    const links = new Map(tiles.map((it) => [it.slug, it.documentsLink]))
    expect(links.get('castles-of-burgundy')).toBe('/download/castles-of-burgundy')
    expect(links.get('puerto-rico')).toBe('/download')
  }
})
