import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { pathOfGame, pathOfHowToPlay } from '../addresses/addresses.ts'
import { cached, cachedReader } from '../content-files/content-cache.build.ts'
import { readYaml, singleFileReader } from '../content-files/content-file.build.ts'
import { type Checked, type Mistake, mistake, unknownNameMistakes } from '../content-files/content-mistakes.ts'
import { missingMediaMistakes, withMedia } from '../content-files/media.build.ts'
import { slugPattern } from '../content-files/schema-parts.ts'
import { summaryOf } from '../documents/document.ts'
import { readSets, slugsOfSets } from '../documents/read-sets.build.ts'
import type { Game, GameEntry, GameMenus } from './game.ts'
import { type GameListsContent, gameListsFile, type MenuItem } from './game-lists-schema.ts'
import { gameFileSchema, gamesFolder } from './game-schema.ts'

/** Every game as its file has it, by the name of its folder, in the order of their own names. */
export const readGameEntries = cachedReader((): Checked<ReadonlyMap<string, GameEntry>> => {
  const slugs = slugsOfGames()
  const read = slugs.map((slug) => ({ slug, ...readYaml(fileOfGame(slug), gameFileSchema) }))
  const valid = read.flatMap(({ slug, value }) => (value ? { ...value, slug } : []))
  const sortName = ({ name }: GameEntry) => name.replace(/^The /, '')
  const sorted = valid.toSorted((a, b) => sortName(a).localeCompare(sortName(b), 'en'))
  const games = new Map(sorted.map((game) => [game.slug, game]))
  return {
    value: games,
    mistakes: [...read.flatMap((game) => game.mistakes), ...gameMistakes(games, slugs, slugsOfSets())],
  }
})

/** Which games pages begin with, and what the games menu lists. */
export const readGameLists = singleFileReader(gameListsFile, (lists) => gameListMistakes(lists, slugsOfGames()))

/** Every game as pages show it, by the name of its folder. */
export const readGames = cached((): ReadonlyMap<string, Game> => {
  const setsBySlug = new Map(readSets().map((set) => [set.slug, set]))
  const games = [...readGameEntries().values()].map(({ sets: slugs = [], ...game }) => {
    const sets = slugs.flatMap((slug) => setsBySlug.get(slug) ?? [])
    return { ...withMedia(`games/${game.slug}`, game), sets, documents: summaryOf(sets) }
  })
  return new Map(games.map((game) => [game.slug, game]))
})

/** Every game, also those without a tile on the home page. `featuredGames` are first. */
export function gamesFeaturedFirst(): Game[] {
  return gamesOf(new Set([...readGameLists().featuredGames, ...readGames().keys()]))
}

/** The games of these slugs, in their order. */
export function gamesOf(slugs: Iterable<string>): Game[] {
  return [...slugs].flatMap((slug) => readGames().get(slug) ?? [])
}

/** The game that a set of documents belongs to; a set like the guidelines for fans belongs to none. */
export function gameOfSet(setSlug: string): Game | undefined {
  return [...readGames().values()].find(({ sets }) => sets.some(({ slug }) => slug === setSlug))
}

/** The menus of the three lines. The main one begins with every game, each followed by its how-to-play page. */
export const readGameMenus = cached((): GameMenus => {
  const withGame = ({ game: slug = '', to, ...item }: MenuItem) => {
    const game = readGames().get(slug)
    return { ...item, game, to: to ?? (game && pathOfGame(slug)) }
  }
  const gamesThemselves = [...readGames().values()].flatMap((game) => [
    { label: game.name, to: pathOfGame(game.slug), game },
    ...(game.howToPlay ? [{ label: `${game.name}: How to play`, to: pathOfHowToPlay(game.slug), game }] : []),
  ])
  const { main = [], questline = [], lite = [] } = readGameLists().menus
  return {
    main: [...gamesThemselves, ...main.map(withGame)],
    questline: questline.map(withGame),
    lite: lite.map(withGame),
  }
})

/** The names of the games' folders, whether or not there is a mistake in their files. */
export function slugsOfGames(): string[] {
  return globSync(fileOfGame('*')).map((file) => basename(dirname(file)))
}

export function fileOfGame(slug: string): string {
  return `${gamesFolder}/${slug}/game.yaml`
}

type Slugs = readonly string[]

/** The mistakes in what games say of other files: other games, sets of documents, pictures and videos. */
export function gameMistakes(games: ReadonlyMap<string, GameEntry>, gameSlugs: Slugs, setSlugs: Slugs): Mistake[] {
  const names = Map.groupBy(games.values(), ({ name }) => name)
  const wrongFolders = gameSlugs.filter((slug) => !slugPattern.test(slug))
  const allowed = 'lower case letters, digits and hyphens'
  const mistakesInFolders = wrongFolders.map((slug) => mistake(gamesFolder, '(name of a folder)', slug, allowed))
  const mistakesInGames = [...games.values()].flatMap((game) => {
    const file = fileOfGame(game.slug)
    const otherGames = gameSlugs.filter((slug) => slug !== game.slug)
    const isRepeated = names.get(game.name)?.[0] !== game
    return [
      ...(isRepeated ? [mistake(file, 'name', game.name, 'a name that no other game has')] : []),
      ...unknownNameMistakes(file, 'related', game.related, otherGames),
      ...unknownNameMistakes(file, 'sets', game.sets ?? [], setSlugs),
      ...missingMediaMistakes(file, `games/${game.slug}`, game),
    ]
  })
  return [...mistakesInFolders, ...mistakesInGames]
}

/** A mistake for each game in the lists that is not there. */
export function gameListMistakes(lists: GameListsContent, gameSlugs: Slugs): Mistake[] {
  const { file } = gameListsFile
  const mistakesIn = (field: string, games: string[]) => unknownNameMistakes(file, field, games, gameSlugs)
  const mistakesInMenus = Object.entries(lists.menus).flatMap(([line, items = []]) => {
    const games = items.flatMap(({ game }) => game ?? [])
    return mistakesIn(`menus.${line}`, games)
  })
  return [...mistakesIn('featuredGames', lists.featuredGames), ...mistakesInMenus]
}
