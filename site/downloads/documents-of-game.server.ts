import { content } from '../content/content.server.ts'
import type { AvailableDocument, DocumentSet } from './document-schema.ts'

export type DocumentSummary = ReturnType<typeof documentSummary>

/** Where the documents of a game are, how many are available, and the rulebook a new player wants, if it is available. */
export function documentSummary(slugs: readonly string[] = [], all: readonly DocumentSet[] = content().sets) {
  const documents = setsOf(slugs, all).flatMap((set) => set.documents)
  const rulebook = latestRulebook(documents)
  return {
    path: downloadPath(slugs, all),
    count: documents.length,
    rulebook: rulebook && { path: `/d/${rulebook.id}`, bytes: rulebook.bytes, version: rulebook.version },
  }
}

/** The page of all downloads, at the first set. */
export function downloadPath(slugs?: readonly string[], all?: readonly DocumentSet[]): string {
  const set = firstSet(slugs, all)
  return set ? `/download#${set.anchor}` : '/download'
}

/** Of the sets of a game the first in which a document is available; while there is none, the first. */
export function firstSet(slugs: readonly string[] = [], all: readonly DocumentSet[] = content().sets) {
  const sets = setsOf(slugs, all)
  return sets.find(({ documents }) => documents.length > 0) ?? sets[0]
}

/** In the order in which the game names them. */
function setsOf(slugs: readonly string[], all: readonly DocumentSet[]): DocumentSet[] {
  return slugs.flatMap((slug) => all.find((set) => set.slug === slug) ?? [])
}

/**
 * The latest English rulebook of the game itself: of titles that begin with Rulebook, Rules or Manual, the one with the
 * highest version. Titles of rules for modes and expansions begin otherwise.
 */
export function latestRulebook(documents: readonly AvailableDocument[]): AvailableDocument | undefined {
  return documents
    .filter(({ kind, language }) => kind === 'rulebook' && language === 'en')
    .filter(({ title, earlierEdition }) => !earlierEdition && /^(rulebook|rules|manual)\b/i.test(title))
    .toSorted((a, b) => (b.version ?? '').localeCompare(a.version ?? '', 'en', { numeric: true }))
    .at(0)
}
