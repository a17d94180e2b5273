import { singleFileReader } from '../content-files/content-file.build.ts'
import { pressYaml } from './press-schema.ts'

export const readPress = singleFileReader(pressYaml)
