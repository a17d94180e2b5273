import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { ContentError, type Mistake } from '../content-error.ts'
import { text } from '../fields.ts'
import { contentFolder } from '../read-file.server.ts'
import { frontMatter } from './front-matter.server.ts'
import { renderMarkdown } from './markdown.server.ts'

export const fixHead = z.strictObject({
  title: text,
  summary: text.max(160),
  /** While false the page says that the wording is still to come, and the launch check lists it. */
  confirmed: z.boolean(),
})

export type Fix = z.infer<typeof fixHead> & { html: string }

/** The one document that is a page of this site (specification §3). Throws ContentError. */
export function readFix(): Fix {
  const mistakes: Mistake[] = []
  const file = readFileSync(join(contentFolder, 'temporary-fix.md'), 'utf8')
  const found = frontMatter('content/temporary-fix.md', file, fixHead, mistakes)
  if (!found) throw new ContentError(mistakes)
  return { ...found.head, html: renderMarkdown(found.markdown, 'en').html }
}
