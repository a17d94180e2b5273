import type { z } from 'zod'
import { pathOfDocument, pathOfSetSection } from '../addresses/addresses.ts'
import { fileSize } from '../text/amounts.ts'
import type { documentSchema, documentSetSchema } from './document-schema.ts'

/** A document as its set's file has it. */
export type DocumentEntry = z.infer<typeof documentSchema>

/** A set as written in its file, with the file's name, `slug`, and with the id of its section on /download, `anchor`. */
export type SetEntry = z.infer<typeof documentSetSchema> & { slug: string; anchor: string }

/**
 * A document that is available: its entry, with its true size where that is known, and with its address. Rows, search,
 * feeds and the catalogue read this type.
 */
export type AvailableDocument = Omit<DocumentEntry, 'file' | 'link' | 'page'> & {
  /** A path on this site or a whole address. */
  downloadUrl: string
  /** Of a document that this site serves: the path of its file in this repository. No output shows it. */
  sourcePath?: string | undefined
}

/** A set as its pages show it. Those of its documents that are `unavailable` are only named: not counted, never linked. */
export type DocumentSet = Omit<SetEntry, 'documents'> & {
  available: AvailableDocument[]
  unavailable: DocumentEntry[]
}

/** A document in a list of several sets, which names its set. `thumbnail`: the path of a small picture of the game. */
export type WithSet<Entry> = Entry & { set?: { title: string; thumbnail?: string | undefined } }

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
