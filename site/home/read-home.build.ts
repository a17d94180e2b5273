import { singleFileReader } from '../content-files/content-file.build.ts'
import { type Mistake, unknownNameMistakes } from '../content-files/content-mistakes.ts'
import { slugsOfGames } from '../games/read-games.build.ts'
import { type HomeContent, homeFile } from './home-schema.ts'

export const readHome = singleFileReader(homeFile, (home) => homeMistakes(home, slugsOfGames()))

/** A mistake for each picture that leads to a game that is not there. */
export function homeMistakes({ images }: Pick<HomeContent, 'images'>, slugs: readonly string[]): Mistake[] {
  const games = images.flatMap(({ game }) => game ?? [])
  return unknownNameMistakes(homeFile.file, 'images', games, slugs)
}
