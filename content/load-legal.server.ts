import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { Mistake } from './content-error.ts'
import type { LegalText } from './load.server.ts'
import { contentFolder, mistakesOf } from './read-file.server.ts'
import { legalFile } from './schema.ts'

const frontMatter = /^---\n([\s\S]*?)\n---\n([\s\S]+)$/

/** Reads `content/legal/*.md`: YAML front matter, then Markdown. */
export function loadLegal(mistakes: Mistake[]): LegalText[] {
  const texts: LegalText[] = []
  for (const name of readdirSync(join(contentFolder, 'legal')).filter((it) => it.endsWith('.md'))) {
    const file = `content/legal/${name}`
    const match = frontMatter.exec(readFileSync(join(contentFolder, 'legal', name), 'utf8'))
    const [, head, markdown] = match ?? []
    if (head === undefined || markdown === undefined) {
      mistakes.push({
        file,
        field: '(whole file)',
        problem: 'found no front matter, allowed: ---, YAML, ---, Markdown',
      })
      continue
    }
    const root: unknown = parse(head)
    const result = legalFile.safeParse(root)
    if (result.success) texts.push({ ...result.data, slug: name.slice(0, -'.md'.length), markdown })
    else mistakes.push(...mistakesOf(file, root, result.error))
  }
  const paths = new Set(texts.map((it) => it.path))
  for (const text of texts) {
    for (const path of [...Object.values(text.translations ?? {}), ...(text.related ?? [])]) {
      if (path === undefined || paths.has(path)) continue
      const problem = `found ${path}, allowed: ${[...paths].join(', ')}`
      mistakes.push({ file: `content/legal/${text.slug}.md`, field: 'translations/related', problem })
    }
  }
  return texts
}
