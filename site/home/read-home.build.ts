import { singleFileReader } from '../content-files/content-file.build.ts'
import { findUnknownNames, type Mistake } from '../content-files/content-mistakes.ts'
import { slugsOfGames } from '../games/read-games.build.ts'
import { type HomeFile, homeYaml } from './home-schema.ts'

export const readHome = singleFileReader(homeYaml, (home) => checkHome(home, slugsOfGames()))

/** Checks that its pictures lead to games that are there. */
export function checkHome({ images }: Pick<HomeFile, 'images'>, slugs: readonly string[]): Mistake[] {
  const games = images.flatMap(({ game }) => game ?? [])
  return findUnknownNames(homeYaml.file, 'images', games, slugs)
}
