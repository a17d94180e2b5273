import { expect, test } from 'vitest'
import { readLedger } from './ledger.ts'

test('reads one address a line, without comments and empty lines', () => {
  expect(readLedger('# first\n\n/a\n /b # why\n')).toEqual(['/a', '/b'])
})
