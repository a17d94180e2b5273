import { singleFileReader } from '../content-files/content-file.build.ts'
import { ludomentorYaml } from './ludomentor-schema.ts'

export const readLudomentor = singleFileReader(ludomentorYaml)
