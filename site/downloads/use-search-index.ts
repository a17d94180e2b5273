import { useEffect, useState } from 'react'
import { type GameDocument, realFirst } from './document.ts'
import { type DocumentKind, documentKinds } from './document-kinds.ts'
import type { SearchIndex } from './download-rows.server.ts'
import { type Language, languages } from './languages.ts'
import { type Filter, find, prepare, type Search } from './search.ts'

export type Found = GameDocument & { set: string; slug: string }

/** How often each kind and language occurs among the documents the rest of the filter leaves. */
export type Counts = { kinds: Map<DocumentKind, number>; languages: Map<Language, number> }

export type Library = { documents: Found[]; search: Search }

type State = { state: 'waiting' } | { state: 'ready'; library: Library } | { state: 'failed' }

let fetched: Promise<Library> | undefined

/** The whole register for the search, fetched once, when it is first `wanted`. */
export function useSearchIndex(wanted: boolean): State {
  const [state, setState] = useState<State>({ state: 'waiting' })

  // The network.
  useEffect(() => {
    if (!wanted) return
    let left = false
    fetched ??= fetchLibrary()
    fetched.then(
      (library) => left || setState({ state: 'ready', library }),
      () => {
        fetched = undefined
        if (!left) setState({ state: 'failed' })
      },
    )
    return () => {
      left = true
    }
  }, [wanted])

  return state
}

/**
 * Documents that suit the whole filter and the counts for its two lists: those that answer the words best first,
 * among equals those in the visitor's language (`own`), then those in English. Placeholders come last.
 */
export function answer(
  { documents, search }: Library,
  { query, kind, language }: Filter,
  own: Language = 'en',
): { found: Found[]; counts: Counts } {
  const counts: Counts = { kinds: new Map(), languages: new Map() }
  const found: Found[] = []
  const ranks = documents.map((it) => (it.language === own ? 0 : it.language === 'en' ? 1 : 2))
  for (const place of find(search, query, ranks)) {
    const document = documents[place]
    if (!document) continue
    const kindFits = kind === undefined || document.kind === kind
    const languageFits = language === undefined || document.language === language
    if (kindFits && languageFits) found.push(document)
    if (languageFits) counts.kinds.set(document.kind, (counts.kinds.get(document.kind) ?? 0) + 1)
    if (kindFits && document.language)
      counts.languages.set(document.language, (counts.languages.get(document.language) ?? 0) + 1)
  }
  return { found: realFirst(found), counts }
}

/** Joins the index into a list of documents, each with all the words it may be looked for by. */
export function libraryOf({ names, sets }: SearchIndex): Library {
  const documents = sets.flatMap(({ slug, title, rows }) => rows.map((row) => ({ ...row, slug, set: title })))
  const aliases = new Map(sets.map(({ slug, alsoCalled }) => [slug, alsoCalled.join(' ')]))
  const findable = documents.map(({ set, slug, category, title, kind, language }) => {
    const known = language && languages[language]
    const worded = known ? [names[language]?.[kind], known.name, known.english, known.search] : []
    return [set, aliases.get(slug), category, title, documentKinds[kind], ...worded].join(' ')
  })
  return { documents, search: prepare(findable) }
}

async function fetchLibrary(): Promise<Library> {
  const response = await fetch('/download/index.json')
  if (!response.ok) throw new Error(`The search list answered ${response.status}.`)
  const index: SearchIndex = await response.json()
  return libraryOf(index)
}
