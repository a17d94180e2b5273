import { expect, test } from 'vitest'
import type { DocumentSet, GameDocument } from './document.ts'
import { byCategory, searchIndex, setsIn, summaries } from './download-rows.server.ts'

test('groups the documents of a set by category, in the order of the register', () => {
  const [set] = summaries([aGroup()])
  expect(set?.groups.map(({ category, count }) => [category, count])).toEqual([
    ['RULEBOOKS', 2],
    ['Rulebooks', 1],
  ])
})

test('counts placeholders apart from what is here', () => {
  const set = aGroup()
  const documents = set.documents.map((it): GameDocument => (it.id === 'a' ? { ...it, is: 'form' } : it))
  expect(summaries([{ ...set, documents }])[0]?.groups[0]).toMatchObject({ count: 2, here: 1 })
})

test('leaves the rows out of the page when the whole register has more than the limit', () => {
  expect(summaries([aGroup()], 3)[0]?.groups[0]?.rows).toHaveLength(2)
  expect(summaries([aGroup()], 2)[0]?.groups[0]).toEqual({
    category: 'RULEBOOKS',
    count: 2,
    here: 0,
  })
})

test('keeps checksums and pictures for the set’s own page', () => {
  const row = summaries([aGroup()])[0]?.groups[0]?.rows?.[0]
  expect(row).not.toHaveProperty('sha256')
  expect(row).not.toHaveProperty('thumbnail')
  expect(byCategory(aGroup().documents)[0]?.rows[0]).toMatchObject({
    sha256: '0'.repeat(64),
    thumbnail: '/files/a.webp',
  })
})

test('lists by language only the sets that have it', () => {
  expect(setsIn('pl', [aGroup()]).map(({ slug, count }) => [slug, count])).toEqual([['game', 1]])
  expect(setsIn('ko', [aGroup()])).toEqual([])
  expect(setsIn('de', [aGroup()], 1)).toEqual([{ slug: 'game', title: 'Game', count: 2 }])
})

test('gives the search every document and the names of its kind in each language', () => {
  const { sets, names } = searchIndex([aGroup()])
  expect(sets[0]?.rows.map((it) => it.id)).toEqual(['a', 'b', 'c'])
  expect(names.pl?.rulebook).toBe('Instrukcja')
})

function aGroup(): DocumentSet {
  const documents = [
    aDocument('a', 'RULEBOOKS', 'de'),
    aDocument('b', 'RULEBOOKS', 'pl'),
    aDocument('c', 'Rulebooks', 'de'),
  ]
  return { slug: 'game', section: 'game', title: 'Game', alsoCalled: [], documents }
}

function aDocument(id: string, category: string, language: 'de' | 'pl'): GameDocument {
  return {
    id,
    game: 'Game',
    category,
    title: id,
    kind: 'rulebook',
    language,
    is: 'stand-in',
    downloadUrl: `/files/${id}.pdf`,
    sha256: '0'.repeat(64),
    thumbnail: '/files/a.webp',
  }
}
