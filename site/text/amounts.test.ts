import { expect, test } from 'vitest'
import { fileSize } from './amounts.ts'

test.each([
  [1, '0.01 MB'],
  [24_300, '0.02 MB'],
  [994_999, '0.99 MB'],
  [995_000, '1.0 MB'],
  [1_000_000, '1.0 MB'],
  [6_075_325, '6.1 MB'],
  [109_541_500, '109.5 MB'],
])('says %i bytes as %s', (bytes, words) => {
  expect(fileSize(bytes)).toBe(words)
})
