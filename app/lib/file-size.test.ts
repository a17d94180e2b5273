import { expect, test } from 'vitest'
import { fileSize } from './file-size.ts'

test.each([
  [0, '1 kB'],
  [1499, '1 kB'],
  [940_000, '940 kB'],
  [2_118_032, '2.1 MB'],
  [11_000_000, '11.0 MB'],
])('says %i bytes as %s', (bytes, said) => {
  expect(fileSize(bytes)).toBe(said)
})
