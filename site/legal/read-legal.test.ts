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
    { path: '/b', translations: { pl: '/gone' } },
    'translations.pl: found /gone, allowed: /terms, /b',
  ],
])('refuses %s', (_case, change, words) => {
  const mistakes = legalTextMistakes([terms, { ...terms, file: 'other.md', ...change }])
  expect(mistakes.map(({ file, field, problem }) => `${file}: ${field}: ${problem}`)).toEqual([`other.md: ${words}`])
})

test.each([
  ['path', '/terms-of-tests', true],
  ['path', '/terms-of-tests/prototypes', true],
  ['path', '/terms-of-tests/', false],
  ['path', '/terms-of-tests#secrecy', false],
  ['path', '/a//b', false],
  ['path', '/', false],
  ['translations', { pl: '/regulamin' }, true],
] as const)('takes as the %s of a text %j: %s', (field, value, isAllowed) => {
  expect(legalFileSchema.shape[field].safeParse(value).success).toBe(isAllowed)
})
