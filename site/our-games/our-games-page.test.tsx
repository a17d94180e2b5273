import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { pathOfGame } from '../addresses/addresses.ts'
import { GameTile } from '../games/game-tile.tsx'
import { LineTabs } from '../games/line-tabs.tsx'
import { aGame } from '../testing/a-game.ts'
import { DiscoverGames, wideTiles } from './discover-games.tsx'
import { gameCount, matchingOptions } from './filters.ts'

test.each([
  [{ players: '2-4 (1 with Darkness)' }, ['2', '3', '4']],
  [{ players: 'up to 5' }, []],
  [{ playTime: '20-30 minutes' }, ['up-to-60', 'up-to-120']],
  [{ playTime: 'About 120 minutes' }, ['up-to-120']],
  [{ playTime: '90-180 minutes' }, ['over-120']],
  [{ playTime: '1-2 hours per Act' }, ['up-to-120']],
  [{ playTime: '1-4 hours' }, ['over-120']],
  [{ players: '1', playTime: '45 minutes' }, ['1', 'up-to-60', 'up-to-120']],
  [{}, []],
])('a game with the facts %j suits the filters %j', (facts, filters) => {
  expect(matchingOptions(facts)).toEqual(filters)
})

test.each([
  [0, true, 'No games match.'],
  [0, false, ''],
  [1, true, '1 game'],
  [21, false, '21 games'],
])('of %i games, filtered: %s, the page says "%s"', (count, isFiltered, words) => {
  expect(gameCount(count, isFiltered)).toBe(words)
})

test.each([
  [20, [3, 4], 4, 'no place is empty'],
  [21, [5, 8], 3, 'one place is empty in five columns'],
  [9, [5, 8], 1, 'six places are empty in eight columns'],
  [3, [3, 4], 0, 'one place is empty in four columns'],
])('of %i tiles in columns of %j, %i are wide: %s', (count, columns, wide) => {
  expect(wideTiles(count, columns)).toBe(wide)
})

const shown = (part: React.ReactNode) => renderToStaticMarkup(part)
const linksOf = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)

test('a tile leads to its game, and to the documents of this game', () => {
  const rules = { id: 'rules', category: 'RULES', title: 'Rules', kind: 'rulebook', downloadUrl: '/rules.pdf' } as const
  const set = { slug: 'ship', anchor: 'the-ship', title: 'The ship', available: [rules], unavailable: [] }
  const links = linksOf(shown(<GameTile game={{ ...aGame, sets: [set] }} shape="small" />))
  expect(links.slice(0, 2)).toEqual([pathOfGame(aGame.slug), '/download/ship'])
})

const bgg = 'https://boardgamegeek.com/boardgame/1'
const showsBgg = true as const
const fbLink = 'https://www.facebook.com/groups/1'
const entry = { downloadLink: '/our-games' } as const

test.each([
  ['where the specification leads', {}, []],
  ['the board-game database, too', { showsBgg }, [bgg]],
  ['its group, too', { fbLink }, [fbLink]],
  ['both, too', { showsBgg, fbLink }, [bgg, fbLink]],
])('below the tile of a game without documents a link leads %s', (_, given, outside) => {
  const game = { ...aGame, bgg, tileLinks: { ...entry, ...given }, sets: [] }
  const [, ...below] = linksOf(shown(<GameTile game={game} shape="small" />))
  expect(below).toEqual(['/our-games', ...outside])
})

test('links in a tile begin with the name of the game', () => {
  const game = { ...aGame, name: 'Nemesis', bgg, tileLinks: { ...entry, showsBgg, fbLink } }
  const labels = shown(<GameTile game={game} shape="small" />).matchAll(/Nemesis: <\/span>(\w+)/g)
  expect([...labels].map(([, label]) => label)).toEqual(['Downloads', 'BGG', 'Group'])
})

test.each([
  [{ players: '1' }, '1 player'],
  [{ players: '1-4', playTime: 'About 120 minutes' }, '1-4 players · about 120 min'],
  [{ players: '1-4 (5 with an expansion)' }, '1-4 players'],
  [{ playTime: '2-3 hours per mission' }, '2-3 hours'],
  [{ players: 'up to 5', playTime: '90 minutes' }, '90 min'],
  [{ players: 'up to 5' }, undefined],
  [{}, undefined],
])('a tile with the facts %j says "%s"', (facts, words) => {
  const [line] =
    shown(<GameTile game={{ ...aGame, facts }} shape="large" hasFacts />).match(/<p class="pt-1.*?<\/p>/) ?? []
  expect(line?.replace(/<[^>]+>/g, '').trim()).toBe(words)
})

test.each([
  ['a shop', 'https://shop.example/game', true],
  ['our own page', undefined, false],
])('a tile of Questline that leads to %s: %s, with an arrow: %s', (_, to, hasArrow) => {
  const menus = { main: [], questline: [{ label: 'A game', game: aGame, to }], lite: [] }
  const html = shown(<DiscoverGames games={[aGame]} menus={menus} grid="large" />)
  expect(html).toContain(`href="${to ?? pathOfGame(aGame.slug)}"`)
  expect(html.includes('↗')).toBe(hasArrow)
})

test('the tab of a line without anything says "Coming soon."', () => {
  const contents = { main: 'Games', questline: false, lite: 'Lite games' }
  const html = shown(<LineTabs name="line" sectionName="games" contents={contents} />)
  const sections = html.match(/<section[^>]*>.*?<\/section>/g)?.map((section) => section.replace(/<[^>]*>/g, ''))
  expect(sections).toEqual(['Games', 'Coming soon.', 'Lite games'])
})
