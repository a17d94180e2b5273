import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { ContentError } from './content-error.ts'
import { renderMarkdown } from './markdown.server.ts'
import { contentFolder, mistakesOf } from './read-file.server.ts'

const head = z.strictObject({
  title: z.string().min(1),
  summary: z.string().min(1).max(160),
  /** While false the page says that the wording is still to come, and the launch check lists it. */
  confirmed: z.boolean(),
})

export type Fix = z.infer<typeof head> & { html: string }

/** The one document that is a page of this site (specification §3). Throws ContentError. */
export function readFix(): Fix {
  const text = readFileSync(join(contentFolder, 'temporary-fix.md'), 'utf8')
  const [, yaml = '', markdown = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]+)$/.exec(text) ?? []
  const root: unknown = parse(yaml)
  const result = head.safeParse(root)
  if (!result.success) throw new ContentError(mistakesOf('content/temporary-fix.md', root, result.error))
  return { ...result.data, html: renderMarkdown(markdown, 'en').html }
}
