import { type DocumentGroup, type GameDocument, isStandIn, realFirst } from './document.ts'
import type { DocumentKind } from './document-kinds.ts'
import { type DocumentWords, readDocumentWords } from './document-words.server.ts'
import type { Language } from './languages.ts'
import { downloads } from './load-downloads.server.ts'

/** The most documents that one page shows whole: a phone must answer however long the register is. */
export const mostInPage = 1500

export type SetSummary = ReturnType<typeof summaries>[number]

/** What /download shows of every set: its groups with their rows, or in a longer register the groups alone. */
export function summaries(sets = downloads(), limit = mostInPage) {
  const count = sets.reduce((sum, set) => sum + set.documents.length, 0)
  return sets.map(({ slug, section, title, documents }) => {
    const whole = byCategory(documents.map(listed))
    const groups: DocumentGroup[] = count > limit ? whole.map(({ rows: _, ...group }) => group) : whole
    return { slug, section, title, groups }
  })
}

/** Every set with documents in a language and those documents, or their number alone where there are too many. */
export function setsIn(language: Language, groups = downloads(), limit = mostInPage) {
  const sets = groups.map(({ slug, title, documents }) => {
    const rows = realFirst(documents.filter((it) => it.language === language)).map(listed)
    return { slug, title, count: rows.length, rows }
  })
  const inPage = sets.reduce((sum, set) => sum + set.count, 0) <= limit
  return sets.filter((set) => set.count > 0).map(({ rows, ...set }) => ({ ...set, ...(inPage && { rows }) }))
}

export type SearchIndex = {
  /** What each kind of document is called, by language. */
  names: Partial<Record<Language, Partial<Record<DocumentKind, string>>>>
  sets: { slug: string; title: string; alsoCalled: string[]; rows: GameDocument[] }[]
}

/** Everything the search needs, in one file that is fetched when it is first used. */
export function searchIndex(groups = downloads(), words = readDocumentWords()): SearchIndex {
  return {
    names: namesOf(words),
    sets: groups.map(({ slug, title, alsoCalled, documents }) => ({
      slug,
      title,
      alsoCalled,
      rows: documents.map(listed),
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

/** Documents with everything that is known of each. */
export function byCategory(documents: readonly GameDocument[]): Required<DocumentGroup>[] {
  return [...Map.groupBy(documents, (it) => it.category)].map(([category, rows]) => ({
    category,
    count: rows.length,
    here: rows.filter((it) => !isStandIn(it)).length,
    rows,
  }))
}

/** A document as lists show it: without what only its set's own page says, which would make the lists twice as long. */
function listed({ sha256, thumbnail, replaces, changeNote, ...document }: GameDocument): GameDocument {
  return document
}
