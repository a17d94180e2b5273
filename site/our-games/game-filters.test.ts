import { expect, test } from 'vitest'
import { gameCount, matchingOptions } from './game-filters.ts'

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
])('a game with the facts %j matches the options %j', (facts, options) => {
  expect(matchingOptions(facts)).toEqual(options)
})

test.each([
  [0, true, 'No games match.'],
  [0, false, ''],
  [1, true, '1 game'],
  [21, false, '21 games'],
])('of %i games, filtered: %s, the page says "%s"', (count, isFiltered, words) => {
  expect(gameCount(count, isFiltered)).toBe(words)
})
