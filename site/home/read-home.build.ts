import { readYaml } from '../content/content-file.build.ts'
import { type Mistake, unknownNames } from '../content/content-mistakes.ts'
import { readOnce } from '../content/read-once.build.ts'
import { slugsOfGames } from '../games/read-games.build.ts'
import { missingPictures } from '../pictures/picture-checks.build.ts'
import { homeFileSchema, homeYaml } from './home-schema.ts'

export const readHome = readOnce((mistakes) => readYaml(homeYaml, homeFileSchema, mistakes))

/** Checks that the pictures of the home page are there, and the games they lead to. */
export function checkHome(home = readHome.attempt().value): Mistake[] {
  const games = home?.images.flatMap(({ game }) => game ?? []) ?? []
  return [...unknownNames(homeYaml, 'images', games, slugsOfGames()), ...missingPictures(homeYaml, 'site', home)]
}
