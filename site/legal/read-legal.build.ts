import { readdirSync, readFileSync } from 'node:fs'
import { readMarkdown } from '../content/content-file.build.ts'
import { mistake } from '../content/content-mistakes.ts'
import { readOnce } from '../content/read-once.build.ts'
import { type LegalFile, legalFileSchema, legalFolder } from './legal-schema.ts'

/** With the path of its file, and the Markdown below the front matter. */
export type LegalText = LegalFile & { file: string; markdown: string }

/** Reads `content/legal/*.md`, and checks that each has an address of its own and that its translations are there. */
export const readLegalTexts = readOnce((mistakes): LegalText[] => {
  const names = readdirSync(legalFolder).filter((name) => name.endsWith('.md'))
  const texts = names.flatMap((name) => {
    const file = `${legalFolder}/${name}`
    const read = readMarkdown(file, readFileSync(file, 'utf8'), legalFileSchema, mistakes)
    return read ? [{ ...read.head, file, markdown: read.markdown }] : []
  })
  // A text with a mistake has no known address, so translations that lead to it cannot be checked.
  if (texts.length < names.length) return texts
  const paths = texts.map(({ path }) => path)
  for (const [index, { file, path, translations }] of texts.entries()) {
    if (paths.indexOf(path) < index) mistakes.push(mistake(file, 'path', path, 'an address of its own'))
    for (const [language, translation] of Object.entries(translations ?? {}))
      if (!paths.includes(translation))
        mistakes.push(mistake(file, `translations.${language}`, translation, paths.join(', ')))
  }
  return texts
})
