import { expect, test } from 'vitest'
import type { DownloadSet } from '../download-register.server.ts'
import type { DownloadEntry } from '../download-schema.ts'
import { withSizes } from './check-links.ts'
import { planImport } from './plan.ts'
import type { Line } from './published-list.ts'
import { reportOf } from './report.ts'

const origin = 'https://example.com'
const rules: DownloadEntry = {
  id: 'game-rules-en',
  category: 'RULES',
  title: 'Rulebook ENG',
  kind: 'rulebook',
  language: 'en',
  format: 'pdf',
  version: '9',
  spoiler: true,
}
const faq: DownloadEntry = {
  id: 'game-faq-en',
  category: 'FAQ',
  title: 'FAQ v1.2 ENG',
  kind: 'faq',
  language: 'en',
  link: 'https://www.example.com/files/FAQ%20%5B2%5D.pdf',
  version: '1.2',
  issued: '2024-01-02',
  pages: 2,
  bytes: 6_075_325,
  changeNote: 'Page 2.',
}
const fix: DownloadEntry = {
  id: 'fix',
  category: 'FIX',
  title: 'Fix',
  kind: 'fix',
  language: 'en',
  page: '/fix',
}

test('puts the company’s file in the place of a placeholder and lets go what nobody confirmed', () => {
  const { changes } = plan([rules], [{ title: 'RULEBOOK (2.0 MB)', downloadUrl: 'a b.pdf' }])
  const { version: _, format: __, ...kept } = rules
  const entry = { ...kept, title: 'RULEBOOK', link: 'https://example.com/a%20b.pdf', bytes: 2_000_000 }
  expect(changes).toMatchObject([{ set: 'game', is: 'changed', entry }])
  expect(changes[0]?.entry).toEqual(entry)
})

test('leaves a document alone whose address is the same however it is written, and keeps what we know better', () => {
  const line = { category: 'FAQ', title: 'FAQ v1.2 ENG (6.1 MB)', downloadUrl: '/files/FAQ [2].pdf' }
  expect(plan([faq], [line]).changes).toEqual([])
})

test('takes another address under the same title for the next edition, and keeps its id', () => {
  const line = { category: 'FAQ', title: 'FAQ v1.3 ENG', downloadUrl: '/files/faq-1.3.pdf' }
  expect(plan([faq], [line]).changes[0]?.entry).toEqual({
    id: 'game-faq-en',
    category: 'FAQ',
    title: 'FAQ v1.3 ENG',
    kind: 'faq',
    language: 'en',
    link: 'https://example.com/files/faq-1.3.pdf',
    version: '1.3',
  })
})

test('leaves a file of ours in its place', () => {
  expect(plan([rules], [{ title: 'Rulebook ENG', downloadUrl: '/a.pdf' }], true).changes).toEqual([])
})

test('gives a new document an id that was never anybody’s', () => {
  const line = { title: 'Solo Rules ENG', downloadUrl: '/solo.pdf' }
  expect(plan([rules], [line]).changes.map((it) => it.entry.id)).toEqual(['game-solo-rules-en'])
  expect(plan([rules], [line], false, ['game-solo-rules-en']).changes.map((it) => it.entry.id)).toEqual([
    'game-solo-rules-en-2',
  ])
})

test.each([
  ['a document without a language', { title: 'Rulebook', flagUrl: '' }, 'no flag'],
  ['a document nobody knows the kind of', { title: 'Thing', category: 'THINGS' }, 'kind of document'],
  ['an address that is none', { title: 'Rulebook', downloadUrl: 'https://' }, 'no address'],
  [
    'an address without https',
    { title: 'Rulebook', downloadUrl: 'http://elsewhere.example/a.pdf' },
    'no address',
  ],
  ['a title longer than a row', { title: 'Rules '.repeat(20) }, 'more than 90 characters'],
  ['a game that is spelt like none', { game: 'Gaming' }, 'no set'],
  ['the sequel of a game', { game: 'Game 2' }, 'no set'],
])('leaves %s to somebody’s hand', (_what, line, problem) => {
  const { changes, notes } = plan([], [line])
  expect(changes).toEqual([])
  expect(notes.map((it) => it.problem)).toEqual([expect.stringContaining(problem)])
})

test('keeps a page of ours, and the old one leads to it', () => {
  const { changes, moved } = plan([fix], [{ category: 'FIX', title: 'Fix', downloadUrl: '/old/fix' }])
  expect([changes, moved]).toEqual([[], [{ from: '/old/fix', to: '/fix' }]])
  expect(plan([fix], [{ category: 'FIX', title: 'Fix', downloadUrl: '/fix' }]).moved).toEqual([])
})

test('an address of our own that a new edition leaves leads to the document', () => {
  const line = { category: 'FAQ', title: 'FAQ v1.3 ENG', downloadUrl: '/files/faq-1.3.pdf' }
  expect(plan([faq], [line]).moved).toEqual([{ from: '/files/FAQ%20%5B2%5D.pdf', to: '/d/game-faq-en' }])
  expect(plan([faq], [{ ...line, downloadUrl: '/files/FAQ [2].pdf' }]).moved).toEqual([])
})

test('tells what of ours the list does not hold', () => {
  const { absent } = plan([rules, faq], [{ title: 'Rulebook ENG', downloadUrl: '/a.pdf' }])
  expect(absent.map((it) => it.entry.id)).toEqual(['game-faq-en'])
})

test('puts the sizes servers name in the place of rounded ones, for lines and documents alike', () => {
  const lines = [{ title: 'Rulebook ENG (2 MB)', downloadUrl: '/a.pdf' }]
  const sizes = new Map([
    ['example.com/a.pdf', 1_987_654],
    ['example.com/files/FAQ [2].pdf', 7],
  ])
  const { changes } = withSizes(plan([rules, faq], lines), [aSet([rules, faq])], sizes)
  expect(changes.map((it) => [it.entry.id, it.entry.bytes])).toEqual([
    ['game-rules-en', 1_987_654],
    ['game-faq-en', 7],
  ])
})

test('the report names each document and line with what to do', () => {
  const whole = plan(
    [rules, faq],
    [{ title: 'Solo Rules ENG', downloadUrl: '/solo.pdf' }, { game: 'Gaming' }],
  )
  const report = reportOf(whole, whole.notes)
  for (const line of [
    'game: game-solo-rules-en: Solo Rules ENG <- https://example.com/solo.pdf',
    'game: game-rules-en (file of ours)\n      /d/game-rules-en /download/game 302',
    `game: game-faq-en (${faq.link})`,
    'line 2: Gaming, RULES, Rules\n      no set of content/downloads/ is called "Gaming"\n      -> add this spelling',
    '1 lines placed, 0 of them repetitions. Documents: 1 new, 0 changed.',
  ])
    expect(report).toContain(line)
})

test('does not guess which of two documents of one title is meant', () => {
  const twins = [rules, { ...rules, id: 'game-rules-2-en' }]
  expect(plan(twins, [{ title: 'Rulebook ENG', downloadUrl: '/a.pdf' }]).changes.map((it) => it.is)).toEqual([
    'new',
  ])
})

function plan(documents: DownloadEntry[], lines: Partial<Line>[], hasFile = false, published: string[] = []) {
  const set = aSet(documents)
  const whole = lines.map((line, index) => ({
    ...{ number: index + 1, game: 'The Game', category: 'RULES', title: 'Rules', downloadUrl: '/rules.pdf' },
    ...{ flagUrl: '/flags/uk.png', ...line },
  }))
  return planImport(whole, { sets: [set], origin, published, hasFile: () => hasFile })
}

function aSet(documents: DownloadEntry[]): DownloadSet {
  return { slug: 'game', section: 'game', title: 'Game', documents }
}
