import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { stringify } from 'yaml'
import { aFolder } from '../../server/testing/a-folder.ts'
import { readRegister } from './download-register.server.ts'
import { languageCodes } from './languages.ts'

const labels = `RULEBOOKS, RULEBOOK, Rulebooks, FAQ, STATUS SHEET, OTHER MATERIALS, Save Sheet, SAVE SHEETS,
  TEMPORARY FIX, LOGBOOK, OPERATIONS BOOK, RECORD SHEET, WALLPAPERS, PLAYERS HANDBOOK, SHEETS, GAME RULES,
  PRINT AND PLAY, MANUALS, STICKERS, Achievement Sheets, 2.0 CARDS UPDATE, JOURNALS, RESOURCES, MATERIALS,
  TALES FROM THE RUINED CITY, Fix Pack, Errata, Open and Play, Guidelines, Core Box, Space Cat, Intruder,
  Tainted Grail, ISS Vanguard, Etherfields`.split(/,\s+/)

test('holds documents in every language and under every label of the specification', () => {
  const documents = readRegister().flatMap((set) => set.documents)
  expect(labels.filter((label) => !documents.some((entry) => entry.category === label))).toEqual([])
  expect(languageCodes.filter((code) => !documents.some((entry) => entry.language === code))).toEqual([])
})

test('leaves the language out only for the wallpapers', async () => {
  const documents = readRegister().flatMap((set) => set.documents)
  const wordless = documents.filter((entry) => entry.language === undefined)
  expect(wordless.map((entry) => entry.kind)).toEqual(['wallpaper'])
})

test.each([
  ['a language nobody knows', { language: 'xx' }, 'documents.0 (rules-en).language: found "xx", allowed: '],
  ['a misspelt key', { verison: '2' }, 'documents.0 (rules-en).verison: found "2", allowed: no such field'],
  [
    'an id that is no slug',
    { id: '../rules' },
    'documents.0 (../rules).id: found "../rules", allowed: a slug',
  ],
  ['two places', { page: '/fix' }, '.file: found "rules.pdf", allowed: only one of file, link, page'],
  ['a typed size', { bytes: 12 }, '.bytes: found 12, allowed: bytes only beside a link'],
  ['a date of no calendar', { issued: '2026-02-30' }, '.issued: found "2026-02-30", allowed: a date like'],
  [
    'an unsafe link',
    { file: undefined, link: 'http://a.b/c' },
    '.link: found "http://a.b/c", allowed: an address',
  ],
  [
    'a link with spaces',
    { file: undefined, link: 'https://a.b/FAQ 2.pdf' },
    '.link: found "https://a.b/FAQ 2.pdf", allowed: an address without spaces',
  ],
  [
    'a file that is no document',
    { file: 'rules.doc' },
    '.file: found "rules.doc", allowed: a PDF or ZIP file',
  ],
  ['an empty title', { title: ' ' }, 'documents.0 (rules-en).title: found " ", allowed:'],
  [
    'a replaced document that is not there',
    { replaces: 'rules-de' },
    'rules-en.replaces: found rules-de, allowed',
  ],
  [
    'itself replaced',
    { replaces: 'rules-en' },
    'rules-en.replaces: found rules-en, which leads back to rules-en',
  ],
])('refuses %s and says where', async (_what, change, message) => {
  const folder = await aRegister({ 'game.yaml': [{ ...anEntry(), ...change }] })
  expect(() => readRegister(folder)).toThrow(`game.yaml: `)
  expect(() => readRegister(folder)).toThrow(message)
})

test('refuses an id that two documents of a set have', async () => {
  const folder = await aRegister({ 'game.yaml': [anEntry(), { ...anEntry(), file: 'other.pdf' }] })
  expect(() => readRegister(folder)).toThrow(
    'documents.1 (rules-en).id: found "rules-en", allowed: an id that no other',
  )
})

test('reports the mistakes of all files at once', async () => {
  const folder = await aRegister({
    'a.yaml': [
      { ...anEntry(), kind: 'poem' },
      { ...anEntry(), id: 'two', edition: 'gold' },
    ],
    'b.yaml': [{ ...anEntry(), title: 7 }],
  })
  expect(() => readRegister(folder)).toThrow(/^3 mistakes in content files\n/)
})

test('refuses a file it would overlook, or whose name makes no good address', async () => {
  const folder = await aRegister({ 'a.yml': [], 'My Game.yaml': [anEntry()] })
  expect(() => readRegister(folder)).toThrow(/My Game\.yaml: .*allowed: lower case letters[\s\S]*a\.yml: /)
})

test('refuses an id or an address that another set uses', async () => {
  const entry = { ...anEntry(), file: undefined, link: 'https://example.com/rules.pdf' }
  const folder = await aRegister({ 'a.yaml': [entry], 'b.yaml': [entry] })
  expect(() => readRegister(folder)).toThrow(/id: found rules-en, used already in .*a\.yaml/)
  expect(() => readRegister(folder)).toThrow(/address: found https:\/\/example.com\/rules.pdf, used/)
})

function anEntry() {
  return {
    id: 'rules-en',
    category: 'RULES',
    title: 'Rules',
    kind: 'rulebook',
    language: 'en',
    file: 'rules.pdf',
  }
}

async function aRegister(files: Record<string, object[]>) {
  const folder = aFolder('register')
  for (const [name, documents] of Object.entries(files)) {
    await writeFile(path.join(folder, name), stringify({ title: `Game ${name}`, documents }))
  }
  return folder
}
