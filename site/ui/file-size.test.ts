import { expect, test } from 'vitest'
import { fileSize, megabytes } from './file-size.ts'

test.each([
  [0, '1 kB'],
  [1499, '1 kB'],
  [940_000, '940 kB'],
  [2_118_032, '2.1 MB'],
  [11_000_000, '11.0 MB'],
])('says %i bytes as %s', (bytes, said) => {
  expect(fileSize(bytes)).toBe(said)
})

test.each([
  [1, '0.01 MB'],
  [24_300, '0.02 MB'],
  [999_999, '1.00 MB'],
  [1_000_000, '1.0 MB'],
  [6_075_325, '6.1 MB'],
  [109_541_500, '109.5 MB'],
])('writes %i bytes at the end of a title as %s', (bytes, text) => {
  expect(megabytes(bytes)).toBe(text)
})
