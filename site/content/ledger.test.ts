import { expect, test } from 'vitest'
import { ledgerFaults, readLedger } from './ledger.ts'

const built = new Set(['/download', '/files/a.pdf'])
const redirects = new Map([
  ['/moved', '/files/a.pdf'],
  ['/moved-page', '/download#nemesis'],
  ['/outside', 'https://example.com/a.pdf'],
  ['/twice', '/moved'],
  ['/lost', '/files/b.pdf'],
])

test.each([
  ['is a file or page of the build', '/download', []],
  ['is redirected to a file or page of the build', '/moved', []],
  ['is redirected to a part of a page', '/moved-page', []],
  ['is redirected to another site', '/outside', []],
  ['is redirected to an address that redirects', '/twice', ['/twice: leads to /moved, which leads on']],
  ['is redirected to nothing', '/lost', ['/lost: leads to /files/b.pdf, where nothing is']],
  ['is nothing', '/gone', ['/gone: nothing is there any more']],
])('an address that %s: %s', (_case, address, faults) => {
  expect(
    ledgerFaults(
      [address],
      (it) => built.has(it),
      (it) => redirects.get(it),
    ),
  ).toEqual(faults)
})

test('reads one address a line, without comments and empty lines', () => {
  expect(readLedger('# first\n\n/a\n /b # why\n')).toEqual(['/a', '/b'])
})
