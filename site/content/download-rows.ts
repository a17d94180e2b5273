import type { DocumentKind } from './document-kinds.ts'
import type { Language } from './languages.ts'
import type { Download } from './load-downloads.server.ts'

/** One document as a page shows it; the flag follows from the language, the set and category from its place. */
export type Row = Omit<
  Download,
  'game' | 'category' | 'flagUrl' | 'sha256' | 'thumbnail' | 'replaces' | 'changeNote'
>

export type FullRow = Omit<Download, 'game' | 'category' | 'flagUrl'>

export type RowGroup<R> = { category: string; count: number; rows: R[] }

/** A group of a set as far as /download shows it. */
export type GroupSummary = { category: string; count: number; rows?: Row[] }

export type SetSummary = {
  slug: string
  section: string
  title: string
  groups: GroupSummary[]
}

export type LanguageSet = { slug: string; title: string; count: number; rows?: Row[] }

export type SearchIndex = {
  /** What each kind of document is called, by language. */
  names: Partial<Record<Language, Partial<Record<DocumentKind, string>>>>
  sets: { slug: string; title: string; alsoCalled: string[]; rows: (Row & { category: string })[] }[]
}
