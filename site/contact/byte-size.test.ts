import { expect, test } from 'vitest'
import { maxFileBytes } from '../../forms/attachments.ts'
import { byteSize } from './byte-size.ts'

test.each([
  [0, '0 kB'],
  [1, '1 kB'],
  [2048, '2 kB'],
  [100_000, '98 kB'],
  [1024 * 1024, '1 MB'],
  [1.5 * 1024 * 1024, '1.5 MB'],
  [maxFileBytes, '11 MB'],
  [maxFileBytes + 1, '11.1 MB'],
])('%i bytes read as %s', (bytes, words) => {
  expect(byteSize(bytes)).toBe(words)
})
