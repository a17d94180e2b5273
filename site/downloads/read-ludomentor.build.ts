import { singleFileReader } from '../content-files/content-file.build.ts'
import { ludomentorFile } from './ludomentor-schema.ts'

export const readLudomentor = singleFileReader(ludomentorFile)
