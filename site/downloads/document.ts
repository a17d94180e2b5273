import type { DownloadEntry } from './download-schema.ts'
import type { FileManifest } from './file-manifest.ts'

/**
 * One document: what the register says of it, its title with the true size at its end where one is known ("Rulebook DE
 * (6.1 MB)"), and what the build found out. Rows, search, feeds and the catalogue all read this type; what is not known
 * is absent.
 */
export type GameDocument = Omit<DownloadEntry, 'format' | 'link' | 'page'> & {
  game: string
  downloadUrl: string
  /** What is behind the address: the published file, a placeholder, a blank form, or something elsewhere. */
  is: 'published' | 'stand-in' | 'form' | 'outside' | 'page'
  sha256?: string
  /** Id of the edition after. */
  replacedBy?: string
  /** A picture of its first page. */
  thumbnail?: string
}

/** The documents of one game or set, as one file of `content/downloads/` lists them. */
export type DocumentSet = {
  slug: string
  /** Section id on /download. */
  section: string
  title: string
  game?: string
  alsoCalled: string[]
  documents: GameDocument[]
  /** All files of the set as one ZIP. */
  archive?: FileManifest['archives'][string]
}

/** What is said wherever a placeholder is offered. */
export const standInMark = 'Placeholder, the document is not here yet'

/** A sheet that holds the place of a document is no document: it is marked, and nobody is promised anything of it. */
export function isStandIn({ is }: Pick<GameDocument, 'is'>): boolean {
  return is === 'stand-in'
}

/** Documents that are here before those that are not, otherwise in their own order. */
export function realFirst<D extends Pick<GameDocument, 'is'>>(documents: readonly D[]): D[] {
  return documents.toSorted((a, b) => Number(isStandIn(a)) - Number(isStandIn(b)))
}

/** Documents of one category, or their numbers alone where there are too many for one page; `here`: without placeholders. */
export type DocumentGroup = { category: string; count: number; here: number; rows?: GameDocument[] }
