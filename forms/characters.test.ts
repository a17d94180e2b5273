import { expect, test } from 'vitest'
import { showHidden } from './characters.ts'

test.each([
  ['plain text in two\nlines', 'plain text in two\nlines'],
  ['Żółw שלום سلام', 'Żółw שלום سلام'],
  ['turned \u202Eround', 'turned [U+202E]round'],
  ['a bell\u0007', 'a bell[U+0007]'],
  ['hidden \u{E0041}', 'hidden [U+E0041]'],
  ['family 👨‍👩‍👧 ❤️', 'family 👨‍👩‍👧 ❤️'],
  ['joined a\u200Db\u200Cc', 'joined a[U+200D]b[U+200C]c'],
  ['می\u200Cخواهم', 'می\u200Cخواهم'],
  ['क्\u200Dष', 'क्\u200Dष'],
  ['half a sign \uD800', 'half a sign \uFFFD'],
])('%j is shown as %j', (typed, shown) => {
  expect(showHidden(typed)).toBe(shown)
})
