import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import type { Redirect } from '../../contract/built-site.ts'
import { aFolder } from '../../testing/lifetime.ts'
import { addToLedger, deadPathMistakes } from './ledger.build.ts'
import { deadLinkMistakes, hiddenRedirectMistakes, readBuiltSite, repeatedIdMistakes } from './read-built-site.build.ts'

const files = {
  'index.html': `<a href="/contact?topic=press#form">1</a> <a class="x" href="/gone">2</a>
    <a href="//elsewhere.example/x">3</a> <a href="https://elsewhere.example">4</a> <a href="#here">5</a>`,
  'contact/index.html':
    '<a id="a" href="/gone">1</a> <i id="a"></i> <a href="/moved">2</a> <a href="/FAQ%20%5B2%5D.pdf">3</a>',
  'sent/index.html': '<meta name="robots" content="noindex">',
  '404.html': '<meta name="robots" content="noindex">',
  'FAQ [2].pdf': 'a document',
}

const redirects: Redirect[] = Object.entries({
  '/moved': '/contact#form',
  '/d/faq': 'https://elsewhere.example/a.pdf',
  '/twice': '/moved',
  '/lost': '/nowhere',
  '/circle': '/circle',
  '/contact': '/',
  '/100% % a%20b': '/contact',
}).map(([from, to]) => ({ from, to, status: 302 }))

function aBuiltSite() {
  const folder = aFolder('site')
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return readBuiltSite(folder, redirects)
}

test('names a link to an address or an id where nothing is once, with a page that has it', async () => {
  const links = ['/contact?topic=press#form', '/gone', '#here']
  const mistakes = links.map((link) => `/: found a link to ${link}, allowed: an address of this site and its ids`)
  expect(deadLinkMistakes(await aBuiltSite())).toEqual(mistakes)
})

test('names a redirect that nobody would follow', async () => {
  expect(hiddenRedirectMistakes(await aBuiltSite())).toEqual([
    '/contact: found a redirect from a page or file, allowed: an address where nothing is',
  ])
})

test('names an id that is twice on a page', async () => {
  expect(repeatedIdMistakes(await aBuiltSite())).toEqual([
    '/contact: found the id "a" twice, allowed: once, also as a section or a heading',
  ])
})

test.each([
  ['is a page', '/contact', true],
  ['is a file with an encoded name', '/FAQ%20%5B2%5D.pdf', true],
  ['is redirected to a part of a page', '/moved', true],
  ['is redirected, and has a slash at its end', '/moved/', true],
  ['is redirected to another site', '/d/faq', true],
  ['is redirected over another redirect', '/twice', true],
  ['is redirected to nothing', '/lost', false],
  ['is redirected to itself', '/circle', false],
  ['is nothing', '/gone', false],
  ['nobody can decode', '/100%', false],
])('a published path that %s: %s', async (_case, path, works) => {
  const dead = deadPathMistakes(await aBuiltSite(), `# comment\n${path} # and why\n`)
  expect(dead.some((line) => line.startsWith(`${path}: found `))).toBe(!works)
})

test('a redirect may begin at any decoded path', async () => {
  const lines = deadPathMistakes(await aBuiltSite(), '')
  expect(lines).toEqual([
    '/lost: found a redirect to /nowhere, where nothing is, allowed: the address of a page',
    '/circle: found a redirect to /circle, where nothing is, allowed: the address of a page',
  ])
})

test.each(['', '/\n', '/'])('adds new pages and documents to a ledger that holds %j', async (text) => {
  const ledger = addToLedger(await aBuiltSite(), text).text
  expect(ledger).toBe('/\n/contact\n/d/faq\n')
  expect(addToLedger(await aBuiltSite(), ledger)).toEqual({ added: [], text: ledger })
})
