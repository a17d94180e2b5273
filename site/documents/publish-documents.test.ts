import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aFolder } from '../../testing/lifetime.ts'
import { type DocumentEntry, type SetEntry, titleWithSize } from './document.ts'
import { copyDocuments, documentRedirects, locateDocument, splitByAvailability } from './publish-documents.build.ts'

const origin = 'https://example.com'
const faq = { ...anEntry('faq-en'), category: 'FAQ', kind: 'faq', link: 'https://a.example/faq.pdf' } as const

test('documents that are available are in another list than those that are not', () => {
  const set = splitByAvailability(aSet([anEntry('rules-de'), faq]), origin)
  expect(set.available.map((document) => document.id)).toEqual(['faq-en'])
  expect(set.unavailable).toEqual([anEntry('rules-de')])
})

test('a link keeps its address and the size its entry knows, shown at the end of its title', () => {
  const set = splitByAvailability(aSet([{ ...faq, bytes: 2_500_000 }]), origin)
  expect(set.available[0]).toMatchObject({ title: 'Title', downloadUrl: faq.link, bytes: 2_500_000 })
  expect(set.available.map((document) => titleWithSize(document))).toEqual(['Title (2.5 MB)'])
})

test('a permanent link leads to the document, or while it is not available to its line on the page of its set', () => {
  const set = splitByAvailability(aSet([anEntry('rules-de'), faq]), origin)
  expect(documentRedirects([set]).map(({ from, to }) => [from, to])).toEqual([
    ['/d/faq-en', faq.link],
    ['/d/rules-de', '/download/game#rules-de'],
  ])
})

test('a link to our own origin is served from the mirror, when its file is there', () => {
  const mirror = aFolder('mirror')
  writeFileSync(join(mirror, 'FAQ [2].pdf'), 'the file')
  const link = 'https://www.example.com/FAQ%20%5B2%5D.pdf'
  const place = { sourcePath: join(mirror, 'FAQ [2].pdf'), downloadUrl: '/FAQ%20%5B2%5D.pdf' }
  const gone = `${origin}/gone.pdf`
  expect(locateDocument('game', { ...faq, link }, origin, mirror)).toEqual(place)
  expect(locateDocument('game', { ...faq, link: gone }, origin, mirror)).toEqual({ downloadUrl: gone })
  expect(locateDocument('game', faq, origin, mirror)).toEqual({ downloadUrl: faq.link })
})

const waysOut = ['..%2fsecret', '%2e%2e%2fsecret', 'a%2f..%2f..%2fsecret', '%ff']

test.each(waysOut)('a link to our own origin, /%s, reaches no file outside the mirror', (way) => {
  const folder = aFolder('content')
  writeFileSync(join(folder, 'secret'), 'a password')
  const link = `${origin}/${way}`
  const place = locateDocument('game', { ...faq, link }, origin, join(folder, 'mirror'))
  expect(place).toEqual({ downloadUrl: link })
})

test('a document of ours is copied to its address', async () => {
  const [siteFolder, files] = [aFolder('site'), aFolder('files')]
  const sourcePath = join(files, 'some name.pdf')
  writeFileSync(sourcePath, 'the file')
  const { documents, ...set } = aSet([])
  const ours = { ...anEntry('rules-de'), sourcePath, downloadUrl: '/files/game/some name.pdf' }
  const elsewhere = { ...anEntry('map-de'), downloadUrl: 'https://a.example/map.pdf' }
  await copyDocuments([{ ...set, available: [ours, elsewhere], unavailable: [] }], siteFolder, 'no mirror')
  expect(readFileSync(join(siteFolder, 'files/game/some name.pdf'), 'utf8')).toBe('the file')
})

test('files of the mirror keep their addresses, except pages, and where the site has a file', async () => {
  const [siteFolder, disk] = [aFolder('site'), aFolder('disk')]
  const mirror = join(aFolder('content'), 'mirror')
  symlinkSync(disk, mirror)
  for (const name of ['a.pdf', 'b.pdf', 'index.html']) writeFileSync(join(disk, name), 'old')
  writeFileSync(join(siteFolder, 'b.pdf'), 'new')
  await copyDocuments([], siteFolder, mirror)
  const copied = readdirSync(siteFolder).map((name) => [name, readFileSync(join(siteFolder, name), 'utf8')])
  expect(Object.fromEntries(copied)).toEqual({ 'a.pdf': 'old', 'b.pdf': 'new' })
})

function anEntry(id: string): DocumentEntry {
  return { id, category: 'RULES', title: 'Title', kind: 'rulebook', language: 'de' }
}

function aSet(documents: DocumentEntry[]): SetEntry {
  return { slug: 'game', anchor: 'game', title: 'Game', documents }
}
