import MiniSearch from 'minisearch'
import type { AvailableDocument, DocumentEntry, DocumentSet, WithSet } from '../documents/document.ts'
import { type DocumentKind, kindNames } from '../documents/document-kinds.ts'
import { type Language, languageNames } from '../documents/languages.ts'
import { removeDiacritics } from '../text/slugs.ts'

/** What a visitor searches for. */
export type SearchInput = { query: string; kind?: DocumentKind | undefined; language?: Language | undefined }

export type SearchResult = ReturnType<typeof searchDocuments>
export type SearchIndex = ReturnType<typeof indexDocuments>
type SearchableSet = ReturnType<typeof searchableSet>
type SearchableDocument = WithSet<AvailableDocument | DocumentEntry>

const tokenize = MiniSearch.getDefault('tokenize')

/** A set as the browser fetches it: without places of files, with the path of a small picture of its game. */
export function searchableSet({ available, ...set }: DocumentSet, thumbnail?: string) {
  return { ...set, available: available.map(({ sourcePath, ...document }) => document), thumbnail }
}

/** Indexes the words that find a document: the names of its set, its title, and all names of its kind and language. */
export function indexDocuments(sets: readonly SearchableSet[]) {
  const words = new MiniSearch({
    fields: ['set', 'title', 'kind', 'language'],
    // An abbreviation is one word: "stalker" finds "S.T.A.L.K.E.R.", and the other way round.
    tokenize: (text) => tokenize(text.replace(/(?:\p{L}\.){2,}/gu, (letters) => letters.replaceAll('.', ''))),
    processTerm: removeDiacritics,
    searchOptions: {
      boost: { set: 3, title: 2 },
      // "nem" finds Nemesis; one wrong letter in five is forgiven.
      prefix: true,
      fuzzy: (word) => (word.length > 3 ? 0.2 : false),
    },
  })
  const documentsById = new Map<string, SearchableDocument>()
  for (const { title, thumbnail, alsoCalled = [], available, unavailable } of sets) {
    for (const document of [...available, ...unavailable]) {
      documentsById.set(document.id, { ...document, set: { title, thumbnail } })
      words.add({
        id: document.id,
        set: [title, ...alsoCalled].join(' '),
        title: `${document.title} ${document.category}`,
        kind: kindNames(document.kind).join(' '),
        language: document.language ? languageNames(document.language).join(' ') : '',
      })
    }
  }
  return { documentsById, words }
}

/**
 * What suits all of the input, the best answer to the words first; among equals the visitor's language, then English,
 * and earlier editions last. Without words all documents in the order of the sets.
 */
export function searchDocuments(
  { documentsById, words }: SearchIndex,
  { query, kind, language }: SearchInput,
  visitorLanguage: Language,
) {
  const boostDocument = (id: string) => {
    const document = documentsById.get(id)
    const boost = document?.language === visitorLanguage ? 1.2 : document?.language === 'en' ? 1.1 : 1
    return document?.earlierEdition ? boost / 2 : boost
  }
  const searchByWords = (combineWith: 'AND' | 'OR') => {
    const hits = query.trim() ? words.search(query, { combineWith, boostDocument }) : words.search(MiniSearch.wildcard)
    return hits.flatMap(({ id }) => documentsById.get(id) ?? [])
  }
  const ofKind = searchByWords('AND').filter((document) => kind === undefined || document.kind === kind)
  const fitting = ofKind.filter((document) => language === undefined || document.language === language)
  const available = fitting.filter(isAvailable)
  const unavailable = fitting.filter((document) => !isAvailable(document))
  if (available.length > 0) return { available, unavailable, similar: [] }
  // Nothing available fits. With words: what matches any of them, of the sets that have what was asked for; without words:
  // the same kind in English.
  const setTitles = new Set(unavailable.map(({ set }) => set?.title))
  const similar = query.trim()
    ? searchByWords('OR')
        .filter(isAvailable)
        .filter(({ set }) => setTitles.size === 0 || setTitles.has(set?.title))
        .slice(0, 5)
    : ofKind.filter(isAvailable).filter((document) => document.language === 'en')
  return { available, unavailable, similar }
}

function isAvailable(document: SearchableDocument): document is WithSet<AvailableDocument> {
  return 'downloadUrl' in document
}
