import { pathOfGame, pathOfVideos } from '../addresses/addresses.ts'
import { readYaml } from '../content/content-file.build.ts'
import { type Mistake, unknownNames } from '../content/content-mistakes.ts'
import { makeOnce, readOnce } from '../content/read-once.build.ts'
import type { Game, GameMenus } from './game.ts'
import { gameListsFileSchema, gameListsYaml, type MenuEntry } from './game-lists-schema.ts'
import { gamesOf, readGames, slugsOfGames } from './read-games.build.ts'

export const readGameLists = readOnce((mistakes) => readYaml(gameListsYaml, gameListsFileSchema, mistakes))

/** Every game, also those without a tile on the home page. `featuredGames` are first. */
export function gamesFeaturedFirst(): Game[] {
  return gamesOf(new Set([...readGameLists().featuredGames, ...readGames().keys()]))
}

/** The menus of the three lines. The main one begins with every game, each followed by its how-to-play page. */
export const readGameMenus = makeOnce((): GameMenus => {
  const withGame = ({ game: slug = '', ...entry }: MenuEntry) => ({ ...entry, game: readGames().get(slug) })
  const gamesThemselves = [...readGames().values()].flatMap((game) => [
    { label: game.name, to: pathOfGame(game.slug), game },
    ...(game.howToPlay ? [{ label: `${game.name}: How to play`, to: pathOfVideos(game.slug), game }] : []),
  ])
  const { main = [], questline = [], lite = [] } = readGameLists().menus
  return {
    main: [...gamesThemselves, ...main.map(withGame)],
    questline: questline.map(withGame),
    lite: lite.map(withGame),
  }
})

/** Checks that the games are there. */
export function checkGameLists(lists = readGameLists.attempt().value): Mistake[] {
  if (!lists) return []
  const menus = Object.entries(lists.menus).map(([line, entries]) => ({
    field: `menus.${line}`,
    games: entries?.flatMap(({ game }) => game ?? []) ?? [],
  }))
  return [{ field: 'featuredGames', games: lists.featuredGames }, ...menus].flatMap(({ field, games }) =>
    unknownNames(gameListsYaml, field, games, slugsOfGames()),
  )
}
