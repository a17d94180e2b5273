import { type DocumentGroup, type DocumentSet, type GameDocument, realFirst } from './document.ts'
import { type DocumentWords, readDocumentWords } from './document-words.server.ts'
import type { LanguageSet, SearchIndex, SetSummary } from './download-rows.ts'
import type { Language } from './languages.ts'
import { downloads } from './load-downloads.server.ts'
import { anchorOf } from './markdown.server.ts'

/** The most documents and sets that /download shows whole: a phone must answer however long the register is. */
export const mostInPage = { documents: 1500, sets: 300 }

/**
 * What /download shows of every set.
 *
 * | register               | each set has                          |
 * | ---------------------- | ------------------------------------- |
 * | within both limits     | its groups with their rows            |
 * | more documents         | its groups                            |
 * | more sets              | its letter and number of documents    |
 */
export function summaries(groups = downloads(), limit = mostInPage): SetSummary[] {
  const documents = groups.reduce((sum, group) => sum + group.documents.length, 0)
  return groups.map(({ slug, section, title, documents: those }) => {
    const set = { slug, section, title }
    if (groups.length > limit.sets)
      return { ...set, groups: [], listed: { letter: letterOf(title), count: those.length } }
    const whole = byCategory(those.map(listed))
    return { ...set, groups: documents > limit.documents ? whole.map(({ rows: _, ...it }) => it) : whole }
  })
}

/** The letter a title stands under, whatever accent it bears. */
function letterOf(title: string): string {
  return /^[A-Z]/.exec(anchorOf(title).toUpperCase())?.[0] ?? '#'
}

/** The documents of one set with everything that is known of each. */
export function fullGroups({ documents }: DocumentSet) {
  return byCategory(documents)
}

/** Every set with documents in a language and those documents, or their number alone where there are too many. */
export function setsIn(
  language: Language,
  groups = downloads(),
  limit = mostInPage.documents,
): LanguageSet[] {
  const sets = groups.map(({ slug, title, documents }) => {
    const rows = realFirst(documents.filter((it) => it.language === language)).map(listed)
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

function byCategory(documents: readonly GameDocument[]): Required<DocumentGroup>[] {
  return [...Map.groupBy(documents, (it) => it.category)].map(([category, rows]) => ({
    category,
    count: rows.length,
    rows,
  }))
}

/** A document as lists show it: without what only its set's own page says, which would make the lists twice as long. */
function listed({ sha256, thumbnail, replaces, changeNote, ...document }: GameDocument): GameDocument {
  return document
}
