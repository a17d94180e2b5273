import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Focus } from '../content-files/schema-parts.ts'
import type { DocumentSummary } from '../documents/document-summary.ts'
import type { Game } from '../games/game.ts'
import { sectionSchema } from '../games/section-schema.ts'
import { aGame, aPicture } from '../testing/a-game.ts'
import { BoxAndPlay } from './box-and-play.tsx'
import { Hero } from './hero.tsx'
import { ClosingSection, paragraphsOf } from './sections.tsx'

const shown = (part: React.ReactNode) => renderToStaticMarkup(part)
const linksOf = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)/g)].map(([, href, label]) => [href, label])

const support = 'https://support.example/'
const closing = { type: 'closing' as const, componentId: 'end', image: aPicture, title: 'End', desc: 'All is said.' }
const aSet = { slug: 'ship', anchor: 'the-ship', title: 'The ship', available: [], unavailable: [] }
const none: DocumentSummary = { path: '/download', slug: undefined, count: 0, rulebook: undefined }
const summary: DocumentSummary = {
  path: '/download#game',
  slug: 'game',
  count: 3,
  rulebook: { path: '/d/rules-en', bytes: 6_000_000, version: '2.0' },
}

const aim = { buttonOneLink: '#world' }
const [more, manuals] = ['Discover More', 'Manuals &amp; Files']
const own = { ...aim, buttonOneText: 'Wake up', buttonTwoText: 'Rules' }
const outside = { buttonOneLink: 'https://store.example/', buttonTwoLink: 'https://files.example/' }

test.each([
  ['both defaults', aim, ['#world', more], ['/download#game', manuals]],
  ['texts of their own', own, ['#world', 'Wake up'], ['/download#game', 'Rules']],
  ['links out of the site', outside, [outside.buttonOneLink, more], [outside.buttonTwoLink, manuals]],
])('the hero has %s', (_, buttons, first, second) => {
  const hero = { desc: 'A ship.', image: aPicture, ...buttons }
  const html = shown(<Hero game={{ ...aGame, hero }} summary={summary} />)
  expect(linksOf(html).slice(0, 2)).toEqual([first, second])
})

test.each([
  ['the download page', {}, '/download', 'Go to the download page'],
  ['a section of it', { scrollId: 'ship' }, '/download#the-ship', 'Go to the download page'],
  ['where its own text says', { buttonText: 'Read the rules' }, '/download', 'Read the rules'],
])('the closing section leads to %s', (_, given, href, label) => {
  const html = shown(<ClosingSection sets={[aSet]} section={{ ...closing, ...given }} />)
  expect(linksOf(html)).toEqual([[href, label]])
})

const links = (game: Partial<Game>, given: DocumentSummary = summary) =>
  shown(<BoxAndPlay game={{ ...aGame, ...game }} summary={given} support={support} />)

test('what is below the box leads to the rulebook, all documents, the shop and support', () => {
  expect(linksOf(links({ getIt: 'https://store.steampowered.com/app/1' }))).toEqual([
    ['https://store.steampowered.com/app/1', 'Get it at steampowered.com'],
    ['/d/rules-en', 'Rulebook 2.0 (PDF, English, 6.0 MB)'],
    ['/download#game', 'All 3 documents'],
    [support, 'A part is missing? Write to support'],
  ])
})

test('a game that is not out can be looked at, and what of it is not known is left out', () => {
  const html = links({ released: false, getIt: 'https://www.gamefound.com/a' }, none)
  const labels = linksOf(html).map(([, label]) => label)
  expect(labels).toEqual(['See it at gamefound.com', 'A part is missing? Write to support'])
  const facts = (released: boolean) => shown(<Hero game={{ ...aGame, released }} summary={none} />).match(/<dd>[^<]*/g)
  expect(facts(false)).toEqual(['<dd>Not released yet'])
  expect(facts(true)).toBeNull()
})

test('a game without pictures of features has no row of them', () => {
  expect(shown(<Hero game={aGame} summary={none} />)).not.toContain('Pictures of the game')
})

test('the documents of a video game are told as those of the board game', () => {
  const html = links({ kind: 'videoGame' })
  expect(linksOf(html)[0]).toEqual(['/d/rules-en', 'The board game: Rulebook 2.0 (PDF, English, 6.0 MB)'])
  expect(html).not.toContain('A part is missing?')
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

test('refuses a section without a picture', () => {
  const { error } = sectionSchema.safeParse({ ...closing, image: undefined })
  expect(error?.issues).toMatchObject([{ path: ['image'] }])
})

test('of a picture with a focus another part than the middle stays in view', () => {
  const showing = (focus?: Focus) =>
    shown(<ClosingSection sets={[]} section={{ ...closing, image: { ...aPicture, focus } }} />)
  expect(showing('top')).toMatch(/class="[^"]*object-top!/)
  expect(showing()).not.toMatch(/class="[^"]*object-top!/)
})

test('"Box and play" shows every line and no source', () => {
  const boxAndPlay = [
    { label: 'Length', value: ['Six rounds'], source: 'A list' },
    { label: 'Characters', value: ['A scout', 'A soldier'], source: 'A list' },
  ]
  const html = shown(<BoxAndPlay game={{ ...aGame, boxAndPlay }} summary={none} support={support} />)
  for (const line of boxAndPlay.flatMap(({ value }) => value)) expect(html).toContain(`<p>${line}</p>`)
  expect(html).not.toContain('A list')
  expect(
    shown(<BoxAndPlay game={{ ...aGame, boxAndPlay: undefined }} summary={none} support={support} />),
  ).not.toContain('<dt')
})
