import { singleFileReader } from '../content-files/content-file.build.ts'
import { pressFile } from './press-schema.ts'

export const readPress = singleFileReader(pressFile)
