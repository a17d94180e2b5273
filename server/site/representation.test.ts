import { expect, test } from 'vitest'
import { rangeOf } from './representation.ts'

test.each([
  [undefined, 'whole'],
  ['bytes=0-99', { first: 0, last: 99 }],
  ['bytes=900-', { first: 900, last: 999 }],
  ['bytes=-100', { first: 900, last: 999 }],
  ['bytes=990-2000', { first: 990, last: 999 }],
  ['bytes=1000-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=0-1,5-6', 'whole'],
  ['bytes=9-2', 'whole'],
  ['lines=1-2', 'whole'],
  ['bytes=-5000', { first: 0, last: 999 }],
  ['bytes=-', 'whole'],
  ['bytes=999-999', { first: 999, last: 999 }],
])('of 1,000 bytes %s is %j', (range, expected) => {
  expect(rangeOf(range, 1000)).toEqual(expected)
})

test('an empty file has no part', () => {
  expect(rangeOf('bytes=0-', 0)).toBe('unsatisfiable')
})
