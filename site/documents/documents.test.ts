import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aFolder } from '../../testing/lifetime.ts'
import { titleWithSize } from '../text/file-size.ts'
import type { AvailableDocument, DocumentEntry, SetEntry } from './document-schema.ts'
import { latestRulebook, summaryOf } from './document-summary.ts'
import { documentRedirects, locateFile, splitByAvailability } from './locate-documents.build.ts'
import { checkSets } from './read-sets.build.ts'

const origin = 'https://example.com'
const faq = { ...anEntry('faq-en'), category: 'FAQ', kind: 'faq', link: 'https://a.example/faq.pdf' } as const

test('documents that are available are in another list than those that are not', () => {
  const set = splitByAvailability(aSet([anEntry('rules-de'), faq]), origin)
  expect(set.available.map((it) => it.id)).toEqual(['faq-en'])
  expect(set.unavailable).toEqual([anEntry('rules-de')])
})

test('a link keeps its address and the size its entry knows, shown at the end of its title', () => {
  const set = splitByAvailability(aSet([{ ...faq, bytes: 2_500_000 }]), origin)
  expect(set.available[0]).toMatchObject({ title: 'Title', downloadUrl: faq.link, bytes: 2_500_000 })
  expect(set.available.map((it) => titleWithSize(it))).toEqual(['Title (2.5 MB)'])
})

test('a permanent link leads to the document, or while it is not available to its line on the page of its set', () => {
  const set = splitByAvailability(aSet([anEntry('rules-de'), faq]), origin)
  expect(documentRedirects([set]).map(({ from, to }) => [from, to])).toEqual([
    ['/d/faq-en', faq.link],
    ['/d/rules-de', '/download/game#rules-de'],
  ])
})

test('a document without its file is a mistake', () => {
  const mistakes = checkSets([aSet([{ ...anEntry('rules-de'), file: 'rules-de.pdf' }])])
  expect(mistakes.map((it) => `${it.field}: ${it.problem}`)).toEqual([
    'rules-de.file: found rules-de.pdf, allowed: no file, until content/files/game/rules-de.pdf is there',
  ])
})

test('a link to our own origin is served from the mirror, when its file is there', () => {
  const mirror = aFolder('mirror')
  writeFileSync(join(mirror, 'FAQ [2].pdf'), 'the file')
  const link = 'https://www.example.com/FAQ%20%5B2%5D.pdf'
  const place = { sourcePath: join(mirror, 'FAQ [2].pdf'), downloadUrl: '/FAQ%20%5B2%5D.pdf' }
  const gone = `${origin}/gone.pdf`
  expect(locateFile('game', { ...faq, link }, origin, mirror)).toEqual(place)
  expect(locateFile('game', { ...faq, link: gone }, origin, mirror)).toEqual({ downloadUrl: gone })
  expect(locateFile('game', faq, origin, mirror)).toEqual({ downloadUrl: faq.link })
})

const waysOut = ['..%2fsecret', '%2e%2e%2fsecret', 'a%2f..%2f..%2fsecret', '%ff']

test.each(waysOut)('a link to our own origin, /%s, reaches no file outside the mirror', (way) => {
  const folder = aFolder('content')
  writeFileSync(join(folder, 'secret'), 'a password')
  const link = `${origin}/${way}`
  const place = locateFile('game', { ...faq, link }, origin, join(folder, 'mirror'))
  expect(place).toEqual({ downloadUrl: link })
})

test.each([
  ['the latest edition', [{ id: 'old', earlierEdition: true }, { id: 'new' }], 'new'],
  ['the game itself', [{ id: 'solo', title: 'Solo Mode Rules ENG' }, { id: 'game' }], 'game'],
  ['the highest version', [{ id: 'first' }, { id: 'second', version: '2.0' }], 'second'],
  ['ten as more than nine', ['1.9', '1.10'].map((version) => ({ id: version, version })), '1.10'],
  ['a version of three parts', ['1.0.1', '1.0.2'].map((version) => ({ id: version, version })), '1.0.2'],
  ['the first of equals', [{ id: 'screen' }, { id: 'print' }], 'screen'],
  ['English', [{ id: 'de', language: 'de' }, { id: 'en' }], 'en'],
  ['rules, not questions about them', [{ id: 'faq', kind: 'faq' }], undefined],
  ['nothing where there is nothing', [], undefined],
] satisfies [string, Partial<AvailableDocument>[], string | undefined][])('picks %s', (_, entries, expected) => {
  const documents = entries.map((it) => aDocument({ title: 'Rulebook ENG', language: 'en', ...it }))
  expect(latestRulebook(documents)?.id).toBe(expected)
})

test('leads to the documents of a game by the anchor of the download page', () => {
  const rulebook = aDocument({ title: 'Rulebook', language: 'en' })
  const sets = [{ ...aSet([]), anchor: 'the-game', available: [rulebook], unavailable: [] }]
  expect(summaryOf([]).path).toBe('/download')
  expect(summaryOf(sets)).toMatchObject({ path: '/download#the-game', rulebook: { path: '/d/rules-en' } })
})

test('of several sets the first with a document counts, in the order of the game', () => {
  const sets = ['a', 'b'].map((slug) => ({ ...aSet([]), slug, available: [aDocument({})], unavailable: [] }))
  const empty = { ...aSet([]), slug: 'empty', available: [], unavailable: [anEntry('rules-de')] }
  expect(summaryOf([empty, ...sets]).slug).toBe('a')
  expect(summaryOf([empty])).toMatchObject({ slug: 'empty', count: 0, rulebook: undefined })
})

function anEntry(id: string): DocumentEntry {
  return { id, category: 'RULES', title: 'Title', kind: 'rulebook', language: 'de' }
}

function aDocument(change: Partial<AvailableDocument>): AvailableDocument {
  return { ...anEntry('rules-en'), downloadUrl: 'https://elsewhere.example/a.pdf', ...change }
}

function aSet(documents: DocumentEntry[]): SetEntry {
  return { slug: 'game', anchor: 'game', title: 'Game', documents }
}
