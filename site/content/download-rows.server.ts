import { type DocumentWords, readDocumentWords } from './document-words.server.ts'
import type { FullRow, LanguageSet, Row, RowGroup, SearchIndex, SetSummary } from './download-rows.ts'
import type { Language } from './languages.ts'
import { type DocumentSet, type Download, downloads } from './load-downloads.server.ts'

/** The most documents that one page shows whole: a phone must answer however long the register is. */
export const mostInPage = 1500

/** What /download shows of every set: its groups with their rows, or in a longer register the groups alone. */
export function summaries(sets = downloads(), limit = mostInPage): SetSummary[] {
  const count = sets.reduce((sum, set) => sum + set.documents.length, 0)
  return sets.map(({ slug, section, title, documents }) => {
    const whole = byCategory(documents, rowOf)
    const groups = count > limit ? whole.map(({ rows: _, ...group }) => group) : whole
    return { slug, section, title, groups }
  })
}

/** The documents of one set with everything that is known of each. */
export function fullGroups({ documents }: DocumentSet): RowGroup<FullRow>[] {
  return byCategory(documents, ({ game: _, category: __, flagUrl: ___, ...row }) => row)
}

/** Every set with documents in a language and those documents, or their number alone where there are too many. */
export function setsIn(language: Language, groups = downloads(), limit = mostInPage): LanguageSet[] {
  const sets = groups.map(({ slug, title, documents }) => {
    const rows = documents.filter((it) => it.language === language).map(rowOf)
    return { slug, title, count: rows.length, rows }
  })
  const inPage = sets.reduce((sum, set) => sum + set.count, 0) <= limit
  return sets.filter((set) => set.count > 0).map(({ rows, ...set }) => (inPage ? { ...set, rows } : set))
}

/** Everything the search needs, in one file that is fetched when it is first used. */
export function searchIndex(groups = downloads(), words = readDocumentWords()): SearchIndex {
  return {
    names: namesOf(words),
    sets: groups.map(({ slug, title, alsoCalled, documents }) => ({
      slug,
      title,
      alsoCalled,
      rows: documents.map((it) => ({ ...rowOf(it), category: it.category })),
    })),
  }
}

function namesOf(words: DocumentWords): SearchIndex['names'] {
  return Object.fromEntries(
    Object.entries(words).map(([language, { kinds, alsoSearched = [] }]) => [
      language,
      Object.fromEntries(
        Object.entries(kinds).map(([kind, name]) => [kind, [name, ...alsoSearched].join(' ')]),
      ),
    ]),
  )
}

function byCategory<R>(documents: readonly Download[], row: (document: Download) => R): RowGroup<R>[] {
  return [...Map.groupBy(documents, (it) => it.category)].map(([category, those]) => ({
    category,
    count: those.length,
    rows: those.map(row),
  }))
}

function rowOf({ game, category, flagUrl, sha256, thumbnail, replaces, changeNote, ...row }: Download): Row {
  return row
}
