import { readYaml } from '../content/content-file.build.ts'
import { readOnce } from '../content/read-once.build.ts'
import { pressFileSchema } from './press-schema.ts'

/** `content/press.yaml`. */
export const pressFile = readOnce((mistakes) => readYaml('content/press.yaml', pressFileSchema, mistakes))
