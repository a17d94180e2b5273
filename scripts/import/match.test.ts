import { expect, test } from 'vitest'
import type { DocumentEntry, SetEntry } from '../../site/documents/document.ts'
import { type Match, matchList, reportOf } from './match.ts'

const origin = 'https://example.com'
const rules: DocumentEntry = {
  id: 'game-rulebook-en',
  category: 'RULEBOOKS',
  title: 'Rulebook ENG',
  kind: 'rulebook',
  language: 'en',
  version: '9',
}
const faq: DocumentEntry = {
  id: 'game-faq-en',
  category: 'FAQ',
  title: 'FAQ v1.2 ENG',
  kind: 'faq',
  language: 'en',
  version: '1.2',
  link: 'https://www.example.com/files/FAQ%20%5B2%5D.pdf',
  issued: '2024-01-02',
  bytes: 6_075_325,
}
const fix: DocumentEntry = { id: 'fix', category: 'FIX', title: 'Fix', kind: 'fix', language: 'en', page: '/fix' }
const own: DocumentEntry = { ...rules, id: 'game-map-en', title: 'Map ENG', kind: 'map', file: 'map.pdf' }
const sets = [
  aSet('Game', [rules, faq, fix, own]),
  aSet('Story Dice Vault', []),
  { ...aSet('Tainted Grail: The Fall of Avalon', []), alsoCalled: ['Tainted Grail', 'TG'] },
  { ...aSet('Tainted Grail: Kings of Ruin', []), alsoCalled: ['TG'] },
]

type PublishedLine = Record<'game' | 'category' | 'title' | 'downloadUrl' | 'flagUrl', unknown>

test.each<[string, Partial<PublishedLine>, 'new' | 'changed', Partial<DocumentEntry>]>([
  ['a document not available yet', {}, 'changed', { id: rules.id, link: `${origin}/rules.pdf`, version: '9' }],
  ['another spelling of its title', { title: 'Game: RULE-BOOK (English)' }, 'changed', { id: rules.id }],
  ['a size in its title', { title: 'Rulebook ENG (2.0 MB)' }, 'changed', { bytes: 2_000_000 }],
  ['an encoded address', { downloadUrl: 'a [2].pdf' }, 'changed', { link: `${origin}/a%20%5B2%5D.pdf` }],
  ['an address without an ending', { downloadUrl: '/Sheet' }, 'changed', { link: `${origin}/Sheet` }],
  ['a new document', { title: 'Solo Rules ENG' }, 'new', { id: 'game-solo-rules-en', kind: 'rulebook' }],
  ['an odd label', { title: 'Solo Rules', category: 'Rule extras' }, 'new', { category: 'Rule extras' }],
  ['a language in words', { title: 'Solo Rules PL', flagUrl: '' }, 'new', { language: 'pl' }],
  ['the flag of Brazil', { title: 'Solo Rules', flagUrl: '/flags/br.svg' }, 'new', { language: 'pt-BR' }],
  ['the flag of Ukraine', { title: 'Solo Rules', flagUrl: '/UA_flag.webp?v=2' }, 'new', { language: 'uk' }],
  ['wallpapers', { title: 'Wallpapers', flagUrl: null, downloadUrl: '/w.zip' }, 'new', { kind: 'wallpaper' }],
])('takes %s', (_what, line, status, entry) => {
  expect(match([line])).toMatchObject([{ status, entry }])
})

test('a document with another address keeps its id, and loses the facts about its former file', () => {
  const { version, issued, bytes, ...lasting } = faq
  const entry = { ...lasting, link: `${origin}/rules.pdf` }
  expect(match([{ title: faq.title, category: 'FAQ' }])).toEqual([{ status: 'changed', setSlug: 'game', entry }])
})

const sameAddress = { category: 'FAQ', downloadUrl: '/files/FAQ [2].pdf' }

test.each<[string, Partial<PublishedLine>]>([
  ['the same address written otherwise', { title: 'FAQ v1.2 ENG (6.1 MB)', ...sameAddress }],
  ['a page of ours', { title: 'Fix', category: 'FIX', downloadUrl: '/fix' }],
  ['a file of ours', { title: 'Map ENG', downloadUrl: '/another/map.pdf' }],
])('leaves %s as it is', (_what, line) => {
  expect(match([line])).toMatchObject([{ status: 'same' }])
})

const notHttps = /link: found .*allowed: an address that starts with https/

test.each<[string, Partial<PublishedLine>, RegExp]>([
  ['an address without https', { downloadUrl: 'http://elsewhere.example/a.pdf' }, notHttps],
  ['a script as address', { downloadUrl: 'javascript:alert(1)' }, notHttps],
  ['no address', { downloadUrl: 'https://' }, notHttps],
  ['an unknown flag', { title: 'Solo Rules', flagUrl: '/flags/xx.svg' }, /neither its flag nor its title/],
  ['no language', { title: 'Solo Rules', flagUrl: '' }, /neither its flag nor its title/],
  ['no kind', { title: 'Thing', category: 'THINGS' }, /kind: found nothing, allowed: rulebook, faq/],
  ['a title longer than a row', { title: 'Rules '.repeat(20) }, /title: found .*at most 90/],
  ['a title that is only a size', { title: '(6.1 MB)' }, /title: found "", allowed: a text/],
  ['a game spelt like none', { game: 'Gaming' }, /found "Gaming", allowed: a name of one set/],
  ['the sequel of a game', { game: 'Game 2' }, /a name of one set/],
  ['a name of two sets', { game: 'TG' }, /found "TG", allowed: a name of one set .*, and of no other/],
  ['the address of another game', { ...sameAddress, game: 'Story Dice Vault' }, /document of Game/],
  ['a missing address', { downloadUrl: ' ' }, /downloadUrl: found " ", allowed: a text/],
])('leaves %s to a person', (_what, line, problem) => {
  const matches = match([line])
  expect(matches).toEqual([{ status: 'unclear', problem: expect.stringMatching(/^line 1\b/) }])
  expect(matches).toEqual([{ status: 'unclear', problem: expect.stringMatching(problem) }])
})

test.each<[string, Partial<PublishedLine>[]]>([
  ['two lines that could be one document of ours', [{}, {}]],
  ['two new ones of one name', [{ title: 'Solo v1 ENG' }, { title: 'Solo v2 ENG' }]],
  ['two lines with one address', [{ downloadUrl: '/a.pdf' }, { title: 'Solo', downloadUrl: '/a.pdf' }]],
])('gives no id to %s', (_what, lines) => {
  const matches = match(lines.map((line, index) => ({ downloadUrl: `/${index}.pdf`, ...line })))
  const unclear = (problem: RegExp) => ({ status: 'unclear', problem: expect.stringMatching(problem) })
  expect(matches).toEqual([
    unclear(/^line 1 .*could be the same document as .*line 2/),
    unclear(/^line 2 .*could be the same document as .*line 1/),
  ])
})

test('the report names each document and line with what to do', () => {
  const report = reportOf(match([{ title: 'Solo Rules ENG', downloadUrl: '/solo.pdf' }, { game: 'Gaming' }]))
  expect(report).toContain('New documents: 1\n  game-solo-rules-en: Solo Rules ENG\nChanged documents: 0\n')
  expect(report).toMatch(/To do by hand: 1\n {2}line 2 \(Gaming, RULEBOOKS, Rulebook, .*\): game: found "Gaming"/)
})

test.each([
  ['<html>', /Unexpected token/],
  ['[{"game": "A",\n "title" "B"}]', /line 2 column 10/],
  ['{"files": []}', /found no list.*allowed: a JSON list of { game, category/],
])('refuses %j as a list and says where and what one is', (text, problem) => {
  expect(() => matchList(text, sets, origin)).toThrow(problem)
})

function match(changed: Partial<PublishedLine>[]): Match[] {
  const ours = { game: 'GAME', category: 'RULEBOOKS', title: 'Rulebook' }
  const line = { ...ours, downloadUrl: '/rules.pdf', flagUrl: '/uk.png' }
  const list = `\uFEFF${JSON.stringify(changed.map((change) => ({ ...line, ...change })))}`
  return matchList(list, sets, origin)
}

function aSet(title: string, documents: DocumentEntry[]): SetEntry {
  const slug = title.toLowerCase().replace(/\W+/g, '-')
  return { slug, anchor: slug, title, documents }
}
