import { readdirSync, readFileSync } from 'node:fs'
import { cachedReader } from '../content-files/content-cache.build.ts'
import { parseMarkdown } from '../content-files/content-file.build.ts'
import { type Checked, type Mistake, mistake, unknownNameMistakes } from '../content-files/content-mistakes.ts'
import { type LegalContent, legalFileSchema, legalFolder } from './legal-schema.ts'

/** With the path of its file, and the Markdown below the front matter. */
export type LegalText = LegalContent & { file: string; markdown: string }

/** Reads `content/legal/*.md`. */
export const readLegalTexts = cachedReader((): Checked<LegalText[]> => {
  const files = readdirSync(legalFolder).flatMap((name) => (name.endsWith('.md') ? `${legalFolder}/${name}` : []))
  const read = files.map((file) => ({ file, ...parseMarkdown(file, readFileSync(file, 'utf8'), legalFileSchema) }))
  const texts = read.flatMap(({ file, value }) => (value ? { ...value.head, file, markdown: value.markdown } : []))
  const mistakes = read.flatMap((text) => text.mistakes)
  // A text with a mistake has no known path, so translations that lead to it cannot be checked.
  return { value: texts, mistakes: mistakes.length > 0 ? mistakes : legalTextMistakes(texts) }
})

/** A mistake for each text without an address of its own, and for each translation that is not there. */
export function legalTextMistakes(texts: readonly LegalText[]): Mistake[] {
  const paths = texts.map(({ path }) => path)
  return texts.flatMap(({ file, path, translations = {} }, index) => [
    ...(paths.indexOf(path) < index ? [mistake(file, 'path', path, 'an address of its own')] : []),
    ...Object.entries(translations).flatMap(([language, translation]) =>
      unknownNameMistakes(file, `translations.${language}`, [translation], paths),
    ),
  ])
}
