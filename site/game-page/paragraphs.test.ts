import { expect, test } from 'vitest'
import { paragraphsOf } from './paragraphs.ts'

test.each([
  ['one line', 'A dark ship.', ['A dark ship.']],
  ['a line break alone', 'A dark\nship.', ['A dark\nship.']],
  ['a blank line', 'A dark ship.\n\nNobody answers.', ['A dark ship.', 'Nobody answers.']],
  ['a blank line with spaces in it', 'One.\n  \t\nTwo.', ['One.', 'Two.']],
  ['blank lines of Windows', 'One.\r\n\r\nTwo.', ['One.', 'Two.']],
  ['several blank lines', 'One.\n\n\n\nTwo.\n\n', ['One.', 'Two.']],
  ['nothing', '', []],
])('splits %s', (_, desc, expected) => {
  expect(paragraphsOf(desc)).toEqual(expected)
})
