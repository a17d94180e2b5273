import { parse } from 'yaml'
import type { z } from 'zod'
import type { Mistake } from '../content-error.ts'
import { checked, noYaml } from '../read-file.server.ts'

const wholeFile = /^---\n([\s\S]*?)\n---\n([\s\S]+)$/

/**
 * Takes a text that is YAML front matter, then Markdown, apart; returns undefined and adds to `mistakes` when it is not,
 * or its front matter does not fit the schema. `file` is its name in these.
 */
export function frontMatter<T extends z.ZodType>(
  file: string,
  text: string,
  schema: T,
  mistakes: Mistake[],
): { head: z.infer<T>; markdown: string } | undefined {
  const [, yaml, markdown] = wholeFile.exec(text) ?? []
  if (yaml === undefined || markdown === undefined) {
    const problem = 'found no front matter, allowed: ---, YAML, ---, Markdown'
    mistakes.push({ file, field: '(whole file)', problem })
    return undefined
  }
  let root: unknown
  try {
    root = parse(yaml)
  } catch (error) {
    mistakes.push(noYaml(file, error))
    return undefined
  }
  const head = checked(file, root, schema, mistakes)
  return head && { head, markdown }
}
