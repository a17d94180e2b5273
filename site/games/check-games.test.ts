import { expect, test } from 'vitest'
import { readContent } from '../content.server.ts'
import { setSlugs } from '../downloads/download-register.server.ts'
import type { SiteFile } from '../layout/site-schema.ts'
import { checkGames } from './check-games.server.ts'
import { type GameFile, gameFile } from './schema.ts'
import type { SectionOf } from './section-schema.ts'

const { site, games } = readContent()

const nemesis = games.get('nemesis')
if (!nemesis) throw new Error('the content has no nemesis')

/** The sections of Nemesis, its first feature changed. */
function features(change: Partial<SectionOf<'feature'>>): Partial<GameFile> {
  const [secondary, first, ...others] = nemesis?.sections ?? []
  if (first?.type !== 'feature' || !secondary) throw new Error('Nemesis begins otherwise')
  return { sections: [secondary, { ...first, ...change }, ...others] }
}

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
    'a section that stands twice',
    { sections: [...nemesis.sections, ...nemesis.sections.slice(0, 1)] },
    'componentId: found aboard twice, allowed: once on a page',
  ],
  [
    'a feature that leads nowhere',
    features({ target: 'nowhere' }),
    'target: found nowhere, allowed: aboard, ',
  ],
  [
    'a feature that leads to itself',
    features({ target: 'secrets' }),
    'target: found secrets, allowed: aboard, ',
  ],
  [
    'a feature that skips the others for the closing section',
    features({ target: 'manual' }),
    'sections.1.target: found manual, allowed: aboard, intruders, ship, crew',
  ],
  [
    'two features in a row with their pictures on the same side',
    features({ right: false }),
    'sections.2.right: found false as in the feature before, allowed: true',
  ],
  [
    'a fact without a source',
    { sources: {} },
    'sources.playTime: found nothing, allowed: where this fact was found',
  ],
  [
    'a source without its fact',
    { sources: { ...nemesis.sources, developer: 'A list' } },
    'sources.developer: found a source, allowed: only with facts.developer',
  ],
])('refuses %s', (_case, change, words) => {
  const [first] = problems(site, new Map([...games, ['nemesis', { ...nemesis, ...change }]]))
  expect(first).toContain('content/games/nemesis/game.yaml: ')
  expect(first).toContain(words)
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
