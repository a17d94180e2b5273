import { expect, test } from 'vitest'
import { byLanguage, shownInstead } from './by-language.ts'
import type { Language } from './languages.ts'
import { firstKnown } from './visitor-language.ts'

test('puts the visitor’s language first, English second, the others in their order', () => {
  expect(byLanguage(rows('fr', 'en', 'pl', 'de'), 'pl').map((it) => it.language)).toEqual([
    'pl',
    'en',
    'fr',
    'de',
  ])
})

test('puts placeholders behind what is here, each in that order', () => {
  const list = [...standIns('pl', 'en'), ...rows('fr', 'en')]
  expect(byLanguage(list, 'pl').map((it) => [it.language, it.is])).toEqual([
    ['en', undefined],
    ['fr', undefined],
    ['pl', 'stand-in'],
    ['en', 'stand-in'],
  ])
})

test.each([
  ['the visitor’s language', rows('en', 'pl'), undefined],
  ['no language at all', [{}], undefined],
  ['English', rows('de', 'en'), 'en'],
  ['other languages only', rows('de', 'fr'), 'de'],
  ['a placeholder in the visitor’s language', [...standIns('pl'), ...rows('de')], 'de'],
  ['placeholders only', standIns('de', 'en'), undefined],
])('a list with %s is shown in %s', (_case, list, answer) => {
  expect(shownInstead(list, 'pl')).toBe(answer)
})

test.each([
  [['de-AT', 'en'], 'de'],
  [['pt-BR', 'pt'], 'pt-BR'],
  [['pt-AO'], 'pt'],
  [['sv', 'uk-UA'], 'uk'],
  [['sv'], 'en'],
  [[], 'en'],
])('a browser set to %j is served %s', (wanted, language) => {
  expect(firstKnown(wanted)).toBe(language)
})

function standIns(...codes: Language[]) {
  return codes.map((language) => ({ language, is: 'stand-in' as const }))
}

function rows(...codes: Language[]): { language?: Language; is?: 'stand-in' }[] {
  return codes.map((language) => ({ language }))
}
