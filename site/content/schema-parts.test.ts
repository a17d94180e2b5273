import { expect, test } from 'vitest'
import { webAddress } from './schema-parts.ts'

test.each([
  ['https://example.com/a%20b', true],
  ['https://example.com/a b', false],
  ['https://example.com/100%', false],
  ['https://example.com/100%25', true],
  ['http://example.com/', false],
])('takes %s as an address outside: %s', (address, isTaken) => {
  expect(webAddress.safeParse(address).success).toBe(isTaken)
})
