import { expect, test } from 'vitest'
import type { DownloadSet } from '../download-register.server.ts'
import type { DownloadEntry } from '../download-schema.ts'
import { type Plan, planImport } from './plan.ts'
import { type Line, readList } from './published-list.ts'
import { reportOf } from './report.ts'

const origin = 'https://example.com'
const rules: DownloadEntry = {
  ...{
    id: 'game-rulebook-en',
    category: 'RULEBOOKS',
    title: 'Rulebook ENG',
    kind: 'rulebook',
    language: 'en',
  },
  version: '9',
}
const faq: DownloadEntry = {
  ...{
    id: 'game-faq-en',
    category: 'FAQ',
    title: 'FAQ v1.2 ENG',
    kind: 'faq',
    language: 'en',
    version: '1.2',
  },
  ...{ link: 'https://www.example.com/files/FAQ%20%5B2%5D.pdf', issued: '2024-01-02', bytes: 6_075_325 },
}
const fix: DownloadEntry = {
  ...{ id: 'fix', category: 'FIX', title: 'Fix', kind: 'fix', language: 'en', page: '/fix' },
}
const own: DownloadEntry = { ...rules, id: 'game-map-en', title: 'Map ENG', kind: 'map', file: 'map.pdf' }
const sets = [
  aSet('Game', [rules, faq, fix, own]),
  aSet('Story Dice Vault', []),
  { ...aSet('Tainted Grail: The Fall of Avalon', []), alsoCalled: ['Tainted Grail', 'TG'] },
  { ...aSet('Tainted Grail: Kings of Ruin', []), alsoCalled: ['TG'] },
]

test.each<[string, Partial<Line>, string, Partial<DownloadEntry>]>([
  ['a document not available yet', {}, 'changed', { id: rules.id, link: `${origin}/rules.pdf` }],
  [
    'a size in its title',
    { title: 'Rulebook ENG (2.0 MB)' },
    'changed',
    { title: 'Rulebook ENG', bytes: 2_000_000 },
  ],
  [
    'an encoded address',
    { downloadUrl: 'a b [2].pdf' },
    'changed',
    { link: `${origin}/a%20b%20%5B2%5D.pdf` },
  ],
  [
    'an address of http',
    { downloadUrl: 'http://www.example.com/a.pdf' },
    'changed',
    { link: `${origin}/a.pdf` },
  ],
  [
    'an address without an ending',
    { downloadUrl: '/Sheet_v1.2' },
    'changed',
    { link: `${origin}/Sheet_v1.2` },
  ],
  ['the next edition', { title: 'FAQ v1.3 ENG', category: 'FAQ' }, 'changed', { id: faq.id, version: '1.3' }],
  ['a new document', { title: 'Solo Rules ENG' }, 'new', { id: 'game-solo-rules-en', kind: 'rulebook' }],
  ['an odd label', { title: 'Solo Rules', category: 'Rule extras' }, 'new', { category: 'Rule extras' }],
  ['a label of one slip', { title: 'Solo Rules', category: 'RULEBOKS' }, 'new', { category: 'RULEBOOKS' }],
  ['a language in words', { title: 'Solo Rules PL', flagUrl: '' }, 'new', { language: 'pl' }],
  [
    'a language in a folder',
    { title: 'Solo Rules', flagUrl: '', downloadUrl: '/FRA/a.pdf' },
    'new',
    { language: 'fr' },
  ],
  ['the flag of Brazil', { title: 'Solo Rules', flagUrl: '/flags/br.svg' }, 'new', { language: 'pt-BR' }],
  ['the flag of Ukraine', { title: 'Solo Rules', flagUrl: '/UA_flag.webp?v=2' }, 'new', { language: 'uk' }],
  ['wallpapers', { title: 'Wallpapers', flagUrl: '', downloadUrl: '/w.zip' }, 'new', { kind: 'wallpaper' }],
  [
    'a card set of the vault',
    { game: 'story dice vault', category: 'Space Cat', title: 'Set' },
    'new',
    { kind: 'cards' },
  ],
  [
    'the core box of the vault',
    { game: 'Story Dice Vault', category: 'Core Box', title: 'Box' },
    'new',
    { kind: 'cards' },
  ],
])('takes %s', (_what, line, is, entry) => {
  const { changes, notes } = plan([line])
  expect(notes).toEqual([])
  expect(changes).toMatchObject([{ is, entry }])
})

test.each<[string, Partial<Line>]>([
  [
    'the same address however it is written',
    { title: 'FAQ v1.2 ENG (6.1 MB)', category: 'FAQ', downloadUrl: '/files/FAQ [2].pdf' },
  ],
  ['a page of ours', { title: 'Fix', category: 'FIX', downloadUrl: '/fix' }],
  ['a file of ours', { title: 'Map ENG', downloadUrl: '/another/map.pdf' }],
])('leaves %s as it is', (_what, line) => {
  expect(plan([line])).toMatchObject({ changes: [], notes: [] })
})

test.each<[string, Partial<Line>, RegExp]>([
  ['a password in the address', { downloadUrl: 'https://me:secret@example.com/a.pdf' }, /name or password/],
  ['a program', { downloadUrl: '/setup.exe' }, /no PDF or ZIP/],
  ['an office file', { downloadUrl: '/Rules.DOCX' }, /no PDF or ZIP/],
  ['an address without https', { downloadUrl: 'http://elsewhere.example/a.pdf' }, /https/],
  ['a script as address', { downloadUrl: 'javascript:alert(1)' }, /https/],
  ['no address', { downloadUrl: 'https://' }, /is no address/],
  ['an unknown flag', { title: 'Solo Rules', flagUrl: '/flags/xx.svg' }, /xx\.svg is of no language/],
  ['no language', { title: 'Solo Rules', flagUrl: '' }, /has no flag/],
  ['no kind', { title: 'Thing', category: 'THINGS' }, /what kind of document/],
  ['a title longer than a row', { title: 'Rules '.repeat(20) }, /more than 90/],
  ['a title that is only a size', { title: '(6.1 MB)' }, /only a size/],
  ['a game spelt like none', { game: 'Gaming' }, /no set/],
  ['the sequel of a game', { game: 'Game 2' }, /no set/],
  ['a name of two sets', { game: 'TG' }, /could be Tainted Grail: The Fall of Avalon or/],
  [
    'the address of another game',
    { game: 'Story Dice Vault', downloadUrl: '/files/FAQ [2].pdf' },
    /document of Game/,
  ],
])('leaves %s to a person', (_what, line, problem) => {
  const { changes, notes } = plan([line])
  expect(changes).toEqual([])
  expect(notes).toMatchObject([
    { about: expect.stringMatching(/^line 1: /), problem: expect.stringMatching(problem) },
  ])
})

test.each<[string, Partial<Line>[]]>([
  ['two lines that could be one document of ours', [{ downloadUrl: '/a.pdf' }, { downloadUrl: '/b.pdf' }]],
  [
    'two new ones of one name',
    [
      { title: 'Solo v1 ENG', downloadUrl: '/a.pdf' },
      { title: 'Solo v2 ENG', downloadUrl: '/b.pdf' },
    ],
  ],
])('never makes ids of %s', (_what, lines) => {
  const { changes, notes } = plan(lines.map((it) => ({ category: 'RULEBOOKS', ...it })))
  expect(changes).toEqual([])
  expect(notes.map((it) => it.problem)).toEqual([
    expect.stringMatching(/could be the same document as .*line 2/),
    expect.stringMatching(/could be the same document as .*line 1/),
  ])
})

test.each<[string, Partial<Line>, string]>([
  [
    'a bare line name',
    { game: 'Tainted Grail' },
    '"Tainted Grail" taken as Tainted Grail: The Fall of Avalon',
  ],
  ['one wrong letter', { game: 'Storydice Vaultt' }, '"Storydice Vaultt" taken as Story Dice Vault'],
  [
    'flag against title',
    { title: 'Solo Rules PL' },
    'taken as English by its flag, though its words say Polish',
  ],
  ['a lost version', { title: 'FAQ', category: 'FAQ' }, 'game-faq-en was version 1.2, the line names none'],
])('lists %s as a guess to confirm', (_what, line, guess) => {
  const whole = plan([line])
  expect(whole.guesses.map((it) => it.guess)).toEqual([guess])
  expect(reportOf(whole, whole.notes)).toContain(`Guesses to confirm: 1\n  ${guess}\n      line 1: `)
})

test('counts a repeated line once, and leaves one address of two documents to a person', () => {
  expect(plan([{}, {}])).toMatchObject({ repeated: 1, notes: [] })
  expect(plan([{}, { title: 'Solo Rules' }]).notes[0]?.problem).toMatch(/has the address of line 1/)
})

test('an address of our own that a new edition leaves leads to the document', () => {
  const line = { category: 'FAQ', title: 'FAQ v1.3 ENG', downloadUrl: '/files/faq-1.3.pdf' }
  expect(plan([line]).moved).toEqual([{ from: '/files/FAQ%20%5B2%5D.pdf', to: '/d/game-faq-en' }])
  expect(plan([{ category: 'FIX', title: 'Fix', downloadUrl: '/old/fix' }]).moved).toEqual([
    { from: '/old/fix', to: '/fix' },
  ])
})

test('the report names each document and line with what to do, none longer than a line', () => {
  const whole = plan([{ title: 'Solo Rules ENG', downloadUrl: '/solo.pdf' }, { game: 'Gaming '.repeat(30) }])
  const report = reportOf(whole, whole.notes)
  expect(report).toContain('game: game-solo-rules-en: Solo Rules ENG <- https://example.com/solo.pdf')
  expect(report).toContain('game: game-faq-en\n')
  expect(report).toMatch(/ {2}line 2: Gaming.*…\n {6}no set/)
})

test.each([
  ['<html>', /Unexpected token/],
  ['[{"game": "A",\n "title" "B"}]', /line 2 column 10/],
  ['{"files": []}', /found object/],
  ['[]', /found an empty list/],
])('refuses %j as a list and says where and what one is', (text, problem) => {
  expect(() => readList(text, 'files.json')).toThrow(problem)
  expect(() => readList(text, 'files.json')).toThrow('allowed: a JSON list of { game, category')
})

test.each([
  [{ title: '<b>Rules</b>' }, 'title: has markup'],
  [{ title: 'Rules &amp; FAQ' }, 'title: has markup'],
  [{ title: 'Rules \u202Efdp' }, 'title: has control or direction characters'],
  [{ game: 'Ga\u0000me' }, 'game: has control or direction characters'],
  [{ downloadUrl: ' ' }, 'downloadUrl: missing or no text'],
  [{ category: undefined }, 'category: missing or no text'],
  ['no line', 'the line is no object'],
])('line 2 with %j comes back as a note', (change, problem) => {
  const good = { game: 'Game', category: 'FAQ', title: 'FAQ', downloadUrl: '/a.pdf', flagUrl: null }
  const list = JSON.stringify([good, typeof change === 'string' ? change : { ...good, ...change }])
  const { lines, notes } = readList(`\uFEFF${list}`, 'files.json')
  expect(lines.map((it) => it.number)).toEqual([1])
  expect(notes).toMatchObject([{ about: expect.stringMatching(/^line 2: [\P{Cc}]*$/u), problem }])
})

function plan(lines: Partial<Line>[]): Plan {
  const base = {
    game: 'The Game',
    category: 'RULEBOOKS',
    title: 'Rulebook',
    downloadUrl: '/rules.pdf',
    flagUrl: '/uk.png',
  }
  return planImport(
    lines.map((line, index) => ({ number: index + 1, ...base, ...line })),
    sets,
    origin,
  )
}

function aSet(title: string, documents: DownloadEntry[]): DownloadSet {
  return { slug: title.toLowerCase().replace(/\W+/g, '-'), section: title, title, documents }
}
