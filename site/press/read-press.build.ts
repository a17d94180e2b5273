import { singleFile } from '../site-file/single-file.build.ts'
import { pressYaml } from './press-schema.ts'

export const readPress = singleFile(pressYaml)
