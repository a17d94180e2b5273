import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PictureFocus } from '../content-files/schema-parts.ts'
import { aPicture } from '../testing/a-game.ts'
import { linksOf } from '../testing/links-of.ts'
import { ClosingSection, paragraphsOf } from './sections.tsx'

const closing = { type: 'closing' as const, componentId: 'end', image: aPicture, title: 'End', desc: 'All is said.' }
const aSet = { slug: 'ship', anchor: 'the-ship', title: 'The ship', available: [], unavailable: [] }

test.each([
  ['the download page', {}, '/download', 'Go to the download page'],
  ['a section of it', { scrollId: 'ship' }, '/download#the-ship', 'Go to the download page'],
  ['where its own text says', { buttonText: 'Read the rules' }, '/download', 'Read the rules'],
])('the closing section leads to %s', (_, given, href, label) => {
  const html = renderToStaticMarkup(<ClosingSection sets={[aSet]} section={{ ...closing, ...given }} />)
  expect(linksOf(html)).toEqual([[href, label]])
})

test.each([
  ['one line', 'A dark ship.', ['A dark ship.']],
  ['a line break alone', 'A dark\nship.', ['A dark\nship.']],
  ['a blank line', 'A dark ship.\n\nNobody answers.', ['A dark ship.', 'Nobody answers.']],
  ['a blank line with spaces in it', 'One.\n  \t\nTwo.', ['One.', 'Two.']],
  ['blank lines of Windows', 'One.\r\n\r\nTwo.', ['One.', 'Two.']],
  ['several blank lines', 'One.\n\n\n\nTwo.\n\n', ['One.', 'Two.']],
  ['nothing', '', []],
])('the text of a section is divided: %s', (_, desc, expected) => {
  expect(paragraphsOf(desc)).toEqual(expected)
})

test('of a picture with a focus another part than the middle stays in view', () => {
  const showing = (focus?: PictureFocus) =>
    renderToStaticMarkup(<ClosingSection sets={[]} section={{ ...closing, image: { ...aPicture, focus } }} />)
  expect(showing('top')).toMatch(/class="[^"]*object-top!/)
  expect(showing()).not.toMatch(/class="[^"]*object-top!/)
})
