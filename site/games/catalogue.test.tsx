import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MenuList } from '../layout/games-menu.tsx'
import { allGames, catalogueGames, type Tile } from './catalogue.server.ts'
import { type Filter, suits } from './catalogue.ts'
import { DiscoverGames } from './catalogue.tsx'
import { GameTile } from './game-tile.tsx'

const none: Filter = { players: '', time: '' }

test.each([
  ['players within its range', { players: '2 4' }, { players: '3' }, true],
  ['too few players', { players: '2 4' }, { players: '1' }, false],
  ['too many players', { players: '2 4' }, { players: '5' }, false],
  ['unknown player counts', {}, { players: '2' }, false],
  ['a short game up to 60', { minutes: '30 30' }, { time: 'up-to-60' }, true],
  ['a range that starts at 60 up to 60', { minutes: '60 90' }, { time: 'up-to-60' }, false],
  ['a range that ends at 60 up to 60', { minutes: '45 60' }, { time: 'up-to-60' }, true],
  ['a range that ends at 120 up to 120', { minutes: '45 120' }, { time: 'up-to-120' }, true],
  ['a range that reaches past 120 up to 120', { minutes: '90 180' }, { time: 'up-to-120' }, false],
  ['a range that reaches past 120 over 120', { minutes: '90 180' }, { time: 'over-120' }, true],
  ['a range that ends at 120 over 120', { minutes: '70 120' }, { time: 'over-120' }, false],
  ['unknown minutes', {}, { time: 'up-to-120' }, false],
  ['both filters at once', { players: '2 4', minutes: '45 60' }, { players: '2', time: 'up-to-60' }, true],
  ['no filter', {}, {}, true],
  ['filters nobody knows', {}, { players: 'many', time: 'forever' }, true],
])('decides on %s', (_, ranges, filter, expected) => {
  expect(suits(ranges, { ...none, ...filter })).toBe(expected)
})

test('the Lite line stands in the specified order on both lists', () => {
  for (const { lite } of [catalogueGames(), allGames()])
    expect(lite.slice(0, 2).map((it) => it.slug)).toEqual(['siege-storm', 'tamashii'])
})

test('a tile leads to the documents of its game, and where none is here to where the specification leads', () => {
  for (const { main } of [catalogueGames(), allGames()]) {
    const links = new Map(main.map((it) => [it.slug, it.documentsLink]))
    expect(links.get('castles-of-burgundy')).toBe('/download/castles-of-burgundy')
    expect(links.get('puerto-rico')).toBe('/download')
  }
})

const tile = {
  slug: 'nemesis',
  name: 'Nemesis',
  line: 'main',
  path: '/games/awaken-realms/nemesis',
  hasDocuments: true,
  documentsLink: '/download/nemesis',
  bggLink: '',
  fbLink: '',
  facts: {},
  picture: { alt: '', base: '/img/a', widths: [480], width: 480, height: 600 },
} satisfies Tile

const shown = (part: React.ReactNode) => renderToStaticMarkup(part)
const linksOf = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)

const bggLink = 'https://boardgamegeek.com/boardgame/1'
const fbLink = 'https://www.facebook.com/groups/1'

test.each([
  ['its page and its documents alone', {}, []],
  ['the board-game database', { bggLink }, [bggLink]],
  ['its group', { fbLink }, [fbLink]],
  ['both', { bggLink, fbLink }, [bggLink, fbLink]],
])('a tile leads to %s', (_, given, outside) => {
  for (const grid of ['catalogue', 'home'] as const)
    expect(linksOf(shown(<GameTile tile={{ ...tile, ...given }} grid={grid} />))).toEqual([
      '/games/awaken-realms/nemesis',
      '/download/nemesis',
      ...outside,
    ])
})

test('links in a tile begin with the name of the game', () => {
  const html = shown(<GameTile tile={{ ...tile, bggLink, fbLink }} grid="home" />)
  expect(html.match(/Nemesis: <\/span>\w+/g)).toEqual(
    ['Documents', 'BGG', 'Group'].map((it) => `Nemesis: </span>${it}`),
  )
})

test.each([
  [{ players: '1' }, '1 player'],
  [{ players: '1-4', playTime: 'About 120 minutes' }, '1-4 players, about 120 minutes'],
  [{ players: '1-4 (5 with an expansion)' }, '1-4 players (5 with an expansion)'],
  [{ players: '?-5', playTime: '90 minutes' }, '90 minutes'],
  [{ players: '?-5' }, ''],
  [{}, ''],
])('a tile with the facts %j says "%s"', (facts, words) => {
  const [, said] =
    /<p [^>]*>(.*?)<\/p>/.exec(shown(<GameTile tile={{ ...tile, facts }} grid="catalogue" />)) ?? []
  expect(said?.replace(/<[^>]+>/g, '').trim()).toBe(words)
})

test('a tab without games says "Coming soon."', () => {
  const questline = { label: 'A game', href: 'https://store.example/', picture: undefined, facts: {} }
  const html = shown(<DiscoverGames games={{ main: [tile], lite: [], questline }} grid="catalogue" />)
  expect(html.match(/Coming soon\./g)).toHaveLength(1)
  expect(shown(<MenuList entries={[]} />)).toContain('Coming soon.')
})
