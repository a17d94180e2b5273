import { expect, test } from 'vitest'
import { readContent } from '../content.server.ts'
import { setSlugs } from '../downloads/download-register.server.ts'
import type { SiteFile } from '../layout/site-schema.ts'
import { checkGames } from './check-games.server.ts'
import { type GameFile, gameFile } from './schema.ts'

const { site, games } = readContent()

const nemesis = games.get('nemesis')
if (!nemesis) throw new Error('the content has no nemesis')

function problems(changedSite: SiteFile, changedGames: ReadonlyMap<string, GameFile>): string[] {
  return checkGames(changedSite, changedGames, setSlugs()).map(
    ({ file, field, problem }) => `${file}: ${field}: ${problem}`,
  )
}

test('finds nothing wrong with the real content', () => {
  expect(problems(site, games)).toEqual([])
})

test.each([
  [
    'a related game that does not exist',
    { related: ['nemesis-lockdown', 'no-such-game'] },
    'related: found no-such-game, allowed: another of ',
  ],
  [
    'a button whose target is not on the page',
    { hero: { ...nemesis.hero, buttonOneTarget: 'nowhere' } },
    'hero.buttonOneTarget: found nowhere, allowed: ',
  ],
  [
    'a set of documents that does not exist',
    { documents: ['nemesis', 'no-such-set'] },
    'documents: found no-such-set, allowed: ',
  ],
  [
    'a picture that is not in the folder',
    { tile: { file: 'no-such.webp', alt: 'Nothing' } },
    'tile: found no-such.webp, allowed: a file in content/games/nemesis/images',
  ],
  [
    'a picture that stands more than twice on a page',
    { features: nemesis.features.map((it) => ({ ...it, images: [nemesis.tile] })) },
    `images: found tile.webp ${nemesis.features.length + 1} times, allowed: twice on a page`,
  ],
])('refuses %s', (_case, change, words) => {
  const [first] = problems(site, new Map([...games, ['nemesis', { ...nemesis, ...change }]]))
  expect(first).toContain(`content/games/nemesis/game.yaml: ${words}`)
})

test('refuses a slider of fewer than three pictures', () => {
  const hero = { ...nemesis.hero, slides: nemesis.hero.slides.slice(0, 2) }
  const { error } = gameFile.safeParse({ ...nemesis, hero })
  expect(error?.issues.map((it) => it.message)).toEqual(['at least three pictures'])
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
