import { expect, test } from 'vitest'
import { parseBySchema } from '../content-files/content-mistakes.ts'
import { aGameContent } from '../testing/a-game.ts'
import type { GameEntry } from './game.ts'
import { type GameContent, gameFileSchema } from './game-schema.ts'
import { gameListMistakes, gameMistakes } from './read-games.build.ts'

const image = { file: 'no-such.webp', alt: 'A ship' }
const words = { title: 'The ship', desc: 'It drifts.' }
const aSecondary = { type: 'secondary' as const, componentId: 'ship', image, ...words }
const button = { buttonText: 'The ship', target: 'ship' }
const aFeature = { type: 'feature' as const, componentId: 'crew', images: [image], ...words, ...button, right: false }
const aClosing = { type: 'closing' as const, componentId: 'end', image, ...words }
const sections = [aSecondary, aFeature, { ...aFeature, componentId: 'dark' }, aClosing]

/** What is wrong with the game after a change, a line each. */
function problems(change: Partial<GameContent>): string[] {
  const game = { ...aGameContent, sections, ...change }
  const { mistakes } = parseBySchema(game, gameFileSchema)
  const games = new Map<string, GameEntry>([['a-game', { ...game, slug: 'a-game' }]])
  return [...mistakes, ...gameMistakes(games, ['a-game', 'chess', 'go'], ['rules'])].map(
    ({ field, problem }) => `${field}: ${problem}`,
  )
}

/** With one secondary section more, or with a secondary section and this one alone. */
const added = (change: object): Partial<GameContent> => ({
  sections: [...sections, { ...aSecondary, componentId: 'new', ...change }],
})
const alone = (section: GameContent['sections'][number]): Partial<GameContent> => ({ sections: [aSecondary, section] })

const hero = { ...aGameContent.hero, buttonOneLink: '#nowhere' }
const toOther = { sets: ['rules'], ...alone({ ...aClosing, scrollId: 'others' }) }
const videoId = 'aaaaaaaaaaa'
const twice = ['chess', 'chess']
const tileLinks = { showsBgg: true, downloadLink: '/download' } as const

test.each<[string, Partial<GameContent>, string]>([
  ['an unknown related game', { related: ['chess', 'draughts'] }, 'related: found draughts, allowed: chess, go'],
  ['a button to nowhere', { hero }, 'hero.buttonOneLink: found "#nowhere", allowed: #ship, #crew, #dark, #end'],
  ['a colour that is too dark', { accent: '#3a2a18' }, 'accent: found "#3a2a18", allowed: a lighter colour'],
  ['a button and no link', added({ buttonText: 'Go' }), 'sections.4.buttonLink: found nothing, allowed: both a button'],
  ['two videos', added({ video: 'loop', videoId }), `sections.4.videoId: found "${videoId}", allowed: one video`],
  ['a set that is named twice', { sets: twice }, 'sets: found ["chess","chess"], allowed: each of them once'],
  ['a related game twice', { related: twice }, 'related: found ["chess","chess"], allowed: each of them once'],
  ['a set that does not exist', { sets: ['no-such-set'] }, 'sets: found no-such-set, allowed: rules'],
  ['a section twice', added({ componentId: 'ship' }), 'sections.4.componentId: found "ship", allowed: a name that'],
  ['a feature to nowhere', alone({ ...aFeature, target: 'nowhere' }), '.1.target: found "nowhere", allowed: ship'],
  ['a feature that leads to itself', alone({ ...aFeature, target: 'crew' }), '.1.target: found "crew", allowed: ship'],
  ['an end that leads to documents of another game', toOther, 'sections.1.scrollId: found "others", allowed: rules'],
  ['a picture that is not in the folder', {}, 'tile: found tile.webp, allowed: a file in content/'],
  ['a picture whose name is of other sizes', { tile: image }, 'tile.file: found "no-such.webp", allowed: a name that'],
  ['a missing video', added({ video: 'no-such' }), 'sections.4: found no-such.webm, allowed: a file in content/'],
  ['a way to no address', { tileLinks }, 'bgg: found nothing, allowed: an'],
  ['a fact without a source', { facts: { players: '1-5' } }, 'sources.players: found nothing, allowed: where this'],
  ['a section without a picture', added({ image: undefined }), 'sections.4.image: found nothing, allowed: '],
])('refuses %s', (_case, change, words) => {
  expect(problems(change)).toContainEqual(expect.stringContaining(words))
})

test('refuses nothing but the missing pictures of a game without mistakes', () => {
  expect(problems({}).filter((problem) => !problem.includes('allowed: a file in content/'))).toEqual([])
})

test('refuses lists with a game that does not exist', () => {
  const menus = { lite: [{ label: 'Go', game: 'go' }] }
  expect(gameListMistakes({ featuredGames: ['chess', 'draughts'], menus }, ['chess'])).toMatchObject([
    { field: 'featuredGames', problem: 'found draughts, allowed: chess' },
    { field: 'menus.lite', problem: 'found go, allowed: chess' },
  ])
})

test('two games of one name are a mistake of the second, a folder that makes no good address is one too', () => {
  const entry = (slug: string): GameEntry => ({ ...aGameContent, sections: [], slug })
  const games = new Map(['chess', 'chess-1'].map((slug) => [slug, entry(slug)]))
  expect(gameMistakes(games, ['chess', 'chess-1', 'Go'], []).map(({ problem }) => problem)).toContain(
    'found Go, allowed: lower case letters, digits and hyphens',
  )
  expect(gameMistakes(games, ['chess', 'chess-1'], [])).toContainEqual({
    file: 'content/games/chess-1/game.yaml',
    field: 'name',
    problem: `found ${aGameContent.name}, allowed: a name that no other game has`,
  })
})
