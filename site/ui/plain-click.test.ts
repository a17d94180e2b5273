import { expect, test } from 'vitest'
import { isPlainClick } from './plain-click.ts'

const plain = { button: 0, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }

test.each([
  ['with nothing held', {}, true],
  ['of the middle button', { button: 1 }, false],
  ['with Ctrl', { ctrlKey: true }, false],
  ['with Command', { metaKey: true }, false],
  ['with Shift', { shiftKey: true }, false],
  ['with Alt', { altKey: true }, false],
])('a click %s only follows the link: %j is %s', (_case, held, expected) => {
  expect(isPlainClick({ ...plain, ...held })).toBe(expected)
})
