import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { contentFolder, readMarkdown } from '../content-file.server.ts'
import { type Mistake, mistake } from '../content-mistakes.ts'
import { type FixFile, fixFile, type LegalFile, legalFile } from './legal-schema.ts'

export type LegalText = LegalFile & { slug: string; markdown: string }

/** Reads `content/legal/*.md`, and checks that the texts they lead to are there. */
export function readLegal(mistakes: Mistake[]): LegalText[] {
  const names = readdirSync(join(contentFolder, 'legal')).filter((name) => name.endsWith('.md'))
  const texts = names.flatMap((name) => {
    const text = readFileSync(join(contentFolder, 'legal', name), 'utf8')
    const found = readMarkdown(`content/legal/${name}`, text, legalFile, mistakes)
    return found ? [{ ...found.head, slug: basename(name, '.md'), markdown: found.markdown }] : []
  })
  const paths = new Set(texts.map(({ path }) => path))
  for (const [index, text] of texts.entries()) {
    const first = texts.findIndex(({ path }) => path === text.path)
    if (first < index)
      mistakes.push(mistake(`content/legal/${text.slug}.md`, 'path', text.path, 'an address of its own'))
    for (const [language, path] of Object.entries(text.translations ?? {}))
      if (!paths.has(path))
        mistakes.push(
          mistake(`content/legal/${text.slug}.md`, `translations.${language}`, path, [...paths].join(', ')),
        )
  }
  return texts
}

export type Fix = FixFile & { markdown: string }

/** Reads `content/temporary-fix.md`, the one document of the downloads that is a page of this site. */
export function readFix(mistakes: Mistake[]): Fix | undefined {
  const text = readFileSync(join(contentFolder, 'temporary-fix.md'), 'utf8')
  const found = readMarkdown('content/temporary-fix.md', text, fixFile, mistakes)
  return found && { ...found.head, markdown: found.markdown }
}
