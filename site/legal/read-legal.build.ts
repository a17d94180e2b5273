import { readdirSync, readFileSync } from 'node:fs'
import { readMarkdown } from '../content-files/content-file.build.ts'
import { type Mistake, mistake, unknownNames } from '../content-files/content-mistakes.ts'
import { readOnce } from '../content-files/read-once.build.ts'
import { type LegalFile, legalFileSchema, legalFolder } from './legal-schema.ts'

/** With the path of its file, and the Markdown below the front matter. */
export type LegalText = LegalFile & { file: string; markdown: string }

/** Reads `content/legal/*.md`. */
export const readLegalTexts = readOnce((mistakes): LegalText[] => {
  const names = readdirSync(legalFolder).filter((name) => name.endsWith('.md'))
  const texts = names.flatMap((name) => {
    const file = `${legalFolder}/${name}`
    const read = readMarkdown(file, readFileSync(file, 'utf8'), legalFileSchema, mistakes)
    return read ? [{ ...read.head, file, markdown: read.markdown }] : []
  })
  // A text with a mistake has no known path, so translations that lead to it cannot be checked.
  if (mistakes.length === 0) mistakes.push(...checkLegalTexts(texts))
  return texts
})

/** Checks that each text has an address of its own and that its translations are there. */
export function checkLegalTexts(texts: readonly LegalText[]): Mistake[] {
  const paths = texts.map(({ path }) => path)
  return texts.flatMap(({ file, path, translations = {} }, index) => [
    ...(paths.indexOf(path) < index ? [mistake(file, 'path', path, 'an address of its own')] : []),
    ...Object.entries(translations).flatMap(([language, translation]) =>
      unknownNames(file, `translations.${language}`, [translation], paths),
    ),
  ])
}
