import { readerOf } from '../content/content-file.build.ts'
import { pressYaml } from './press-schema.ts'

export const readPress = readerOf(pressYaml)
