import { expect, test } from 'vitest'
import { content } from '../content.server.ts'
import type { DocumentEntry } from './document-schema.ts'
import { searchDocuments, searchedSet, searchIndex } from './search.ts'

const index = searchIndex(content().sets.map((set) => searchedSet(set)))
const find = (query: string) => searchDocuments(index, { query }, 'en')

test.each([
  ['nemesis regelwerk', 'nemesis-rulebook-en'],
  ['burgund anleitung', 'castles-of-burgundy-rulebook-en'],
  ['nemezis', 'nemesis-rulebook-en'],
  ['nemezis rulebok', 'nemesis-rulebook-en'],
  ['instrukcja etherfields', 'etherfields-rulebook-2-0-en'],
  ['iss vanguard règles', 'iss-vanguard-rulebook-en'],
  ['nemesis lockdown faq', 'nemesis-lockdown-faq-en'],
  ['правила nemesis', 'nemesis-rulebook-en'],
  ['nem rul', 'nemesis-rulebook-en'],
  ['vangard rulebook', 'iss-vanguard-rulebook-en'],
  ['taintd grail faq', 'tainted-grail-faq-en'],
])('“%s” finds %s among the first three that are available', (query, id) => {
  const first = find(query).available.slice(0, 3)
  expect(first.map((it) => it.id)).toContain(id)
})

test.each([['S.T.A.L.K.E.R.'], ['s.t.a.l.k.e.r'], ['stalker']])(
  '“%s” finds the game whose title is an abbreviation, and no other',
  (query) => {
    const titled = (title: string) => ({
      slug: title,
      anchor: title,
      title,
      documents: [],
      unavailable: [aDocument(title)],
      picture: undefined,
    })
    const sets = searchIndex([titled('S.T.A.L.K.E.R. The Board Game'), titled('Kings of Ruin')])
    const { unavailable } = searchDocuments(sets, { query }, 'en')
    expect(unavailable.map((it) => it.set.title)).toEqual(['S.T.A.L.K.E.R. The Board Game'])
  },
)

test('what is not available yet is named, and what is available and closest is offered', () => {
  const { available, unavailable, closest } = find('nemesis rulebook deutsch')
  expect(available).toEqual([])
  expect(unavailable.map((it) => it.id)).toContain('nemesis-rulebook-de')
  expect(closest.map((it) => it.id)).toContain('nemesis-rulebook-en')
})

test('the filter narrows what the words find', () => {
  const { available } = searchDocuments(index, { query: 'nemesis', kind: 'faq' }, 'en')
  expect(available.map((it) => it.id)).toContain('nemesis-faq-en')
  expect(new Set(available.map((it) => it.kind))).toEqual(new Set(['faq']))
})

test('a filter without words finds everything that suits it', () => {
  const { available, unavailable } = searchDocuments(index, { query: ' ', language: 'pl' }, 'en')
  expect([...available, ...unavailable].every((it) => it.language === 'pl')).toBe(true)
  expect(unavailable.length).toBeGreaterThan(0)
})

test('where a language has nothing that is available, the English documents of the same kind are closest', () => {
  const faq = { category: 'FAQ', title: 'FAQ', kind: 'faq' } as const
  const rules = {
    ...faq,
    id: 'rules-en',
    kind: 'rulebook',
    language: 'en',
    downloadUrl: '/rules.pdf',
  } as const
  const english = { ...faq, id: 'faq-en', language: 'en', downloadUrl: '/faq.pdf' } as const
  const german = { ...faq, id: 'faq-de', language: 'de' } as const
  const set = {
    slug: 'game',
    anchor: 'game',
    title: 'Game',
    documents: [rules, english],
    unavailable: [german],
  }
  const ofOneSet = searchIndex([searchedSet(set)])
  const result = searchDocuments(ofOneSet, { query: '', kind: 'faq', language: 'de' }, 'de')
  expect(result).toMatchObject({
    available: [],
    unavailable: [{ id: 'faq-de' }],
    closest: [{ id: 'faq-en' }],
  })
})

test('words that are nowhere find nothing', () => {
  expect(find('zzzzzz')).toMatchObject({ available: [], unavailable: [], closest: [] })
})

test('the list for the browser names no place of a file', () => {
  const [set] = content().sets.filter((it) => it.documents.length > 0)
  const documents = set?.documents.map((it) => ({ ...it, file: 'content/files/a.pdf' })) ?? []
  const listed = set && searchedSet({ ...set, documents }).documents[0]
  expect(listed).toHaveProperty('title')
  expect(listed).not.toHaveProperty('file')
})

function aDocument(id: string): DocumentEntry {
  return { id, title: 'Rulebook', category: 'RULES', kind: 'rulebook' }
}
