import { singleFile } from '../site-file/single-file.build.ts'
import { ludomentorYaml } from './ludomentor-schema.ts'

export const readLudomentor = singleFile(ludomentorYaml)
