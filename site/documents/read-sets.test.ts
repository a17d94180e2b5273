import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dump } from 'js-yaml'
import { expect, test } from 'vitest'
import { aFolder } from '../../server/testing/lifetime.ts'
import { ContentError, type Mistake } from '../content/content-mistakes.ts'
import { setFileSchema } from './document-schema.ts'
import { readSets, setSlugs } from './read-sets.build.ts'

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
])('refuses %s and says where', async (_what, change, message) => {
  const folder = await aFolderOfSets({ 'game.yaml': [{ ...anEntry(), ...change }] })
  expect(mistakesIn(folder)).toContain('game.yaml: ')
  expect(mistakesIn(folder)).toContain(message)
})

test('refuses an id that two documents of a set have', async () => {
  const folder = await aFolderOfSets({ 'game.yaml': [anEntry(), { ...anEntry(), file: 'other.pdf' }] })
  expect(mistakesIn(folder)).toContain('documents.1 (rules-en).id: found "rules-en", allowed: an id that no other')
})

test('refuses a title of which no address can be made', () => {
  const { error } = setFileSchema.safeParse({ title: 'Війна світів', documents: [anEntry()] })
  expect(error?.issues).toMatchObject([{ path: ['title'] }])
})

test('reports the mistakes of all files at once', async () => {
  const poem = { ...anEntry(), kind: 'poem' }
  const golden = { ...anEntry(), id: 'two', madeFor: 'gold' }
  const folder = await aFolderOfSets({ 'a.yaml': [poem, golden], 'b.yaml': [{ ...anEntry(), title: 7 }] })
  expect(mistakesIn(folder)).toMatch(/^3 mistakes in content files\n/)
})

test('refuses a file it would overlook, or whose name makes no good address', async () => {
  const folder = await aFolderOfSets({ 'a.yml': [], 'My Game.yaml': [anEntry()] })
  expect(mistakesIn(folder)).toMatch(/found My Game\.yaml, allowed: lower case letters/)
  expect(mistakesIn(folder)).toMatch(/found a\.yml, allowed: lower case letters/)
  // Readers that do not refuse mistakes, like the editor's page, pass over them.
  expect(setSlugs(folder)).toEqual([])
})

test('refuses an id or an address that another set uses', async () => {
  const entry = { ...anEntry(), file: undefined, link: 'https://example.com/rules.pdf' }
  const folder = await aFolderOfSets({ 'a.yaml': [entry], 'b.yaml': [entry] })
  expect(mistakesIn(folder)).toMatch(/id: found rules-en, allowed: one that .*a\.yaml does not have/)
  expect(mistakesIn(folder)).toMatch(/link: found https:\/\/example.com\/rules.pdf, allowed: one/)
})

/** What the build says of a folder of sets. */
function mistakesIn(folder: string): string {
  const mistakes: Mistake[] = []
  readSets(mistakes, folder)
  return new ContentError(mistakes).message
}

function anEntry() {
  return { id: 'rules-en', category: 'RULES', title: 'Rules', kind: 'rulebook', language: 'en', file: 'rules.pdf' }
}

async function aFolderOfSets(files: Record<string, object[]>) {
  const folder = aFolder('sets')
  for (const [name, documents] of Object.entries(files)) {
    await writeFile(join(folder, name), dump({ title: `Game ${name}`, documents }))
  }
  return folder
}
