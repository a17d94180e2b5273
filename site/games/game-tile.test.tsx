import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MenuList } from '../layout/games-menu.tsx'
import { DiscoverGames } from './discover-games.tsx'
import { GameTile } from './game-tile.tsx'

const tile = {
  slug: 'nemesis',
  name: 'Nemesis',
  line: 'main',
  path: '/games/awaken-realms/nemesis',
  documentsLink: '/download/nemesis',
  bggLink: '',
  fbLink: '',
  facts: {},
  picture: { alt: '', base: '/img/a', widths: [480], width: 480, height: 600 },
} satisfies Parameters<typeof GameTile>[0]['tile']

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
  ['1', '1 player'],
  ['1-4', '1-4 players'],
  ['?-5', '?-5 players'],
  ['1-4 (5 with an expansion)', '1-4 players (5 with an expansion)'],
])('players given as "%s" read "%s"', (players, words) => {
  expect(shown(<GameTile tile={{ ...tile, facts: { players } }} grid="catalogue" />)).toContain(`>${words}<`)
})

const aLine = (count: number) => ({
  tiles: Array.from({ length: count }, (_, at) => ({ ...tile, slug: `game-${at}` })),
  looser: [],
})
const noGames = aLine(0)
const discover = (given: Partial<Parameters<typeof DiscoverGames>[0]>) =>
  shown(
    <DiscoverGames
      games={{ main: aLine(1), lite: noGames }}
      grid="catalogue"
      questline={{ label: 'A game', href: 'https://store.example/', picture: undefined }}
      {...given}
    />,
  )

test('a tab without games says "Coming soon."', () => {
  expect(discover({}).match(/Coming soon\./g)).toHaveLength(1)
  expect(shown(<MenuList entries={[]} />)).toContain('Coming soon.')
})

test('a tab whose games a filter hides says so instead, and which choices would find how many', () => {
  const lite = { ...noGames, looser: [{ filter: { players: 6 }, count: 1 }] }
  const html = discover({
    games: { main: aLine(2), lite },
    filter: { players: 6, time: 'up-to-60-minutes' },
  })
  expect(html).not.toContain('Coming soon.')
  expect(html).toContain('6 players and up to 60 min')
  expect(html).toMatch(/<a href="\/our-games\/6-players#filters"[^>]*>6 players: 1 game<\/a>/)
})

test.each([
  [1, 2],
  [2, 2],
  [4, 5],
  [5, 6],
  [6, 6],
  [12, 12],
  [21, 22],
])(
  'of %d games a list of two, three or four columns makes %d tiles, so that none stands alone',
  (games, tiles) => {
    const html = discover({ games: { main: aLine(games), lite: aLine(2) } })
    expect(html.split('<ul')[1]?.match(/<li/g)).toHaveLength(tiles)
  },
)
