import { readYaml } from '../content/content-file.build.ts'
import type { Mistake } from '../content/content-mistakes.ts'
import { readOnce } from '../content/read-once.build.ts'
import { missingPictures } from '../pictures/picture-checks.build.ts'
import { ludomentorFileSchema, ludomentorYaml } from './ludomentor-schema.ts'

export const readLudomentor = readOnce((mistakes) => readYaml(ludomentorYaml, ludomentorFileSchema, mistakes))

/** Checks that its picture is there. */
export function checkLudomentor(ludomentor = readLudomentor.attempt().value): Mistake[] {
  return missingPictures(ludomentorYaml, 'site', ludomentor)
}
