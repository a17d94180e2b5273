import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { content } from '../content.server.ts'
import { MenuList } from '../layout/games-menu.tsx'
import { GameTile, TileFacts, TileLinks } from './game-tile.tsx'
import { type Filter, suits } from './our-games.ts'
import { allGames, DiscoverGames } from './our-games.tsx'

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

const shown = (part: React.ReactNode) => renderToStaticMarkup(part)
const linksOf = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)

test('a tile leads to its game, and to the documents of this game', () => {
  const castles = content().games.get('castles-of-burgundy')
  if (!castles) throw new Error('the content has no castles-of-burgundy')
  const links = linksOf(shown(<GameTile game={castles} grid="home" />))
  expect(links.slice(0, 2)).toEqual([
    '/games/awaken-realms/castles-of-burgundy',
    '/download/castles-of-burgundy',
  ])
})

const bggLink = 'https://boardgamegeek.com/boardgame/1'
const fbLink = 'https://www.facebook.com/groups/1'
const entry = { line: 'main', order: 1, downloadLink: '/our-games' } as const

test.each([
  ['where the specification leads', {}, []],
  ['the board-game database, too', { bggLink }, [bggLink]],
  ['its group, too', { fbLink }, [fbLink]],
  ['both, too', { bggLink, fbLink }, [bggLink, fbLink]],
])('below the tile of a game without documents a link leads %s', (_, given, outside) => {
  const game = { name: 'Nemesis', catalogue: { ...entry, ...given }, documents: [] }
  expect(linksOf(shown(<TileLinks game={game} />))).toEqual(['/our-games', ...outside])
})

test('links in a tile begin with the name of the game', () => {
  const game = { name: 'Nemesis', catalogue: { ...entry, bggLink, fbLink }, documents: ['nemesis'] }
  expect(shown(<TileLinks game={game} />).match(/Nemesis: <\/span>\w+/g)).toEqual(
    ['Downloads', 'BGG', 'Group'].map((it) => `Nemesis: </span>${it}`),
  )
})

test.each([
  [{ players: '1' }, '1 player'],
  [{ players: '1-4', playTime: 'About 120 minutes' }, '1-4 players · about 120 min'],
  [{ players: '1-4 (5 with an expansion)' }, '1-4 players'],
  [{ playTime: '2-3 hours per mission' }, '2-3 hours'],
  [{ players: '?-5', playTime: '90 minutes' }, '90 min'],
  [{ players: '?-5' }, ''],
  [{}, ''],
])('a tile with the facts %j says "%s"', (facts, words) => {
  expect(
    shown(<TileFacts {...facts} />)
      .replace(/<[^>]+>/g, '')
      .trim(),
  ).toBe(words)
})

test('a tab without games says "Coming soon."', () => {
  const html = shown(
    <DiscoverGames games={allGames().filter(({ slug }) => slug === 'nemesis')} grid="page" />,
  )
  expect(html.match(/Coming soon\./g)).toHaveLength(1)
  expect(shown(<MenuList entries={[]} />)).toContain('Coming soon.')
})
