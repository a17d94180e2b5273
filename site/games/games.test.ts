import { expect, test } from 'vitest'
import { readBySchema } from '../content/content-mistakes.ts'
import type { GameEntry } from './game.ts'
import { type GameFile, gameFileSchema } from './game-schema.ts'
import { checkGameLists, checkGames } from './read-games.build.ts'
import type { Section, SectionOf } from './section-schema.ts'

// A game of the tests' own: what staff write about the real ones must not fail them.
const picture = { file: 'no-such.webp', alt: 'A ship' }
const words = { title: 'The ship', desc: 'It drifts.' }
const aFeature: SectionOf<'feature'> = {
  type: 'feature',
  componentId: 'crew',
  images: [picture],
  ...words,
  buttonText: 'The ship',
  target: 'ship',
  right: false,
}
const aClosing: SectionOf<'closing'> = { type: 'closing', componentId: 'end', image: picture, ...words }
const aSecondary: SectionOf<'secondary'> = { type: 'secondary', componentId: 'ship', image: picture, ...words }
const sections = [aSecondary, aFeature, { ...aFeature, componentId: 'dark' }, aClosing]
const aGame: GameFile = {
  name: 'A game',
  description: 'A game about a ship.',
  kind: 'boardGame',
  typeface: 'wide',
  accent: '#c8a24a',
  tile: { ...picture, file: 'tile.webp' },
  released: true,
  facts: { players: '1-5' },
  sources: { players: 'The box' },
  tags: ['ship'],
  hero: { desc: 'A ship.', image: { ...picture, file: 'hero.webp' }, buttonOneLink: '#ship' },
  sections,
  related: ['nemesis', 'stalker'],
}

/** What is wrong with the game after a change, a line each. */
function problems(change: Partial<GameFile>): string[] {
  const game = { ...aGame, ...change }
  const { mistakes } = readBySchema(game, gameFileSchema)
  const games = new Map<string, GameEntry>([['a-game', { ...game, slug: 'a-game' }]])
  return [...mistakes, ...checkGames(games)].map(({ field, problem }) => `${field}: ${problem}`)
}

/** With one secondary section more, or with a secondary section and this one alone. */
const added = (change: Partial<SectionOf<'secondary'>>): Partial<GameFile> => ({
  sections: [...sections, { ...aSecondary, componentId: 'new', ...change }],
})
const alone = (section: Section): Partial<GameFile> => ({ sections: [aSecondary, section] })

const hero = { ...aGame.hero, buttonOneLink: '#nowhere' }
const toOther = { sets: ['nemesis'], ...alone({ ...aClosing, scrollId: 'stalker' }) }
const videoId = 'aaaaaaaaaaa'
const twice = ['nemesis', 'nemesis']
const tileLinks = { showsBgg: true, downloadLink: '/download' } as const

test.each<[string, Partial<GameFile>, string]>([
  ['a related game that does not exist', { related: ['chess', 'stalker'] }, 'related: found chess, allowed: '],
  ['a button to nowhere', { hero }, 'hero.buttonOneLink: found "#nowhere", allowed: #ship, #crew, #dark, #end'],
  ['a colour that is too dark', { accent: '#3a2a18' }, 'accent: found "#3a2a18", allowed: a lighter colour'],
  ['a button and no link', added({ buttonText: 'Go' }), 'sections.4.buttonLink: found nothing, allowed: both a button'],
  ['two videos', added({ video: 'loop', videoId }), `sections.4.videoId: found "${videoId}", allowed: one video`],
  ['a set that is named twice', { sets: twice }, 'sets: found ["nemesis","nemesis"], allowed: each of them once'],
  ['a related game twice', { related: twice }, 'related: found ["nemesis","nemesis"], allowed: each of them once'],
  ['a set that does not exist', { sets: ['no-such-set'] }, 'sets: found no-such-set, allowed: '],
  ['a section twice', added({ componentId: 'ship' }), 'sections.4.componentId: found "ship", allowed: a name that'],
  ['a feature to nowhere', alone({ ...aFeature, target: 'nowhere' }), '.1.target: found "nowhere", allowed: ship'],
  ['a feature that leads to itself', alone({ ...aFeature, target: 'crew' }), '.1.target: found "crew", allowed: ship'],
  ['an end that leads to documents of another game', toOther, 'sections.1.scrollId: found "stalker", allowed: nemesis'],
  ['a picture that is not in the folder', {}, 'tile: found tile.webp, allowed: a file in content/'],
  [
    'a picture whose name is of other sizes',
    { tile: picture },
    'tile.file: found "no-such.webp", allowed: a name that',
  ],
  ['a missing video', added({ video: 'no-such' }), 'sections.4: found no-such.webm, allowed: a file in content/'],
  ['a way to no address', { tileLinks }, 'bgg: found nothing, allowed: an'],
  ['a fact without a source', { sources: {} }, 'sources.players: found nothing, allowed: where this fact'],
])('refuses %s', (_case, change, words) => {
  expect(problems(change)).toContainEqual(expect.stringContaining(words))
})

// The games it names are in no list here, as if their files had mistakes of their own: their folders are enough.
test('refuses nothing but the missing pictures of a game without mistakes', () => {
  expect(problems({}).filter((problem) => !problem.includes('allowed: a file in content/'))).toEqual([])
})

test('refuses lists with a game that does not exist', () => {
  const menus = { lite: [{ label: 'Chess', game: 'chess' }] }
  expect(checkGameLists({ featuredGames: ['nemesis', 'draughts'], menus })).toMatchObject([
    { field: 'featuredGames', problem: expect.stringMatching(/^found draughts, allowed: /) },
    { field: 'menus.lite', problem: expect.stringMatching(/^found chess, allowed: /) },
  ])
})
