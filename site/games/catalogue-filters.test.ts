import { expect, test } from 'vitest'
import { allFilters, type CatalogueFilter, filterPath, looserFilters, suits } from './catalogue-filters.ts'

const twoToFour: [number, number] = [2, 4]

test.each([
  ['players within its range', { playersRange: twoToFour }, { players: 3 }, true],
  ['too few players', { playersRange: twoToFour }, { players: 1 }, false],
  ['too many players', { playersRange: twoToFour }, { players: 5 }, false],
  ['unknown player counts', {}, { players: 2 }, false],
  ['a short game up to 60', { minutesRange: [30, 30] }, { time: 'up-to-60-minutes' }, true],
  ['a range that starts at 60', { minutesRange: [60, 90] }, { time: 'up-to-60-minutes' }, true],
  ['a long game up to 60', { minutesRange: [90, 180] }, { time: 'up-to-60-minutes' }, false],
  ['a range that reaches past 120', { minutesRange: [90, 180] }, { time: 'over-120-minutes' }, true],
  ['a range that ends at 120', { minutesRange: [70, 120] }, { time: 'over-120-minutes' }, false],
  ['unknown minutes', {}, { time: 'up-to-120-minutes' }, false],
  [
    'both filters at once',
    { playersRange: twoToFour, minutesRange: [45, 60] },
    { players: 2, time: 'up-to-60-minutes' },
    true,
  ],
  ['no filter', {}, {}, true],
] satisfies [string, Parameters<typeof suits>[0], Parameters<typeof suits>[1], boolean][])(
  'decides on %s',
  (_, ranges, filter, expected) => {
    expect(suits(ranges, filter)).toBe(expected)
  },
)

test('gives every combination its own address', () => {
  expect(new Set(allFilters().map(filterPath)).size).toBe(27)
  expect(filterPath({ players: 1, time: 'up-to-60-minutes' })).toBe('/our-games/1-player-up-to-60-minutes')
  expect(filterPath({})).toBe('/our-games')
})

test.each([
  ['no choice', {}, []],
  ['one choice', { players: 6 }, [{}]],
  [
    'two choices',
    { players: 6, time: 'up-to-60-minutes' },
    [{ players: 6 }, { time: 'up-to-60-minutes' }, {}],
  ],
] satisfies [string, CatalogueFilter, CatalogueFilter[]][])(
  'knows what asks for less than %s',
  (_, filter, looser) => {
    expect(looserFilters(filter)).toEqual(looser)
  },
)
