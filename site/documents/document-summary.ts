import { pathOfDocument, pathOfSetSection } from '../addresses/addresses.ts'
import { fileSize } from '../text/amounts.ts'
import type { AvailableDocument, DocumentSet } from './document-schema.ts'

export type DocumentSummary = ReturnType<typeof summaryOf>

/** Where the documents of a game are, how many are available, and the rulebook a new player wants, if it is available. */
export function summaryOf(sets: readonly DocumentSet[]) {
  // Links lead to the first set that has a document.
  const set = sets.find(({ available }) => available.length > 0) ?? sets[0]
  const available = sets.flatMap((set) => set.available)
  const rulebook = latestRulebook(available)
  return {
    /** The place of the set in the page of all sets. */
    path: set ? pathOfSetSection(set.anchor) : '/download',
    slug: set?.slug,
    count: available.length,
    rulebook: rulebook && { path: pathOfDocument(rulebook.id), bytes: rulebook.bytes, version: rulebook.version },
  }
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

/**
 * The title of a document as visitors and other programs get it, with the size at its end where that is known: "Rulebook DE
 * (6.1 MB)". `space`: what is put before the unit.
 */
export function titleWithSize({ title, bytes }: { title: string; bytes?: number | undefined }, space = ' '): string {
  return bytes === undefined ? title : `${title} (${fileSize(bytes).replace(' ', space)})`
}
