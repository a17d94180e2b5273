import { expect, test } from 'vitest'
import type { DownloadEntry } from './download-schema.ts'
import { documentsOf, latestRulebook } from './rulebook.server.ts'

function aRulebook(entry: Partial<DownloadEntry>): DownloadEntry {
  return {
    id: 'rulebook-en',
    category: 'RULEBOOKS',
    title: 'Rulebook ENG',
    kind: 'rulebook',
    language: 'en',
    format: 'pdf',
    ...entry,
  }
}

test.each([
  ['the one that replaces another', [{ id: 'old' }, { id: 'new', replaces: 'old' }], 'new'],
  ['the game itself', [{ id: 'solo', title: 'Solo Mode Rules ENG' }, { id: 'game' }], 'game'],
  ['the highest version', [{ id: 'first' }, { id: 'second', version: '2.0' }], 'second'],
  ['the first of equals', [{ id: 'screen' }, { id: 'print' }], 'screen'],
  ['English', [{ id: 'de', language: 'de' }, { id: 'en' }], 'en'],
  ['rules, not questions about them', [{ id: 'faq', kind: 'faq' }], undefined],
  ['nothing where there is nothing', [], undefined],
] satisfies [string, Partial<DownloadEntry>[], string | undefined][])('picks %s', (_, entries, expected) => {
  expect(latestRulebook(entries.map(aRulebook))?.id).toBe(expected)
})

test('leads to the documents of a game by the anchor of the download page', async () => {
  const documents = await documentsOf(['nemesis'])
  expect(documents?.path).toBe('/download/#nemesis')
  expect(documents?.rulebook?.path).toBe('/d/nemesis-rulebook-en')
})

test('knows no documents of a game without any', async () => {
  expect(await documentsOf([])).toBeUndefined()
})
