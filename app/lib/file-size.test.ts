import { expect, test } from 'vitest'
import { fileSize } from './file-size.ts'

test.each([
  [0, '1 kB'],
  [40_400, '40 kB'],
  [99_000, '99 kB'],
  [100_000, '0.1 MB'],
  [46_217_931, '46.2 MB'],
  [109_541_500, '109.5 MB'],
])('says %i bytes as %s', (bytes, expected) => {
  expect(fileSize(bytes)).toBe(expected)
})
