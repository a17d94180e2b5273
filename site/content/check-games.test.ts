import { expect, test } from 'vitest'
import { checkGames } from './check-games.server.ts'
import { setSlugs } from './download-register.server.ts'
import { readContent } from './load.server.ts'
import { type GameFile, gameFile } from './schema.ts'
import type { SiteFile } from './site-schema.ts'

const { site, games } = readContent()

/** The real content with one game changed. */
function withNemesis(change: Partial<GameFile>): Map<string, GameFile> {
  const nemesis = games.get('nemesis')
  if (!nemesis) throw new Error('the content has no nemesis')
  return new Map([...games, ['nemesis', { ...nemesis, ...change }]])
}

function problems(changedSite: SiteFile, changedGames: ReadonlyMap<string, GameFile>): string[] {
  return checkGames(changedSite, changedGames, setSlugs()).map(
    ({ file, field, problem }) => `${file}: ${field}: ${problem}`,
  )
}

test('finds nothing wrong with the real content', () => {
  expect(problems(site, games)).toEqual([])
})

test('refuses a related game that does not exist', () => {
  const [first] = problems(site, withNemesis({ related: ['nemesis-lockdown', 'no-such-game'] }))
  expect(first).toMatch(
    /^content\/games\/nemesis\/game\.yaml: related: found no-such-game, allowed: another of /,
  )
})

test('refuses a button whose target is not on the page', () => {
  const hero = games.get('nemesis')?.hero
  if (!hero) throw new Error('the content has no nemesis')
  const [first] = problems(site, withNemesis({ hero: { ...hero, buttonOneTarget: 'nowhere' } }))
  expect(first).toContain('hero.buttonOneTarget: found nowhere, allowed: ')
})

test('refuses a set of documents that does not exist', () => {
  const [first] = problems(site, withNemesis({ documents: ['nemesis', 'no-such-set'] }))
  expect(first).toContain('documents: found no-such-set, allowed: ')
})

test('refuses a picture that is not in the folder', () => {
  const [first] = problems(site, withNemesis({ tile: { file: 'no-such.webp', alt: 'Nothing' } }))
  expect(first).toBe(
    'content/games/nemesis/game.yaml: tile: found no-such.webp, allowed: a file in content/games/nemesis/images',
  )
})

test('refuses a picture that stands more than twice on a page', () => {
  const nemesis = games.get('nemesis')
  if (!nemesis) throw new Error('the content has no nemesis')
  const features = nemesis.features.map((it) => ({ ...it, images: [nemesis.tile] }))
  const [first] = problems(site, withNemesis({ features }))
  expect(first).toMatch(
    /^content\/games\/nemesis\/game\.yaml: images: found tile\.webp \d times, allowed: twice on a page$/,
  )
})

test('refuses a slider of fewer than three pictures', () => {
  const nemesis = games.get('nemesis')
  const hero = { ...nemesis?.hero, slides: nemesis?.hero.slides.slice(0, 2) }
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
