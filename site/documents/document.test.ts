import { expect, test } from 'vitest'
import { type AvailableDocument, type DocumentSet, latestRulebook, summaryOf } from './document.ts'

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
  const documents = entries.map((entry) => aDocument({ title: 'Rulebook ENG', language: 'en', ...entry }))
  expect(latestRulebook(documents)?.id).toBe(expected)
})

test('leads to the documents of a game by the anchor of the download page', () => {
  const rulebook = aDocument({ title: 'Rulebook', language: 'en' })
  const sets = [{ ...aSet([rulebook]), anchor: 'the-game' }]
  expect(summaryOf([]).path).toBe('/download')
  expect(summaryOf(sets)).toMatchObject({ path: '/download#the-game', rulebook: { path: '/d/rules-en' } })
})

test('of several sets the first with a document counts, in the order of the game', () => {
  const sets = ['a', 'b'].map((slug) => ({ ...aSet([aDocument({})]), slug }))
  const empty = { ...aSet([]), slug: 'empty' }
  expect(summaryOf([empty, ...sets]).slug).toBe('a')
  expect(summaryOf([empty])).toMatchObject({ slug: 'empty', count: 0, rulebook: undefined })
})

function aDocument(change: Partial<AvailableDocument>): AvailableDocument {
  const rules = { id: 'rules-en', category: 'RULES', title: 'Title', kind: 'rulebook', language: 'de' } as const
  return { ...rules, downloadUrl: 'https://elsewhere.example/a.pdf', ...change }
}

function aSet(available: AvailableDocument[]): DocumentSet {
  return { slug: 'game', anchor: 'game', title: 'Game', available, unavailable: [] }
}
