import { expect, test } from 'vitest'
import { downloads } from './load-downloads.server.ts'
import { documentsOf, latestRulebook } from './rulebook.server.ts'

type Rulebook = Parameters<typeof latestRulebook>[0][number]

function aRulebook(entry: Partial<Rulebook>): Rulebook {
  return { id: 'rulebook-en', title: 'Rulebook ENG', kind: 'rulebook', language: 'en', ...entry }
}

test.each([
  ['the one that replaces another', [{ id: 'old', replacedBy: 'new' }, { id: 'new' }], 'new'],
  ['the game itself', [{ id: 'solo', title: 'Solo Mode Rules ENG' }, { id: 'game' }], 'game'],
  ['the highest version', [{ id: 'first' }, { id: 'second', version: '2.0' }], 'second'],
  ['ten as more than nine', ['1.9', '1.10'].map((version) => ({ id: version, version })), '1.10'],
  ['a version of three parts', ['1.0.1', '1.0.2'].map((version) => ({ id: version, version })), '1.0.2'],
  ['the first of equals', [{ id: 'screen' }, { id: 'print' }], 'screen'],
  ['English', [{ id: 'de', language: 'de' }, { id: 'en' }], 'en'],
  ['rules, not questions about them', [{ id: 'faq', kind: 'faq' }], undefined],
  ['nothing where there is nothing', [], undefined],
] satisfies [string, Partial<Rulebook>[], string | undefined][])('picks %s', (_, entries, expected) => {
  expect(latestRulebook(entries.map(aRulebook))?.id).toBe(expected)
})

test('leads to the documents of a game by the anchor of the download page', () => {
  const documents = documentsOf(['nemesis'], downloads())
  expect(documents?.path).toBe('/download/#nemesis')
  expect(documents?.rulebook?.path).toBe('/d/nemesis-rulebook-en')
})

test('offers no rulebook and counts none where none is available yet', () => {
  const empty = downloads().map((it) => ({ ...it, documents: [] }))
  expect(documentsOf(['nemesis'], empty)).toMatchObject({ count: 0, rulebook: undefined })
})
