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
  downloadLink: '/download',
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
  ['its page and its files alone', {}, []],
  ['the board-game database', { bggLink }, [bggLink]],
  ['its group', { fbLink }, [fbLink]],
  ['both', { bggLink, fbLink }, [bggLink, fbLink]],
])('a tile leads to %s', (_, given, outside) => {
  for (const grid of ['catalogue', 'home'] as const)
    expect(linksOf(shown(<GameTile tile={{ ...tile, ...given }} grid={grid} />))).toEqual([
      '/games/awaken-realms/nemesis',
      '/download',
      ...outside,
    ])
})

test.each([
  ['1', '1 player'],
  ['1-4', '1-4 players'],
  ['?-5', '?-5 players'],
  ['1-4 (5 with an expansion)', '1-4 players (5 with an expansion)'],
])('players given as "%s" read "%s"', (players, words) => {
  expect(shown(<GameTile tile={{ ...tile, facts: { players } }} grid="catalogue" />)).toContain(`>${words}<`)
})

test('an empty tab says "Coming soon."', () => {
  const questline = { label: 'A game', href: 'https://store.example/' }
  const screen = shown(
    <DiscoverGames games={{ main: [tile], lite: [] }} grid="catalogue" questline={questline} />,
  )
  expect(screen.match(/Coming soon\./g)).toHaveLength(1)
  expect(shown(<MenuList entries={[]} />)).toContain('Coming soon.')
})
