import MiniSearch from 'minisearch'
import { plainWord } from '../ui/plain-word.ts'
import { type DocumentKind, kindNames } from './document-kinds.ts'
import type { AvailableDocument, DocumentEntry, DocumentSet, OfSet } from './document-schema.ts'
import { type Language, languageNames } from './languages.ts'

export type Filter = { query: string; kind?: DocumentKind | undefined; language?: Language | undefined }

type Found = (AvailableDocument | DocumentEntry) & OfSet
export type SearchResult = ReturnType<typeof searchDocuments>
export type SearchIndex = ReturnType<typeof searchIndex>
type SearchedSet = ReturnType<typeof searchedSet>

/** A set as the browser fetches it: without places of files, with the address of a small picture of its game. */
export function searchedSet({ documents, ...set }: DocumentSet, picture?: string) {
  return { ...set, documents: documents.map(({ file, replaces, ...document }) => document), picture }
}

/** Reads once what each document is found by: its set's names, its title, and its kind and language by any name. */
export function searchIndex(sets: readonly SearchedSet[]) {
  const index = new MiniSearch({
    fields: ['set', 'title', 'kind', 'language'],
    processTerm: plainWord,
    searchOptions: {
      boost: { set: 3, title: 2 },
      // "nem" finds Nemesis; one slip in five letters is forgiven.
      prefix: true,
      fuzzy: (word) => (word.length > 3 ? 0.2 : false),
    },
  })
  const all = new Map<string, Found>()
  for (const { title, picture, alsoCalled = [], documents, unavailable } of sets) {
    for (const document of [...documents, ...unavailable]) {
      all.set(document.id, { ...document, set: { title, picture } })
      index.add({
        id: document.id,
        set: [title, ...alsoCalled].join(' '),
        title: `${document.title} ${document.category}`,
        kind: kindNames(document.kind).join(' '),
        language: document.language ? languageNames(document.language).join(' ') : '',
      })
    }
  }
  return { documents: all, index }
}

/**
 * What suits the whole filter, the best answer to the words first; among equals the visitor's language (`own`), then
 * English, and earlier editions last. Without words everything in the order of the sets.
 */
export function searchDocuments(
  { documents, index }: SearchIndex,
  { query, kind, language }: Filter,
  own: Language,
) {
  const boostDocument = (id: string) => {
    const document = documents.get(id)
    const spoken = document?.language === own ? 1.2 : document?.language === 'en' ? 1.1 : 1
    return document && isAvailable(document) && document.replacedBy ? spoken / 2 : spoken
  }
  const find = (combineWith: 'AND' | 'OR') => {
    const results = query.trim()
      ? index.search(query, { combineWith, boostDocument })
      : index.search(MiniSearch.wildcard)
    return results.flatMap((result) => documents.get(result.id) ?? [])
  }
  const ofKind = (found: Found) => kind === undefined || found.kind === kind
  const inLanguage = (found: Found) => language === undefined || found.language === language
  const all = find('AND')
  const fitting = all.filter((found) => ofKind(found) && inLanguage(found))
  const available = fitting.filter(isAvailable)
  // Where nothing that is available answers all words: the documents that answer most of them.
  const closest = available.length === 0 && query.trim() ? find('OR').filter(isAvailable).slice(0, 5) : []
  // The choices of each part of the filter count in what the rest of the filter leaves.
  const counted = {
    kind: all.filter(isAvailable).filter(inLanguage),
    language: all.filter(isAvailable).filter(ofKind),
  }
  return { available, unavailable: fitting.filter((found) => !isAvailable(found)), closest, counted }
}

function isAvailable(found: Found): found is AvailableDocument & OfSet {
  return 'downloadUrl' in found
}
