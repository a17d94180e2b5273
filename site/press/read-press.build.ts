import { readYaml } from '../content/content-file.build.ts'
import type { Mistake } from '../content/content-mistakes.ts'
import { readOnce } from '../content/read-once.build.ts'
import { missingPictures } from '../pictures/picture-checks.build.ts'
import { pressFileSchema, pressYaml } from './press-schema.ts'

export const readPress = readOnce((mistakes) => readYaml(pressYaml, pressFileSchema, mistakes))

/** Checks that the pictures of the press room are there. */
export function checkPress(press = readPress.attempt().value): Mistake[] {
  return missingPictures(pressYaml, 'site', press)
}
