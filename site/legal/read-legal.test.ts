import { expect, test } from 'vitest'
import { legalFileSchema } from './legal-schema.ts'
import { type LegalText, legalTextMistakes } from './read-legal.build.ts'

const words = { title: 'Terms', heading: 'Terms', description: 'Terms.', markdown: '## Terms' }
const terms: LegalText = {
  ...words,
  file: 'terms.md',
  path: '/terms',
  language: 'en',
  updated: '2026-01-31',
  confirmed: true,
}

test.each([
  ['an address that another text has', {}, 'path: found /terms, allowed: an address of its own'],
  [
    'a translation that is not there',
    { path: '/b', translations: { en: '/terms', pl: '/gone' } },
    'translations.pl: found /gone, allowed: /terms, /b',
  ],
])('refuses %s', (_case, change, words) => {
  const mistakes = legalTextMistakes([terms, { ...terms, file: 'other.md', ...change }])
  expect(mistakes.map(({ file, field, problem }) => `${file}: ${field}: ${problem}`)).toEqual([`other.md: ${words}`])
})

test.each([
  ['/terms-of-tests', true],
  ['/terms-of-tests/prototypes', true],
  ['/terms-of-tests/', false],
  ['/terms-of-tests#secrecy', false],
  ['/a//b', false],
  ['/', false],
])('takes %s as the path of a text: %s', (path, isAllowed) => {
  expect(legalFileSchema.shape.path.safeParse(path).success).toBe(isAllowed)
})
