import type { DownloadEntry, DownloadSet } from './download-schema.ts'

/**
 * One document that is here: what the register says of it, its title with the true size at its end where one is known
 * ("Rulebook DE (6.1 MB)"), and where it is. Rows, search, feeds and the catalogue all read this type; what is not
 * known is absent.
 */
export type GameDocument = Omit<DownloadEntry, 'file' | 'link' | 'page'> & {
  game: string
  /** A path on this site or a whole address. */
  downloadUrl: string
  /** Where its file lies in this repository, for a document that this site serves. */
  file?: string
  /** Id of the edition after. */
  replacedBy?: string
}

/** An entry of the register whose file is not here: it is named, and nothing counts it or leads to it. */
export type UnavailableDocument = Pick<DownloadEntry, 'id' | 'category' | 'title' | 'kind' | 'language'>

/** The documents of one game or set, as one file of `content/downloads/` lists them. */
export type DocumentSet = Omit<DownloadSet, 'documents'> & {
  documents: GameDocument[]
  unavailable: UnavailableDocument[]
}

/** Documents under the categories they stand in, in the order of the register. */
export function byCategory<T extends { category: string }>(
  documents: readonly T[],
): { category: string; documents: T[] }[] {
  const categories = new Set(documents.map((it) => it.category))
  return [...categories].map((category) => ({
    category,
    documents: documents.filter((it) => it.category === category),
  }))
}

/**
 * Section id of the download page (specification, "Download centre"): lower case, runs of anything but letters and
 * digits become one hyphen, none at either end. Ids of new documents are made by the same rule.
 */
export function sectionId(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** Small letters without accents, in any script: "Règles" and "regles" are one word. */
export function plainWord(word: string): string {
  return word
    .toLowerCase()
    .replace(/ł/g, 'l')
    .replace(/ß/g, 'ss')
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .normalize('NFC')
}

/** What is known of a document besides its title and language, in a visitor's words. */
export function documentFacts({ downloadUrl, pages, version, issued, madeFor }: GameDocument): string[] {
  return [
    downloadUrl.endsWith('.zip') && 'ZIP',
    pages && (pages === 1 ? '1 page' : `${pages} pages`),
    version && `version ${version}`,
    issued && `issued ${longDate.format(new Date(issued))}`,
    madeFor && `for ${madeFor === 'print' ? 'printing' : 'screens'}`,
  ].filter((it) => typeof it === 'string')
}

// "16 April 2025", the same in every browser and time zone.
const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
