import type { DocumentGroup, GameDocument } from './document.ts'
import type { DocumentKind } from './document-kinds.ts'
import type { Language } from './languages.ts'

/** A set as far as /download shows it. */
export type SetSummary = {
  slug: string
  section: string
  title: string
  groups: DocumentGroup[]
}

export type LanguageSet = { slug: string; title: string; count: number; rows?: GameDocument[] }

export type SearchIndex = {
  /** What each kind of document is called, by language. */
  names: Partial<Record<Language, Partial<Record<DocumentKind, string>>>>
  sets: { slug: string; title: string; alsoCalled: string[]; rows: GameDocument[] }[]
}
