import { existsSync, readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import type { z } from 'zod'
import { type Mistake, mistake, readBySchema } from './content-mistakes.ts'
import { missingMedia } from './media.build.ts'
import { type ContentReader, readOnce } from './read-once.build.ts'

/**
 * Reads a YAML file, like `content/site.yaml`: paths begin at the repository's root, where commands run. Returns
 * undefined and adds to `mistakes` when it does not fit the schema.
 */
export function readYaml<T extends z.ZodType>(file: string, schema: T, mistakes: Mistake[]): z.infer<T> | undefined {
  if (existsSync(file)) return parseYaml(file, readFileSync(file, 'utf8'), schema, mistakes)
  mistakes.push(mistake(file, '(whole file)', 'nothing', 'a file'))
  return undefined
}

const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]+)$/

/** The front matter and the Markdown of a file, whose text is given. Fails as `readYaml` does. */
export function readMarkdown<T extends z.ZodType>(file: string, text: string, schema: T, mistakes: Mistake[]) {
  const [, yaml, markdown] = frontMatter.exec(text) ?? []
  if (yaml === undefined || markdown === undefined) {
    mistakes.push(mistake(file, '(whole file)', 'no front matter', '---, YAML, ---, Markdown'))
    return undefined
  }
  const head = parseYaml(file, yaml, schema, mistakes)
  return head && { head, markdown }
}

/** Reads the text of a YAML file. Fails as `readYaml` does. */
export function parseYaml<T extends z.ZodType>(file: string, text: string, schema: T, mistakes: Mistake[]) {
  let root: unknown
  try {
    root = load(text)
  } catch (error) {
    // Says the line and column where the reader stopped, and shows them.
    const problem = error instanceof Error ? error.message : String(error)
    mistakes.push({ file, field: '(whole file)', problem })
    return undefined
  }
  const read = readBySchema(root, schema)
  mistakes.push(...read.mistakes.map((found) => ({ file, ...found })))
  return read.data
}

/** The reader of a single file, as a schema module describes it. `check` finds what is wrong beyond the schema. */
export function readerOf<T>(
  { file, schema }: { file: string; schema: z.ZodType<T> },
  check: (content: T) => Mistake[] = () => [],
): ContentReader<T> & { file: string } {
  const reader = readOnce((mistakes) => {
    const content = readYaml(file, schema, mistakes)
    if (content !== undefined) mistakes.push(...missingMedia(file, 'site', content), ...check(content))
    return content
  })
  return Object.assign(reader, { file })
}
