import { expect, test } from 'vitest'
import { checkGames, checkSite, readContent } from './content.server.ts'
import { mistakesOf } from './content-mistakes.ts'
import type { Game } from './games/game.ts'
import { type GameFile, gameFile } from './games/schema.ts'
import type { SectionOf } from './games/section-schema.ts'

const { site, games } = readContent()

const found = games.get('nemesis')
if (!found) throw new Error('the content has no nemesis')
const { slug, ...nemesis } = found

/** The sections of Nemesis, its first feature changed. */
function features(change: Partial<SectionOf<'feature'>>): Partial<GameFile> {
  const [secondary, first, ...others] = nemesis.sections
  if (first?.type !== 'feature' || !secondary) throw new Error('Nemesis begins otherwise')
  return { sections: [secondary, { ...first, ...change }, ...others] }
}

/** The sections of Nemesis, its closing button led to other documents. */
function closingTo(scrollId: string): Partial<GameFile> {
  return {
    sections: nemesis.sections.map((section) =>
      section.type === 'closing' ? { ...section, scrollId } : section,
    ),
  }
}

/** What is wrong with content in which Nemesis is changed, a line each. */
function problems(change: Partial<GameFile>): string[] {
  const game = { ...nemesis, ...change }
  const { error } = gameFile.safeParse(game)
  const changed = new Map<string, Game>([...games, [slug, { ...game, slug }]])
  return [
    ...(error ? mistakesOf(`content/games/${slug}/game.yaml`, game, error) : []),
    ...checkGames(changed),
  ].map(({ file, field, problem }) => `${file}: ${field}: ${problem}`)
}

test('finds nothing wrong with the real content', () => {
  expect(problems({})).toEqual([])
})

const { hero, sections, sources } = nemesis
const tile = { file: 'no-such.webp', alt: 'Nothing' }

test.each<[string, Partial<GameFile>, string]>([
  [
    'a related game that does not exist',
    { related: ['no-such-game', 'stalker'] },
    'related: found no-such-game',
  ],
  [
    'a button to nowhere',
    { hero: { ...hero, buttonOneLink: '#nowhere' } },
    'hero.buttonOneLink: found "#nowhere", allowed: #aboard',
  ],
  ['a set that does not exist', { documents: ['nemesis', 'no-such-set'] }, 'documents: found no-such-set'],
  ['a picture that is not in the folder', { tile }, 'tile: found no-such.webp, allowed: a file in content/'],
  [
    'a section that stands twice',
    { sections: [...sections, ...sections.slice(0, 1)] },
    'componentId: found "aboard", allowed: a name that',
  ],
  [
    'a feature that leads nowhere',
    features({ target: 'nowhere' }),
    'target: found "nowhere", allowed: aboard',
  ],
  [
    'a feature that leads to itself',
    features({ target: 'secrets' }),
    'target: found "secrets", allowed: aboard',
  ],
  [
    'a closing section that leads to documents of another game',
    closingTo('stalker'),
    'scrollId: found "stalker", allowed: nemesis',
  ],
  ['a feature that skips to the end', features({ target: 'manual' }), 'sections.1.target: found "manual"'],
  [
    'a video that is not in the folder',
    {
      sections: sections.map((section) =>
        section.type === 'secondary' ? { ...section, video: 'no' } : section,
      ),
    },
    'sections.0.video: found no.webm, allowed: a file in content/',
  ],
  ['a fact without a source', { sources: {} }, 'sources.playTime: found nothing, allowed: where this fact'],
  [
    'a source without its fact',
    { sources: { ...sources, developer: 'A list' } },
    'allowed: only with facts.developer',
  ],
])('refuses %s', (_case, change, words) => {
  const [first] = problems(change)
  expect(first).toContain('content/games/nemesis/game.yaml: ')
  expect(first).toContain(words)
})

test('refuses a first game that does not exist', () => {
  const [first] = checkSite({ ...site, firstGames: ['chess'] })
  expect(first).toMatchObject({
    field: 'firstGames',
    problem: expect.stringMatching(/^found chess, allowed: /),
  })
})

test('finds nothing wrong with games that name one with a mistake in its file', () => {
  const withoutMistake = new Map(games)
  withoutMistake.delete('nemesis')
  expect([...checkGames(withoutMistake), ...checkSite(site)]).toEqual([])
})
