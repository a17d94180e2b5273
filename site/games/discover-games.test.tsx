import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { pathOfGame } from '../addresses/addresses.ts'
import { aGame } from '../testing/a-game.ts'
import { DiscoverGames, doubleTiles, type Grid, placeTiles } from './discover-games.tsx'

const grid: Grid = { columns: [3, 4], columnsClass: '', shape: 'large' }

test.each([
  [20, [3, 4], 4, 'no place is empty'],
  [21, [5, 8], 3, 'one place is empty in five columns'],
  [9, [5, 8], 1, 'six places are empty in eight columns'],
  [3, [3, 4], 0, 'one place is empty in four columns'],
])('of %i tiles in columns of %j, %i are double: %s', (count, columns, doubles) => {
  expect(doubleTiles(count, columns)).toBe(doubles)
})

test.each([
  [2, false, ['banner', 'banner']],
  [4, false, ['large', 'large', 'large', 'large']],
  [7, true, ['fullRow', 'large', 'large', 'double', 'large', 'large', 'double']],
])('the shapes of %i tiles, the first fills a row: %s: %j', (count, firstFillsRow, shapes) => {
  const tiles = placeTiles(Array(count).fill(aGame), { ...grid, firstFillsRow })
  expect(tiles.map(({ shape }) => shape)).toEqual(shapes)
})

test.each([
  ['a shop', 'https://shop.example/game', true],
  ['our own page', undefined, false],
])('a tile of Questline that leads to %s: %s, with an arrow: %s', (_, to, hasArrow) => {
  const menus = { main: [], questline: [{ label: 'A game', game: aGame, to }], lite: [] }
  const html = renderToStaticMarkup(<DiscoverGames games={[aGame]} menus={menus} grid={grid} />)
  expect(html).toContain(`href="${to ?? pathOfGame(aGame.slug)}"`)
  expect(html.includes('↗')).toBe(hasArrow)
})
