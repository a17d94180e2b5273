import { readSingleFile } from '../content/content-file.build.ts'
import { type Mistake, unknownNames } from '../content/content-mistakes.ts'
import { slugsOfGames } from '../games/read-games.build.ts'
import { type HomeFile, homeYaml } from './home-schema.ts'

export const readHome = readSingleFile(homeYaml)

type Home = Pick<HomeFile, 'images'> | undefined

/** Checks that the games are there to which its pictures lead. */
export function checkHome(home: Home = readHome.withMistakes().value, slugs = slugsOfGames()): Mistake[] {
  const games = home?.images.flatMap(({ game }) => game ?? []) ?? []
  return unknownNames(homeYaml.file, 'images', games, slugs)
}
