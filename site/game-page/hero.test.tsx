import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { aGame, aPicture } from '../testing/a-game.ts'
import { linksOf } from '../testing/links-of.ts'
import { Hero } from './hero.tsx'

const aim = { buttonOneLink: '#world' }
const [more, manuals] = ['Discover More', 'Manuals &amp; Files']
const own = { ...aim, buttonOneText: 'Wake up', buttonTwoText: 'Rules' }
const outside = { buttonOneLink: 'https://store.example/', buttonTwoLink: 'https://files.example/' }

test.each([
  ['both defaults', aim, ['#world', more], ['/download#ship', manuals]],
  ['texts of their own', own, ['#world', 'Wake up'], ['/download#ship', 'Rules']],
  ['links out of the site', outside, [outside.buttonOneLink, more], [outside.buttonTwoLink, manuals]],
])('the hero has %s', (_, buttons, first, second) => {
  const hero = { desc: 'A ship.', image: aPicture, ...buttons }
  const documents = { ...aGame.documents, path: '/download#ship' }
  const html = renderToStaticMarkup(<Hero game={{ ...aGame, hero, documents }} />)
  expect(linksOf(html).slice(0, 2)).toEqual([first, second])
})

test('a game that is not out says so among its facts', () => {
  const facts = (released: boolean) => renderToStaticMarkup(<Hero game={{ ...aGame, released }} />).match(/<dd>[^<]*/g)
  expect(facts(false)).toEqual(['<dd>Not released yet'])
  expect(facts(true)).toBeNull()
})

test('a game without pictures of features has no row of them', () => {
  expect(renderToStaticMarkup(<Hero game={aGame} />)).not.toContain('Pictures of the game')
})
