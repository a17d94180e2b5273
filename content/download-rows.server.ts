import { type DocumentWords, readDocumentWords } from './document-words.server.ts'
import type {
  FullRow,
  LanguageSet,
  Row,
  RowGroup,
  SearchIndex,
  SetSummary,
  SetsOfLetter,
} from './download-rows.ts'
import type { Language } from './languages.ts'
import { type Download, type DownloadGroup, downloads } from './load-downloads.server.ts'
import { anchorOf } from './markdown.server.ts'

/** Above this many documents /download leaves the rows to the sets' own pages and fetches them when asked. */
export const rowsInPage = 1500

/** What /download shows: every set with its categories, and the rows where there are not too many. */
export function summaries(groups = downloads(), limit = rowsInPage): SetSummary[] {
  const inPage = groups.reduce((sum, group) => sum + group.documents.length, 0) <= limit
  return groups.map(({ slug, section, title, documents }) => ({
    slug,
    section,
    title,
    groups: byCategory(documents, rowOf).map(({ category, count, rows }) =>
      inPage ? { category, count, rows } : { category, count },
    ),
  }))
}

/** Above this many sets /download names them by letter, and leaves their categories to the sets' own pages. */
const setsInPage = 300

/** The sets by the first letter of their titles, or nothing where they all have room for their categories. */
export function setsByLetter(groups = downloads(), limit = setsInPage): SetsOfLetter[] | undefined {
  if (groups.length <= limit) return undefined
  const byLetter = Map.groupBy(
    groups,
    ({ title }) => /^[A-Z]/.exec(anchorOf(title).toUpperCase())?.[0] ?? '#',
  )
  return [...byLetter].map(([letter, those]) => ({
    letter,
    section: letter === '#' ? 'letter-other' : `letter-${letter.toLowerCase()}`,
    sets: those.map(({ slug, section, title, documents }) => ({
      slug,
      section,
      title,
      count: documents.length,
    })),
  }))
}

/** The documents of one set with everything that is known of each. */
export function fullGroups({ documents }: DownloadGroup): RowGroup<FullRow>[] {
  return byCategory(documents, ({ game: _, category: __, flagUrl: ___, ...row }) => row)
}

/** Every set with documents in a language and those documents, or their number alone where there are too many. */
export function setsIn(language: Language, groups = downloads(), limit = rowsInPage): LanguageSet[] {
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
