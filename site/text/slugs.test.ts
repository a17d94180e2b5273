import { expect, test } from 'vitest'
import { removeDiacritics, slugify } from './slugs.ts'

test.each([
  ['Règles', 'regles'],
  ['ŁÓDŹ', 'lodz'],
  ['Straße', 'strasse'],
  ['한국어', '한국어'],
])('%s is looked for as %s', (word, plain) => {
  expect(removeDiacritics(word)).toBe(plain)
})

test.each([
  ['S.T.A.L.K.E.R.', 's-t-a-l-k-e-r'],
  ['Tainted Grail: Kings of Ruin', 'tainted-grail-kings-of-ruin'],
  ['--The  Edge 1.6--', 'the-edge-1-6'],
])('the section of %s is #%s', (title, id) => {
  expect(slugify(title)).toBe(id)
})
