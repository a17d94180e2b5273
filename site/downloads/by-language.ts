import type { GameDocument } from './document.ts'
import type { Language } from './languages.ts'

type Worded = { language?: Language; is?: GameDocument['is'] }

/** The visitor's language first, then English, then the others in their own order; placeholders behind all that is here. */
export function byLanguage<R extends Worded>(rows: readonly R[], language: Language): R[] {
  const rank = (row: R) =>
    (row.is === 'stand-in' ? 3 : 0) + (row.language === language ? 0 : row.language === 'en' ? 1 : 2)
  return rows.toSorted((a, b) => rank(a) - rank(b))
}

/**
 * Which language stands in for the visitor's own in a list. A placeholder counts for none.
 *
 * | the list has             | answer                   |
 * | ------------------------ | ------------------------ |
 * | the visitor's language   | none needed              |
 * | no language at all       | none needed              |
 * | English                  | English                  |
 * | other languages only     | the first of them        |
 */
export function shownInstead(rows: readonly Worded[], language: Language): Language | undefined {
  const there = rows.flatMap((row) => (row.is === 'stand-in' ? [] : (row.language ?? [])))
  if (there.includes(language)) return undefined
  return there.includes('en') ? 'en' : there[0]
}
