import { expect, test } from 'vitest'
import { fileSize, limitSize, megabytes } from './file-size.ts'

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

test.each([
  [1, '1 kB'],
  [102_400, '100 kB'],
  [1_500_000, '1.5 MB'],
  [11 * 1024 ** 2, '11 MB'],
  [11 * 1024 ** 2 + 1, '11.1 MB'],
])('writes %i bytes beside a limit as %s', (bytes, text) => {
  expect(limitSize(bytes)).toBe(text)
})
