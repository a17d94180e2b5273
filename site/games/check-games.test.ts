import { expect, test } from 'vitest'
import { readContent } from '../content.server.ts'
import type { SiteFile } from '../site-schema.ts'
import { checkGames } from './check-games.server.ts'
import type { Game } from './game.ts'
import type { GameFile, SectionOf } from './schema.ts'

const { site, games } = readContent()

const nemesis = games.get('nemesis')
if (!nemesis) throw new Error('the content has no nemesis')

/** The sections of Nemesis, its first feature changed. */
function features(change: Partial<SectionOf<'feature'>>): Partial<GameFile> {
  const [secondary, first, ...others] = nemesis?.sections ?? []
  if (first?.type !== 'feature' || !secondary) throw new Error('Nemesis begins otherwise')
  return { sections: [secondary, { ...first, ...change }, ...others] }
}

function problems(changedSite: SiteFile, changedGames: ReadonlyMap<string, Game>): string[] {
  return checkGames(changedSite, changedGames, []).map(
    ({ file, field, problem }) => `${file}: ${field}: ${problem}`,
  )
}

test('finds nothing wrong with the real content', () => {
  expect(problems(site, games)).toEqual([])
})

const { hero, sections, sources } = nemesis
const tile = { file: 'no-such.webp', alt: 'Nothing' }

test.each<[string, Partial<GameFile>, string]>([
  ['a related game that does not exist', { related: ['no-such-game'] }, 'related: found no-such-game'],
  [
    'a button to nowhere',
    { hero: { ...hero, buttonOneTarget: 'nowhere' } },
    'hero.buttonOneTarget: found nowhere',
  ],
  ['a name that is not the one in the menu', { name: 'NEMESIS' }, 'name: found NEMESIS, allowed: its label'],
  ['a set that does not exist', { documents: ['nemesis', 'no-such-set'] }, 'documents: found no-such-set'],
  ['a picture that is not in the folder', { tile }, 'tile: found no-such.webp, allowed: a file in content/'],
  ['a section that stands twice', { sections: [...sections, ...sections.slice(0, 1)] }, 'found aboard twice'],
  ['a feature that leads nowhere', features({ target: 'nowhere' }), 'target: found nowhere, allowed: aboard'],
  [
    'a feature that leads to itself',
    features({ target: 'secrets' }),
    'target: found secrets, allowed: aboard',
  ],
  ['a feature that skips to the end', features({ target: 'manual' }), 'sections.1.target: found manual'],
  ['a fact without a source', { sources: {} }, 'sources.playTime: found nothing, allowed: where this fact'],
  [
    'a source without its fact',
    { sources: { ...sources, developer: 'A list' } },
    'allowed: only with facts.developer',
  ],
])('refuses %s', (_case, change, words) => {
  const [first] = problems(site, new Map([...games, ['nemesis', { ...nemesis, ...change }]]))
  expect(first).toContain('content/games/nemesis/game.yaml: ')
  expect(first).toContain(words)
})

test('refuses a first game that does not exist', () => {
  expect(problems({ ...site, firstGames: ['chess'] }, games)[0]).toContain(
    'firstGames: found chess, allowed: ',
  )
})

test('refuses a menu entry that leads to an unknown game, and one that leads nowhere', () => {
  const menus = {
    ...site.menus,
    lite: [{ label: 'Chess', to: '/games/awaken-realms/chess' }, { label: 'Go' }],
  }
  const found = problems({ ...site, menus }, games)
  expect(found[0]).toContain('menus.lite.0: found chess, allowed: ')
  expect(found[1]).toContain('menus.lite.1: found Go, allowed: ')
})
