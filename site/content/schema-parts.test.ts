import { expect, test } from 'vitest'
import { paragraphsOf, webAddress } from './schema-parts.ts'

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

test.each([
  ['https://example.com/a%20b', true],
  ['https://example.com/a b', false],
  ['https://example.com/100%', false],
  ['https://example.com/100%25', true],
  ['http://example.com/', false],
])('takes %s as an address outside: %s', (address, isTaken) => {
  expect(webAddress.safeParse(address).success).toBe(isTaken)
})
