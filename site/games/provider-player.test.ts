import { expect, test } from 'vitest'
import { clockTime } from './provider-player.tsx'

test.each([
  [0, '0:00'],
  [65, '1:05'],
  [600, '10:00'],
  [3599, '59:59'],
  [3723, '1:02:03'],
])('says %i seconds as %s', (seconds, expected) => {
  expect(clockTime(seconds)).toBe(expected)
})
