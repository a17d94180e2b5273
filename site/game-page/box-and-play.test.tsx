import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Game } from '../games/game.ts'
import { aGame } from '../testing/a-game.ts'
import { linksOf } from '../testing/links-of.ts'
import { BoxAndPlay } from './box-and-play.tsx'

const support = 'https://support.example/'
const documents: Game['documents'] = {
  path: '/download#game',
  slug: 'game',
  count: 3,
  rulebook: { path: '/d/rules-en', bytes: 6_000_000, version: '2.0' },
}

const boxOf = (game: Partial<Game>) =>
  renderToStaticMarkup(<BoxAndPlay game={{ ...aGame, ...game }} support={support} />)

test('what is below the box leads to the rulebook, all documents, the shop and support', () => {
  expect(linksOf(boxOf({ documents, getIt: 'https://store.steampowered.com/app/1' }))).toEqual([
    ['https://store.steampowered.com/app/1', 'Get it at steampowered.com'],
    ['/d/rules-en', 'Rulebook 2.0 (PDF, English, 6.0 MB)'],
    ['/download#game', 'All 3 documents'],
    [support, 'A part is missing? Write to support'],
  ])
})

test('a game that is not out can be looked at, and what of it is not known is left out', () => {
  const html = boxOf({ released: false, getIt: 'https://www.gamefound.com/a' })
  const labels = linksOf(html).map(([, label]) => label)
  expect(labels).toEqual(['See it at gamefound.com', 'A part is missing? Write to support'])
})

test('the documents of a video game are told as those of the board game', () => {
  const html = boxOf({ documents, kind: 'videoGame' })
  expect(linksOf(html)[0]).toEqual(['/d/rules-en', 'The board game: Rulebook 2.0 (PDF, English, 6.0 MB)'])
  expect(html).not.toContain('A part is missing?')
})

test('"Box and play" shows every line and no source', () => {
  const boxAndPlay = [
    { label: 'Length', value: ['Six rounds'], source: 'A list' },
    { label: 'Characters', value: ['A scout', 'A soldier'], source: 'A list' },
  ]
  const html = boxOf({ boxAndPlay })
  for (const line of boxAndPlay.flatMap(({ value }) => value)) expect(html).toContain(`<p>${line}</p>`)
  expect(html).not.toContain('A list')
  expect(boxOf({ boxAndPlay: undefined })).not.toContain('<dt')
})
