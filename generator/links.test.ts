import { expect, test } from 'vitest'
import { readSite } from '../server/site/site-index.ts'
import { aSite } from '../server/testing/a-service.ts'
import { ledgerFaults } from './ledger.ts'
import { deadLinks } from './links.ts'

const site = readSite(
  aSite({
    'index.html': `<a href="/contact?topic=press#form">1</a> <a class="x" href="/gone">2</a>
      <a href="//elsewhere.example/x">3</a> <a href="https://elsewhere.example">4</a> <a href="#here">5</a>`,
    'contact/index.html': '<a href="/gone">1</a> <a href="/moved">2</a> <a href="/FAQ%20%5B2%5D.pdf">3</a>',
    'FAQ [2].pdf': 'a document',
    _redirects: [
      '/moved /contact#form',
      '/outside https://elsewhere.example/a.pdf 302',
      '/twice /moved 302',
      '/lost /nowhere 302',
      '/contact / 302',
    ].join('\n'),
  }),
  { tls: false },
)

test('a link to an address where nothing is, is told once, with a page it stands on', async () => {
  expect(await deadLinks(site)).toEqual([
    '/contact/index.html: found a link to /gone, allowed: an address of this site',
  ])
})

test.each([
  ['is a page', '/contact', []],
  ['is a file with an encoded name', '/FAQ%20%5B2%5D.pdf', []],
  ['is redirected to a part of a page', '/moved', []],
  ['is redirected to another site', '/outside', []],
  ['is redirected over another redirect', '/twice', []],
  ['is redirected to nothing', '/lost', ['/lost: leads to /nowhere, where nothing is']],
  ['is nothing', '/gone', ['/gone: nothing is there any more']],
])('a published address that %s: %s', (_case, address, faults) => {
  expect(ledgerFaults([address], site)).toEqual(faults)
})

test('where there is a file it is sent, whatever a redirect says', () => {
  expect(site.redirects.has('/contact')).toBe(false)
})
