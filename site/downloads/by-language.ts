import type { Language } from '../content/languages.ts'

type Worded = { language?: Language }

/** The visitor's language first, then English, then the others in their own order. */
export function byLanguage<R extends Worded>(rows: readonly R[], language: Language): R[] {
  const rank = (row: R) => (row.language === language ? 0 : row.language === 'en' ? 1 : 2)
  return rows.toSorted((a, b) => rank(a) - rank(b))
}

/**
 * Which language stands in for the visitor's own in a list.
 *
 * | the list has             | answer                   |
 * | ------------------------ | ------------------------ |
 * | the visitor's language   | none needed              |
 * | no language at all       | none needed              |
 * | English                  | English                  |
 * | other languages only     | the first of them        |
 */
export function shownInstead(rows: readonly Worded[], language: Language): Language | undefined {
  const there = rows.flatMap((row) => row.language ?? [])
  if (there.includes(language)) return undefined
  return there.includes('en') ? 'en' : there[0]
}
