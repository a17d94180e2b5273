import { dump } from 'js-yaml'
import { expect, test } from 'vitest'
import { ContentError } from '../content-files/content-mistakes.ts'
import { documentSetSchema } from './document-schema.ts'
import { parseSets, setMistakes } from './read-sets.build.ts'

test.each([
  ['a language nobody knows', { language: 'xx' }, 'documents.0 (rules-en).language: found "xx", allowed: '],
  ['a misspelt key', { verison: '2' }, 'documents.0 (rules-en).verison: found "2", allowed: no such field'],
  ['an id that is no slug', { id: '../rules' }, '(../rules).id: found "../rules", allowed: a slug'],
  ['two places', { page: '/fix' }, '.file: found "rules.pdf", allowed: only one of file, link, page'],
  ['a date of no calendar', { issued: '2026-02-30' }, '.issued: found "2026-02-30", allowed: a date like'],
  ['an unsafe link', { file: undefined, link: 'http://a.b/c' }, '.link: found "http://a.b/c", allowed: '],
  ['a link with spaces', { file: undefined, link: 'https://a.b/c d' }, 'allowed: an address without spaces'],
  ['a bare per cent sign', { file: undefined, link: 'https://a.b/100%' }, 'a per cent sign as %25'],
  ['a file that is no document', { file: 'rules.doc' }, '.file: found "rules.doc", allowed: a PDF or ZIP'],
  ['an empty title', { title: ' ' }, 'documents.0 (rules-en).title: found " ", allowed:'],
])('refuses %s and says where', (_what, change, message) => {
  const report = mistakesIn({ 'game.yaml': [{ ...anEntry(), ...change }] })
  expect(report).toContain('game.yaml: ')
  expect(report).toContain(message)
})

test('refuses an id that two documents of a set have', () => {
  const report = mistakesIn({ 'game.yaml': [anEntry(), { ...anEntry(), file: 'other.pdf' }] })
  expect(report).toContain('documents.1 (rules-en).id: found "rules-en", allowed: an id that no other')
})

test('refuses a title of which no address can be made', () => {
  const { error } = documentSetSchema.safeParse({ title: 'Війна світів', documents: [anEntry()] })
  expect(error?.issues).toMatchObject([{ path: ['title'] }])
})

test('reports the mistakes of all files at once', () => {
  const poem = { ...anEntry(), kind: 'poem' }
  const golden = { ...anEntry(), id: 'two', madeFor: 'gold' }
  const report = mistakesIn({ 'a.yaml': [poem, golden], 'b.yaml': [{ ...anEntry(), title: 7 }] })
  expect(report).toMatch(/^3 mistakes in content files\n/)
})

test('refuses a file it would overlook, or whose name makes no good address', () => {
  const report = mistakesIn({ 'a.yml': [], 'My Game.yaml': [anEntry()] })
  expect(report).toMatch(/found My Game\.yaml, allowed: lower case letters/)
  expect(report).toMatch(/found a\.yml, allowed: lower case letters/)
})

test('a document without its file is a mistake', () => {
  const problem = 'found rules.pdf, allowed: a file in content/files/game that is not empty'
  expect(mistakesIn({ 'game.yaml': [anEntry()] })).toContain(`rules-en.file: ${problem}`)
})

test('refuses an id or an address that another set uses', () => {
  const entry = { ...anEntry(), file: undefined, link: 'https://example.com/rules.pdf' }
  const report = mistakesIn({ 'a.yaml': [entry], 'b.yaml': [entry] })
  expect(report).toMatch(/rules-en\.id: found rules-en, allowed: one that no other has; .*a\.yaml has it/)
  expect(report).toMatch(/rules-en\.link: found https:\/\/example.com\/rules.pdf, allowed: one/)
})

test.each(['Rules (1.2 MB)', 'Rules 340kB'])('refuses the size in the title %s: the row adds it', (title) => {
  expect(mistakesIn({ 'a.yaml': [{ ...anEntry(), title }] })).toContain('title: found')
})

/** What the build says of files of sets with these documents. */
function mistakesIn(files: Record<string, object[]>): string {
  const texts = new Map<string, string>()
  for (const [name, documents] of Object.entries(files)) texts.set(name, dump({ title: `Game ${name}`, documents }))
  const { value, mistakes } = parseSets(texts)
  return new ContentError([...mistakes, ...setMistakes(value)]).message
}

function anEntry() {
  return { id: 'rules-en', category: 'RULES', title: 'Rules', kind: 'rulebook', language: 'en', file: 'rules.pdf' }
}
