import { expect, test } from 'vitest'
import { readContent } from '../content.server.ts'
import { longTexts, unfounded, unfoundedNumbers } from './claims.ts'

test.each([
  ['90–180 minutes', ['"90"', '"180"']],
  ['over 2,000 scripts', ['"2,000"']],
  ['twenty-five rounds', ['"twenty-five"']],
  ['3.45 of 5', ['"3.45"', '"5"']],
  ['one hunter', []],
  ['a thousand stories', ['"thousand"']],
  ['Weight, often, a tenth', []],
])('finds the numbers of "%s"', (text, numbers) => {
  expect(unfounded([text], [])).toEqual(numbers.map((it) => `${it} in "${text}"`))
})

test.each([
  ['Six hunters set out.', '6 Hunters'],
  ['Roll 66 dice.', 'in the box: 66 dice'],
  ['Twenty-five rounds.', '25 rounds'],
  ['Over 2,000 scripts.', 'two thousand scripts'],
])('"%s" stands on "%s"', (text, fact) => {
  expect(unfounded([text], [fact])).toEqual([])
})

test.each([
  ['a number no fact has', 'Seven hunters set out.'],
  ['a number that counts something else', 'Two hunters set out.'],
])('reports %s', (_, text) => {
  expect(unfounded([text], ['6 hunters', '2 hours'])).toHaveLength(1)
})

test('reports long texts and numbers without a fact by their place in the file', () => {
  const game = readContent().games.get('nemesis')
  if (!game) throw new Error('the content has no nemesis')
  const hero = { ...game.hero, desc: `Nine survivors. ${'dark '.repeat(44)}` }
  expect(longTexts({ ...game, hero, sections: [] })).toEqual(['hero.desc: 46 words, better at most 45'])
  expect(unfoundedNumbers({ ...game, hero })).toContain('"Nine" in "Nine survivors."')
})
