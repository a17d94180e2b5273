import { expect, test } from 'vitest'
import { readContent } from '../content.server.ts'
import { checkTexts } from './check-texts.server.ts'
import type { GameFile } from './schema.ts'

const nemesis = readContent().games.get('nemesis')

/** The real game with some of its fields changed. */
function faultsWith(change: (game: GameFile) => Partial<GameFile>): string[] {
  if (!nemesis) throw new Error('the content has no nemesis')
  return checkTexts('nemesis', { ...nemesis, ...change(nemesis) }).map(
    ({ field, problem }) => `${field}: ${problem}`,
  )
}

const words = (count: number) => Array.from({ length: count }, () => 'dark').join(' ')

test.each([
  ['hero', 45, (game: GameFile, desc: string) => ({ hero: { ...game.hero, desc } })],
  [
    'features.1',
    60,
    (game: GameFile, desc: string) => ({
      features: game.features.map((it, at) => (at === 1 ? { ...it, desc } : it)),
    }),
  ],
] as const)('a text of %s may have %i words and no more', (field, limit, withDesc) => {
  expect(faultsWith((game) => withDesc(game, words(limit)))).toEqual([])
  expect(faultsWith((game) => withDesc(game, words(limit + 1)))).toEqual([
    `${field}.desc: found ${limit + 1} words, allowed: at most ${limit}`,
  ])
})

test('refuses a second feature in a row with its pictures on the same side', () => {
  const sides = (order: boolean[]) =>
    faultsWith(({ features }) => ({
      features: features.slice(0, order.length).map((it, at) => ({ ...it, right: order[at] ?? false })),
    }))
  expect(sides([true, false, true, false])).toEqual([])
  expect(sides([true, false, false, true])).toEqual([
    'features.2.right: found false as in the feature before, allowed: true',
  ])
})

test('refuses a fact without a source, and a source without its fact', () => {
  const { year: _, ...others } = nemesis?.sources ?? {}
  expect(faultsWith(() => ({ sources: others }))).toEqual([
    'sources.year: found nothing, allowed: where this fact was found',
  ])
  expect(faultsWith(() => ({ sources: { ...others, year: 'A list', developer: 'A list' } }))).toEqual([
    'sources.developer: found a source, allowed: only with facts.developer',
  ])
})

test('every numeric claim on a game page stands in its facts', () => {
  const [fault, ...more] = faultsWith((game) => ({
    hero: { ...game.hero, desc: 'Nine survivors are aboard.' },
  }))
  expect(fault).toContain('background: found "Nine" in "Nine survivors are aboard."')
  expect(more).toEqual([])
})
