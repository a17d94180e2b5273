import { expect, test } from 'vitest'
import { readRegister } from '../download-register.server.ts'
import { categoryOf, kindOf } from './labels.ts'
import { languageInWords, languageOfFlag } from './language-of.ts'

test('keeps every label of the register as it is, and knows what each of its documents is', () => {
  const documents = readRegister().flatMap((set) => set.documents)
  expect(documents.filter((it) => categoryOf(it.category) !== it.category)).toEqual([])
  expect(documents.filter((it) => kindOf(it.category, it.title) !== it.kind)).toEqual([])
})

test.each([
  ['RULEBOOK', 'RULEBOOK'],
  ['Rulebooks', 'Rulebooks'],
  ['Rule Books', 'RULEBOOKS'],
  ['RULEBOKS', 'RULEBOOKS'],
  ['open & play', 'open & play'],
  [' Save\u00a0Sheet ', 'Save Sheet'],
])('the label %j becomes %j', (published, label) => {
  expect(categoryOf(published)).toBe(label)
})

test.each([
  ['/images/flags/uk.png', 'en'],
  ['https://cdn.example.com/UA_flag.webp?v=2', 'uk'],
  ['/flags/br.svg', 'pt-BR'],
  ['/flags/flag-of-germany.svg', 'de'],
  ['/flags/xx.svg', undefined],
  ['', undefined],
])('the flag %j says %s', (flagUrl, language) => {
  expect(languageOfFlag(flagUrl)).toBe(language)
})

test.each([
  ['Rulebook [PL]', '/a.pdf', 'pl'],
  ['Rulebook PT-BR', '/a.pdf', 'pt-BR'],
  ['SS Rulebook DE', '/a.pdf', 'de'],
  ['Rulebook in Czech', '/a.pdf', 'cs'],
  ['Rulebook', '/images/download/Nemesis/ENG/a.pdf', 'en'],
  ['Play it us or them', '/it/a.pdf', undefined],
])('without a flag %j at %j is in %s', (title, address, language) => {
  expect(languageInWords(title, address)).toBe(language)
})
