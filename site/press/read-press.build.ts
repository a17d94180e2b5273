import { readSingleFile } from '../content/content-file.build.ts'
import { pressYaml } from './press-schema.ts'

export const readPress = readSingleFile(pressYaml)
