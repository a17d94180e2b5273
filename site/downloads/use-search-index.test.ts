import { expect, test } from 'vitest'
import type { SearchIndex } from './download-rows.server.ts'
import { answer, libraryOf } from './use-search-index.ts'

test.each([
  ['the title', 'reference', ['help-de']],
  ['the game', 'nemesis', ['rules-de', 'rules-pl', 'help-de']],
  ['another spelling of the game', 'nemezis', ['rules-de', 'rules-pl', 'help-de']],
  ['the kind in the document’s language', 'spielregel', ['rules-de']],
  ['the language in English', 'polish', ['rules-pl']],
  ['the language in its own words', 'polski', ['rules-pl']],
  ['the category', 'rulebooks', ['rules-de', 'rules-pl', 'help-de']],
])('finds a document by %s', (_case, query, ids) => {
  expect(answer(libraryOf(anIndex()), { query }).found.map((it) => it.id)).toEqual(ids)
})

test('puts the visitor’s language first among documents that answer equally well', () => {
  const ids = (own: 'de' | 'pl') =>
    answer(libraryOf(anIndex()), { query: 'nemesis rules', kind: 'rulebook' }, own).found.map((it) => it.id)
  expect(ids('de')).toEqual(['rules-de', 'rules-pl'])
  expect(ids('pl')).toEqual(['rules-pl', 'rules-de'])
})

test('puts placeholders behind everything that is here', () => {
  const index = anIndex()
  const [first] = index.sets[0]?.rows ?? []
  if (first) first.is = 'stand-in'
  const ids = answer(libraryOf(index), { query: 'nemesis rules', kind: 'rulebook' }, 'de').found
  expect(ids.map((it) => it.id)).toEqual(['rules-pl', 'rules-de'])
})

test('counts each filter among what the other leaves', () => {
  const { found, counts } = answer(libraryOf(anIndex()), { query: '', language: 'de', kind: 'rulebook' })
  expect(found.map((it) => it.id)).toEqual(['rules-de'])
  expect([...counts.languages]).toEqual([
    ['de', 1],
    ['pl', 1],
  ])
  expect([...counts.kinds]).toEqual([
    ['rulebook', 1],
    ['reference', 1],
  ])
})

function anIndex(): SearchIndex {
  const shared = { game: 'Nemesis', category: 'RULEBOOKS', is: 'published' } as const
  return {
    names: { de: { rulebook: 'Spielregel' }, pl: { rulebook: 'Instrukcja' } },
    sets: [
      {
        slug: 'nemesis',
        title: 'Nemesis',
        alsoCalled: ['Nemezis'],
        rows: [
          { ...shared, id: 'rules-de', title: 'Rules', downloadUrl: '/1', kind: 'rulebook', language: 'de' },
          { ...shared, id: 'rules-pl', title: 'Rules', downloadUrl: '/2', kind: 'rulebook', language: 'pl' },
          {
            ...shared,
            id: 'help-de',
            title: 'Reference',
            downloadUrl: '/3',
            kind: 'reference',
            language: 'de',
          },
        ],
      },
    ],
  }
}
