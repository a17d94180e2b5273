import MiniSearch from 'minisearch'
import { plainWord } from '../ui/plain-word.ts'
import type { DocumentSet, GameDocument, RegisterEntry } from './download-schema.ts'
import {
  type DocumentKind,
  documentKinds,
  kindSynonyms,
  type Language,
  languageNames,
} from './kinds-and-languages.ts'

export type Filter = { query: string; kind?: DocumentKind | undefined; language?: Language | undefined }

/** A document that is here, or one that is not available yet, with its set. */
export type Found = (GameDocument | RegisterEntry) & { set: Pick<ListedSet, 'slug' | 'title' | 'picture'> }

export type Library = { entries: ReadonlyMap<string, Found>; index: MiniSearch }

export type Answer = {
  here: (Found & GameDocument)[]
  unavailable: Found[]
  /** Where nothing that is here answers all words: the documents that answer most of them. */
  closest: (Found & GameDocument)[]
  /** What is here and answers the filter but for one of its parts: the choices of that part count in it. */
  counted: { kind: Found[]; language: Found[] }
}

/** `picture` is the address of a small picture of the set's game. */
type ListedSet = DocumentSet & { picture?: string | undefined }

/** What the browser fetches: the register without places of files, and what each kind of document is called. */
export function searchList(sets: readonly ListedSet[]) {
  return {
    kindNames: kindSynonyms,
    sets: sets.map((set) => ({
      ...set,
      documents: set.documents.map(({ file, replaces, ...document }) => document),
    })),
  }
}

/** Reads once what each document is found by: its set's names, its title, and its kind and language by any name. */
export function libraryOf({ sets, kindNames }: ReturnType<typeof searchList>): Library {
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
  const entries = new Map<string, Found>()
  for (const { slug, title, picture, alsoCalled = [], documents, unavailable } of sets) {
    for (const it of [...documents, ...unavailable]) {
      entries.set(it.id, { ...it, set: { slug, title, picture } })
      index.add({
        id: it.id,
        set: [title, ...alsoCalled].join(' '),
        title: `${it.title} ${it.category}`,
        kind: `${documentKinds[it.kind]} ${kindNames[it.kind] ?? ''}`,
        language: it.language ? languageNames(it.language).join(' ') : '',
      })
    }
  }
  return { entries, index }
}

/**
 * What suits the whole filter, the best answer to the words first; among equals the visitor's language (`own`), then
 * English, and earlier editions last. Without words everything in the order of the register.
 */
export function answer(
  { entries, index }: Library,
  { query, kind, language }: Filter,
  own: Language,
): Answer {
  const boostDocument = (id: string) => {
    const it = entries.get(id)
    const spoken = it?.language === own ? 1.2 : it?.language === 'en' ? 1.1 : 1
    return it && 'replacedBy' in it ? spoken / 2 : spoken
  }
  const find = (combineWith: 'AND' | 'OR') => {
    const results = query.trim()
      ? index.search(query, { combineWith, boostDocument })
      : index.search(MiniSearch.wildcard)
    return results.flatMap((it) => entries.get(it.id) ?? [])
  }
  const ofKind = (it: Found) => kind === undefined || it.kind === kind
  const inLanguage = (it: Found) => language === undefined || it.language === language
  const all = find('AND')
  const fitting = all.filter((it) => ofKind(it) && inLanguage(it))
  const here = fitting.filter(isHere)
  return {
    here,
    unavailable: fitting.filter((it) => !isHere(it)),
    closest: here.length === 0 && query.trim() ? find('OR').filter(isHere).slice(0, 5) : [],
    counted: { kind: all.filter(isHere).filter(inLanguage), language: all.filter(isHere).filter(ofKind) },
  }
}

function isHere(it: Found): it is Found & GameDocument {
  return 'downloadUrl' in it
}
