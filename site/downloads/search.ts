import type { DocumentKind } from './document-kinds.ts'
import type { Language } from './languages.ts'

export type Filter = { query: string; kind?: DocumentKind; language?: Language }

export type Search = { vocabulary: string[]; places: ReadonlyMap<string, number[]> }

/**
 * How well a word of a document answers a word of the query.
 *
 * | the document's word                       | weight |
 * | ----------------------------------------- | ------ |
 * | is the word                               | 4      |
 * | begins with it                            | 3      |
 * | differs by one letter, from 4 letters on  | 2      |
 * | begins with it but for one letter         | 1      |
 * | anything else                             | 0      |
 *
 * "One letter" is one too many, one missing, one wrong, or two neighbours swapped.
 */
export function weigh(word: string, asked: string): number {
  if (word === asked) return 4
  if (word.startsWith(asked)) return 3
  if (asked.length < 4 || word.length < asked.length - 1) return 0
  if (oneEdit(word, asked)) return 2
  return word.length > asked.length && beginsWithOneEdit(word, asked) ? 1 : 0
}

/** Small letters without accents, cut at everything that is neither letter nor digit; any script. */
export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/ł/g, 'l')
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .normalize('NFC')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

/** Reads once what each document is found by; each word is kept once with the places it stands in. */
export function prepare(documents: readonly string[]): Search {
  const places = new Map<string, number[]>()
  for (const [place, text] of documents.entries()) {
    for (const word of new Set(wordsOf(text))) {
      const list = places.get(word)
      if (list) list.push(place)
      else places.set(word, [place])
    }
  }
  return { vocabulary: [...places.keys()], places }
}

/**
 * Places of the documents that answer every word of the query, the best first; among equals those of the lowest rank,
 * else in their own order. `ranks` has a number for each document.
 */
export function find(search: Search, query: string, ranks: readonly number[]): number[] {
  const asked = wordsOf(query)
  const count = ranks.length
  let scores = new Float64Array(count).fill(1)
  for (const word of asked) {
    const next = new Float64Array(count)
    for (const known of search.vocabulary) {
      const weight = weigh(known, word)
      if (weight === 0) continue
      for (const place of search.places.get(known) ?? []) next[place] = Math.max(next[place] ?? 0, weight)
    }
    scores = scores.map(
      (score, place) => (next[place] === 0 ? 0 : score + (next[place] ?? 0)) * Number(score > 0),
    )
  }
  const found = Array.from(scores.keys()).filter((place) => (scores[place] ?? 0) > 0)
  return found.sort(
    (a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || (ranks[a] ?? 0) - (ranks[b] ?? 0) || a - b,
  )
}

function oneEdit(a: string, b: string): boolean {
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  const [restA, restB] = [a.slice(start), b.slice(start)]
  return (
    restA.slice(1) === restB.slice(1) ||
    restA === restB.slice(1) ||
    restA.slice(1) === restB ||
    (restA.length > 1 && restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  )
}

function beginsWithOneEdit(word: string, asked: string): boolean {
  return [asked.length - 1, asked.length, asked.length + 1].some((length) =>
    oneEdit(word.slice(0, length), asked),
  )
}
