import { expect, test } from 'vitest'
import type { GameDocument } from './document.ts'
import { rowFacts, rowWarnings, waitingTime } from './row-facts.ts'

test('leaves out what is not known', () => {
  expect(rowFacts(aRow({ is: 'published' }))).toEqual([])
  expect(rowFacts(aRow({ is: 'published', bytes: 1, pages: 3 }))).toEqual(['3 pages'])
})

test('states what is known', () => {
  const row = aRow({
    is: 'published',
    bytes: 2e6,
    pages: 3,
    version: '1.2',
    issued: '2026-06-08',
    edition: 'screen',
  })
  expect(rowFacts(row)).toEqual(['3 pages', 'version 1.2', 'issued 8 June 2026', 'screen edition'])
})

test('asks no page count of an archive and nothing of a page of this site', () => {
  expect(rowFacts(aRow({ downloadUrl: '/files/a.zip', bytes: 1 }))).toContain('ZIP archive')
  expect(rowFacts(aRow({ is: 'page' }))).toEqual(['A page of this site'])
})

test.each([
  [10_000_000, undefined],
  [10_000_001, 'about 10 seconds at 10 Mbit/s'],
  [46_217_931, 'about 35 seconds at 10 Mbit/s'],
  [109_541_500, 'about 90 seconds at 10 Mbit/s'],
  [120_000_000, 'about 2 minutes at 10 Mbit/s'],
])('a file of %i bytes: %s', (bytes, text) => {
  expect(waitingTime(bytes)).toBe(text)
})

test.each([
  ['form', 'blank form of our own, to print'],
  ['outside', 'on another server'],
] as const)('says what is behind the link of a %s', (is, text) => {
  expect(rowFacts(aRow({ is }))).toContain(text)
})

test('states nothing of a placeholder', () => {
  expect(rowFacts(aRow({ is: 'stand-in', bytes: 25_000 }))).toEqual([])
})

test('warns of spoilers and earlier editions, and of nothing else', () => {
  expect(rowWarnings(aRow({ spoiler: true, replacedBy: 'b' }))).toHaveLength(2)
  expect(rowWarnings(aRow({}))).toEqual([])
})

function aRow(change: Partial<GameDocument>): GameDocument {
  return {
    id: 'a',
    game: 'Game',
    category: 'RULES',
    title: 'A',
    downloadUrl: '/files/a.pdf',
    kind: 'rulebook',
    language: 'en',
    is: 'published',
    ...change,
  }
}
