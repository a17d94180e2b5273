import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { pathOfGame } from '../addresses/addresses.ts'
import { aGame } from '../testing/a-game.ts'
import { linksOf } from '../testing/links-of.ts'
import { GameTile } from './game-tile.tsx'

const addressesIn = (html: string) => linksOf(html).map(([href]) => href)

test('a tile leads to its game, and to the documents of this game', () => {
  const documents = { path: '/download#the-ship', slug: 'ship', count: 1, rulebook: undefined }
  const links = addressesIn(renderToStaticMarkup(<GameTile game={{ ...aGame, documents }} shape="small" />))
  expect(links.slice(0, 2)).toEqual([pathOfGame(aGame.slug), '/download/ship'])
})

const bgg = 'https://boardgamegeek.com/boardgame/1'
const showsBgg = true as const
const fbLink = 'https://www.facebook.com/groups/1'
const tileLinks = { downloadLink: '/our-games' } as const

test.each([
  ['where the specification leads', {}, []],
  ['the board-game database, too', { showsBgg }, [bgg]],
  ['its group, too', { fbLink }, [fbLink]],
  ['both, too', { showsBgg, fbLink }, [bgg, fbLink]],
])('below the tile of a game without documents a link leads %s', (_, given, outside) => {
  const game = { ...aGame, bgg, tileLinks: { ...tileLinks, ...given } }
  const [, ...below] = addressesIn(renderToStaticMarkup(<GameTile game={game} shape="small" />))
  expect(below).toEqual(['/our-games', ...outside])
})

test('links in a tile begin with the name of the game', () => {
  const game = { ...aGame, name: 'Nemesis', bgg, tileLinks: { ...tileLinks, showsBgg, fbLink } }
  const labels = renderToStaticMarkup(<GameTile game={game} shape="small" />).matchAll(/Nemesis: <\/span>(\w+)/g)
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
  const html = renderToStaticMarkup(<GameTile game={{ ...aGame, facts }} shape="large" />)
  const [line] = html.match(/<p class="pt-1.*?<\/p>/) ?? []
  expect(line?.replace(/<[^>]+>/g, '').trim()).toBe(words)
})
