import { expect, test } from 'vitest'
import { readWorkAsked, solveWork, zeroBits } from './proof-of-work.ts'

test('a solution has the bits asked for with its own key', async () => {
  const pow = await solveWork({ challenge: 'challenge.1', bits: 8 }, 'key-of-this-submission')
  expect(pow).toMatch(/^challenge\.1:\d+$/)
  expect(await zeroBits(`${pow}:key-of-this-submission`)).toBeGreaterThanOrEqual(8)
})

test.each([
  ['abc.def 16', { challenge: 'abc.def', bits: 16 }],
  [null, undefined],
  ['', undefined],
  ['abc', undefined],
  ['abc 16 17', undefined],
])('reads the header %j', (header, expected) => {
  expect(readWorkAsked(header)).toEqual(expected)
})
