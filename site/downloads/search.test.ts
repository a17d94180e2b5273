import { expect, test } from 'vitest'
import type { DocumentEntry } from '../documents/document.ts'
import { indexDocuments, type SearchInput, searchableSet, searchDocuments } from './search.ts'

// Sets of the tests' own: what staff do to the real documents must not fail them.
const nemesis = aSet(
  'Nemesis',
  [anEntry('nemesis-rulebook'), anEntry('nemesis-faq', { title: 'FAQ v2.2', kind: 'faq' })],
  [anEntry('nemesis-rulebook-de', { title: 'Rulebook DE', language: 'de' })],
)
const lockdown = aSet('Nemesis Lockdown', [
  anEntry('lockdown-rulebook'),
  anEntry('lockdown-faq', { title: 'FAQ', kind: 'faq' }),
  anEntry('lockdown-room-sheet', { title: 'Room Sheet', kind: 'reference' }),
])
const castles = aSet('Castles of Burgundy', [anEntry('castles-rulebook')])
castles.alsoCalled = ['Zamki Burgundii']
const vanguard = aSet('ISS Vanguard', [anEntry('vanguard-rulebook')])
const taintedGrail = aSet('Tainted Grail: The Fall of Avalon', [
  anEntry('tainted-grail-rulebook'),
  anEntry('tainted-grail-faq', { title: 'FAQ v1.0', kind: 'faq' }),
])
const stalker = aSet('S.T.A.L.K.E.R. The Board Game', [], [anEntry('stalker-rulebook')])

const index = indexDocuments([nemesis, lockdown, castles, vanguard, taintedGrail, stalker])
const find = (query: string) => searchDocuments(index, { query }, 'en')

test.each([
  ['nemesis regelwerk', 'nemesis-rulebook'],
  ['burgund anleitung', 'castles-rulebook'],
  ['zamki burgundii', 'castles-rulebook'],
  ['nemezis', 'nemesis-rulebook'],
  ['nemezis rulebok', 'nemesis-rulebook'],
  ['instrukcja nemesis', 'nemesis-rulebook'],
  ['iss vanguard règles', 'vanguard-rulebook'],
  ['nemesis lockdown faq', 'lockdown-faq'],
  ['правила nemesis', 'nemesis-rulebook'],
  ['nem rul', 'nemesis-rulebook'],
  ['vangard rulebook', 'vanguard-rulebook'],
  ['taintd grail faq', 'tainted-grail-faq'],
])('“%s” finds %s first of what is available', (query, id) => {
  expect(find(query).available[0]?.id).toBe(id)
})

test.each<[string, SearchInput, string[]]>([
  ['an abbreviation finds its game', { query: 'S.T.A.L.K.E.R.' }, ['stalker-rulebook']],
  ['one without its last point does, too', { query: 's.t.a.l.k.e.r' }, ['stalker-rulebook']],
  ['one without points does, too', { query: 'stalker' }, ['stalker-rulebook']],
  ['a filter narrows what the words find', { query: 'nemesis', kind: 'faq' }, ['nemesis-faq', 'lockdown-faq']],
  ['a filter without words finds all that suits it', { query: ' ', language: 'de' }, ['nemesis-rulebook-de']],
])('%s, and nothing else: %j', (_case, filter, ids) => {
  const { available, unavailable } = searchDocuments(index, filter, 'en')
  expect([...available, ...unavailable].map(({ id }) => id)).toEqual(ids)
})

test('what is not available yet is named, and what is available and closest is offered', () => {
  const { available, unavailable, similar } = find('nemesis rulebook deutsch')
  expect(available).toEqual([])
  expect(unavailable.map(({ id }) => id)).toEqual(['nemesis-rulebook-de'])
  expect(similar[0]?.id).toBe('nemesis-rulebook')
})

test('while what is asked for by name is not available yet, nothing of another game is called close', () => {
  expect(find('stalker rulebook')).toMatchObject({ unavailable: [{ id: 'stalker-rulebook' }], similar: [] })
})

test('where a language has nothing that is available, the English documents of the same kind are closest', () => {
  const faq = { title: 'FAQ', kind: 'faq' } as const
  const german = anEntry('faq-de', { ...faq, language: 'de' })
  const ofOneSet = indexDocuments([aSet('Game', [anEntry('rules'), anEntry('faq', faq)], [german])])
  const result = searchDocuments(ofOneSet, { query: '', kind: 'faq', language: 'de' }, 'de')
  expect(result).toMatchObject({ available: [], unavailable: [{ id: 'faq-de' }], similar: [{ id: 'faq' }] })
})

test('words that are nowhere find nothing', () => {
  expect(find('zzzzzz')).toMatchObject({ available: [], unavailable: [], similar: [] })
})

test('the list for the browser names no place of a file', () => {
  const available = [{ ...anEntry('rules'), downloadUrl: '/files/game/rules.pdf', sourcePath: 'content/files/a.pdf' }]
  const [listed] = searchableSet({ ...nemesis, available }).available
  expect(listed).toHaveProperty('title')
  expect(listed).not.toHaveProperty('sourcePath')
})

/** An English rulebook, but for what is changed. */
function anEntry(id: string, change: Partial<DocumentEntry> = {}): DocumentEntry {
  return { id, title: 'Rulebook ENG', category: 'RULES', kind: 'rulebook', language: 'en', ...change }
}

function aSet(title: string, entries: DocumentEntry[], unavailable: DocumentEntry[] = []) {
  const available = entries.map((entry) => ({ ...entry, downloadUrl: `/files/${entry.id}.pdf` }))
  return searchableSet({ slug: title, anchor: title, title, available, unavailable })
}
