import { expect, test } from 'vitest'
import { readRegister } from './download-register.server.ts'
import { content } from './load.server.ts'
import { joinRegister } from './load-downloads.server.ts'
import { documentsOf, latestRulebook } from './rulebook.server.ts'

type Rulebook = Parameters<typeof latestRulebook>[0][number]

function aRulebook(entry: Partial<Rulebook>): Rulebook {
  return { id: 'rulebook-en', title: 'Rulebook ENG', kind: 'rulebook', language: 'en', ...entry }
}

test.each([
  ['the one that replaces another', [{ id: 'old', replacedBy: 'new' }, { id: 'new' }], 'new'],
  ['the game itself', [{ id: 'solo', title: 'Solo Mode Rules ENG' }, { id: 'game' }], 'game'],
  ['the highest version', [{ id: 'first' }, { id: 'second', version: '2.0' }], 'second'],
  ['the first of equals', [{ id: 'screen' }, { id: 'print' }], 'screen'],
  ['English', [{ id: 'de', language: 'de' }, { id: 'en' }], 'en'],
  ['rules, not questions about them', [{ id: 'faq', kind: 'faq' }], undefined],
  ['nothing where there is nothing', [], undefined],
] satisfies [string, Partial<Rulebook>[], string | undefined][])('picks %s', (_, entries, expected) => {
  expect(latestRulebook(entries.map(aRulebook))?.id).toBe(expected)
})

/** The real register, with a file of 90 kB behind every document. */
function theRegister() {
  const sets = readRegister()
  const file = { address: '/files/x.pdf', bytes: 90_000, sha256: '', is: 'stand-in' } as const
  const files = Object.fromEntries(sets.flatMap((set) => set.documents.map((it) => [it.id, file])))
  return joinRegister(sets, { files, archives: {} }, [...content().games.keys()])
}

test('leads to the documents of a game by the anchor of the download page', () => {
  const documents = documentsOf(['nemesis'], theRegister())
  expect(documents?.path).toBe('/download/#nemesis')
  expect(documents?.rulebook?.path).toBe('/d/nemesis-rulebook-en')
})

test('finds a rulebook for every game that has documents', () => {
  const register = theRegister()
  for (const [slug, { documents }] of content().games) {
    if (documents.length > 0) expect(documentsOf(documents, register)?.rulebook, slug).toBeDefined()
  }
})

test('knows no documents of a game without any', () => {
  expect(documentsOf([], [])).toBeUndefined()
})
