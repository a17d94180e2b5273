import { expect, test } from 'vitest'
import { content } from '../content.server.ts'
import { answer, libraryOf, searchList } from './search.ts'

const library = libraryOf(searchList(content().sets))
const find = (query: string) => answer(library, { query }, 'en')

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
])('“%s” finds %s among the first three that are here', (query, id) => {
  const first = find(query).here.slice(0, 3)
  expect(first.map((it) => it.id)).toContain(id)
})

test('what is not available yet is named, and what is here and closest is offered', () => {
  const { here, unavailable, closest } = find('nemesis rulebook deutsch')
  expect(here).toEqual([])
  expect(unavailable.map((it) => it.id)).toContain('nemesis-rulebook-de')
  expect(closest.map((it) => it.id)).toContain('nemesis-rulebook-en')
})

test('the filter narrows what is found, and each list counts what the rest of the filter leaves', () => {
  const { here, counted } = answer(library, { query: 'nemesis', kind: 'faq' }, 'en')
  expect(new Set(here.map((it) => it.kind))).toEqual(new Set(['faq']))
  expect(counted.language).toEqual(here)
  expect(counted.kind.filter((it) => it.kind === 'faq')).toEqual(here)
  expect(counted.kind.some((it) => it.kind === 'rulebook')).toBe(true)
})

test('a filter without words finds everything that suits it', () => {
  const { here, unavailable } = answer(library, { query: ' ', language: 'pl' }, 'en')
  expect([...here, ...unavailable].every((it) => it.language === 'pl')).toBe(true)
  expect(unavailable.length).toBeGreaterThan(0)
  expect(answer(library, { query: '', kind: 'cards', language: 'de' }, 'en').closest).toEqual([])
})

test('words that are nowhere find nothing', () => {
  expect(find('zzzzzz')).toMatchObject({ here: [], unavailable: [], closest: [] })
})

test('the list for the browser names no place of a file', () => {
  const [set] = content().sets.filter((it) => it.documents.length > 0)
  const documents = set?.documents.map((it) => ({ ...it, file: 'content/files/a.pdf' })) ?? []
  const listed = set && searchList([{ ...set, documents }]).sets[0]?.documents[0]
  expect(listed).toHaveProperty('title')
  expect(listed).not.toHaveProperty('file')
})
