import { readSingleFile } from '../content/content-file.build.ts'
import { type Mistake, unknownNames } from '../content/content-mistakes.ts'
import { type HomeFile, homeYaml } from './home-schema.ts'

export const readHome = readSingleFile(homeYaml)

/** Checks that its pictures lead to games that are there. A file that could not be read has nothing to check. */
export function checkHome(home: Pick<HomeFile, 'images'> | undefined, slugs: readonly string[]): Mistake[] {
  const games = (home?.images ?? []).flatMap(({ game }) => game ?? [])
  return unknownNames(homeYaml.file, 'images', games, slugs)
}
