import { expect, test } from 'vitest'
import { visible } from './visible.ts'

test.each([
  ['plain text in two\nlines', 'plain text in two\nlines'],
  ['Żółw שלום سلام', 'Żółw שלום سلام'],
  ['turned \u202Eround', 'turned [U+202E]round'],
  ['no\u200Bspace', 'no[U+200B]space'],
  ['two\u2028lines', 'two[U+2028]lines'],
  ['a bell\u0007', 'a bell[U+0007]'],
  ['back\rto the start', 'back[U+000D]to the start'],
  ['hidden \u{E0041}', 'hidden [U+E0041]'],
  ['filler \u3164', 'filler [U+3164]'],
  ['family 👨‍👩‍👧 ❤️', 'family 👨‍👩‍👧 ❤️'],
  ['joined a\u200Db', 'joined a[U+200D]b'],
  ['half a sign \uD800', 'half a sign \uFFFD'],
])('%j is shown as %j', (text, shown) => {
  expect(visible(text)).toBe(shown)
})
