import { expect, test } from 'vitest'
import { ledgerFaults, readLedger, readRedirects } from './ledger.ts'

const built = new Set(['/download', '/files/a.pdf'])
const redirects = readRedirects(`
# a comment
/moved      /files/a.pdf   302
/moved-page /download#nemesis 302
/outside    https://example.com/a.pdf 302
/twice      /moved         302
/lost       /files/b.pdf   302
`)

test.each([
  ['is a file or page of the build', '/download', []],
  ['is redirected to a file or page of the build', '/moved', []],
  ['is redirected to a part of a page', '/moved-page', []],
  ['is redirected to another site', '/outside', []],
  ['is redirected to an address that redirects', '/twice', ['/twice: leads to /moved, which leads on']],
  ['is redirected to nothing', '/lost', ['/lost: leads to /files/b.pdf, where nothing is']],
  ['is nothing', '/gone', ['/gone: nothing is there any more']],
])('an address that %s: %s', (_case, address, faults) => {
  expect(ledgerFaults([address], (it) => built.has(it), redirects)).toEqual(faults)
})

test('reads one address a line, without comments and empty lines', () => {
  expect(readLedger('# first\n\n/a\n /b # why\n')).toEqual(['/a', '/b'])
})
