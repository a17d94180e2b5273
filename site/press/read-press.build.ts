import { readYaml } from '../content/content-file.build.ts'
import { readOnce } from '../content/read-once.build.ts'
import { pressFileSchema, pressYaml } from './press-schema.ts'

export const readPress = readOnce((mistakes) => readYaml(pressYaml, pressFileSchema, mistakes))
