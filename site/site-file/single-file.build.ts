import type { z } from 'zod'
import { readYaml } from '../content/content-file.build.ts'
import type { Mistake } from '../content/content-mistakes.ts'
import { makeOnce, readOnce } from '../content/read-once.build.ts'
import { missingMedia, withMedia } from '../pictures/pictures.build.ts'

/** Where below `content/` the pictures of these files are. */
const folder = 'site'

/**
 * The reader of a file that is one of its kind, as a schema module describes it. `check` finds what is wrong beyond the
 * schema. `shown` returns the content as pages show it, with its pictures encoded.
 */
export function singleFile<T extends z.ZodType>(
  { file, schema }: { file: string; schema: T },
  check: (content: z.infer<T>) => Mistake[] = () => [],
) {
  const read = readOnce((mistakes) => {
    const content = readYaml(file, schema, mistakes)
    if (content !== undefined) mistakes.push(...missingMedia(file, folder, content), ...check(content))
    return content
  })
  return Object.assign(read, { file, shown: makeOnce(() => withMedia(folder, read())) })
}
