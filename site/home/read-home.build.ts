import { readSingleFile } from '../content/content-file.build.ts'
import { unknownNames } from '../content/content-mistakes.ts'
import { slugsOfGames } from '../games/read-games.build.ts'
import { homeYaml } from './home-schema.ts'

export const readHome = readSingleFile(homeYaml)

/** Checks that the games are there to which its pictures lead. */
export function checkHome(images = readHome.withMistakes().value?.images ?? [], slugs = slugsOfGames()) {
  const games = images.flatMap(({ game }) => game ?? [])
  return unknownNames(homeYaml.file, 'images', games, slugs)
}
