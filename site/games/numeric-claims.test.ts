import { expect, test } from 'vitest'
import { numericClaims, unfounded } from './numeric-claims.ts'

test.each([
  ['90–180 minutes', [90, 180]],
  ['over 2,000 scripts', [2000]],
  ['twenty-five rounds', [25]],
  ['six hundred years', [600]],
  ['3.45 of 5', [3.45, 5]],
  ['one hunter', []],
  ['a thousand stories', [1000]],
  ['Weight, often, a tenth', []],
])('finds the numbers of "%s"', (text, values) => {
  expect(numericClaims(text).map((it) => it.value)).toEqual(values)
})

test('takes a claim whose number and noun stand together in one fact', () => {
  expect(unfounded(['Six hunters set out. Roll 66 dice.'], ['6 Hunters', 'in the box: 66 dice'])).toEqual([])
})

test.each([
  ['a number no fact has', 'Seven hunters set out.'],
  ['a number that counts something else', 'Two hunters set out.'],
])('refuses %s', (_, text) => {
  expect(unfounded([text], ['6 hunters', '2 hours'])).toHaveLength(1)
})
