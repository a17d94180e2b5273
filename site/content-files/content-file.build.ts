import { existsSync, readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import type { z } from 'zod'
import { type ContentReader, cachedReader } from './content-cache.build.ts'
import { type Checked, type Mistake, mistake, parseBySchema } from './content-mistakes.ts'
import { missingMediaMistakes } from './media.build.ts'
import type { SingleFile } from './schema-parts.ts'

/**
 * Reads a YAML file, like `content/site.yaml`: paths begin at the repository's root, where commands run. The value is
 * undefined when it does not fit the schema.
 */
export function readYaml<T>(file: string, schema: z.ZodType<T>): Checked<T | undefined> {
  if (existsSync(file)) return parseYaml(file, readFileSync(file, 'utf8'), schema)
  return { value: undefined, mistakes: [mistake(file, '(whole file)', 'nothing', 'a file')] }
}

const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]+)$/

/** The front matter and the Markdown of a file, whose text is given. */
export function parseMarkdown<T>(file: string, text: string, schema: z.ZodType<T>) {
  const [, yaml, markdown] = frontMatter.exec(text) ?? []
  if (yaml === undefined || markdown === undefined) {
    const noFrontMatter = mistake(file, '(whole file)', 'no front matter', '---, YAML, ---, Markdown')
    return { value: undefined, mistakes: [noFrontMatter] }
  }
  const { value: head, mistakes } = parseYaml(file, yaml, schema)
  return { value: head && { head, markdown }, mistakes }
}

/** The value of a YAML file, whose text is given. */
export function parseYaml<T>(file: string, text: string, schema: z.ZodType<T>): Checked<T | undefined> {
  let root: unknown
  try {
    root = load(text)
  } catch (error) {
    // Says the line and column where the reader stopped, and shows them.
    const problem = error instanceof Error ? error.message : String(error)
    return { value: undefined, mistakes: [{ file, field: '(whole file)', problem }] }
  }
  const { value, mistakes } = parseBySchema(root, schema)
  return { value, mistakes: mistakes.map((found) => ({ file, ...found })) }
}

/** The reader of a single file. `otherMistakes`: beyond those the schema finds. */
export function singleFileReader<T>(
  { file, schema }: SingleFile<T>,
  otherMistakes: (content: T) => Mistake[] = () => [],
): ContentReader<T> & { file: string } {
  const reader = cachedReader(() => {
    const { value, mistakes } = readYaml(file, schema)
    if (value === undefined) return { value, mistakes }
    return { value, mistakes: [...mistakes, ...missingMediaMistakes(file, 'site', value), ...otherMistakes(value)] }
  })
  return Object.assign(reader, { file })
}
