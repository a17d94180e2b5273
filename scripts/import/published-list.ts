import { z } from 'zod'
import { type FieldMistake, parseBySchema } from '../../site/content-files/content-mistakes.ts'
import { textSchema } from '../../site/content-files/schema-parts.ts'
import type { SetEntry } from '../../site/documents/document.ts'
import { type DocumentKind, kindCodes, kindNames } from '../../site/documents/document-kinds.ts'
import { type Language, languageCodes, languageNames } from '../../site/documents/languages.ts'
import { removeDiacritics } from '../../site/text/slugs.ts'

/** A line of the list, with the fields of our documents. `lineName` says which line it is, for people. */
export type ListedDocument = z.infer<ReturnType<typeof publishedLineSchema>> & { lineName: string }

/** Reads the company's list. `problems`: each line that is incomplete or of no game we know. Throws when it is no list. */
export function readList(json: string, sets: readonly SetEntry[], origin: string) {
  const list = parseJson(json.replace(/^\uFEFF/, ''))
  if (!Array.isArray(list)) throw new Error(`found no list, ${allowedList}`)
  const schema = publishedLineSchema(sets, origin)
  const documents: ListedDocument[] = []
  const problems: string[] = []
  for (const [index, line] of list.entries()) {
    const lineName = `line ${index + 1} (${Object.values(Object(line)).join(', ')})`
    const { value, mistakes } = parseBySchema(line, schema)
    if (value) documents.push({ lineName, ...value })
    else problems.push(`${lineName}: ${joinMistakes(mistakes)}`)
  }
  return { documents, problems }
}

const allowedList = 'allowed: a JSON list of { game, category, title, downloadUrl, flagUrl }'

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch (error) {
    throw new Error(`found no JSON (${error instanceof Error ? error.message : error}), ${allowedList}`)
  }
}

/** Mistakes in the words of a build. */
export function joinMistakes(mistakes: readonly FieldMistake[]): string {
  return mistakes.map(({ field, problem }) => `${field}: ${problem}`).join('; ')
}

/** The schema of a line: it takes the company's fields and returns ours. Below it are the functions it uses, in its order. */
function publishedLineSchema(sets: readonly SetEntry[], origin: string) {
  const shape = {
    game: textSchema.transform((game, { addIssue }) => {
      const [set, ...others] = sets.filter((known) => namesOf(known).includes(plainLetters(game)))
      if (set && others.length === 0) return set
      addIssue('a name of one set in content/documents/, and of no other: its title, or one of its alsoCalled')
      return z.NEVER
    }),
    category: textSchema,
    title: textSchema,
    downloadUrl: textSchema,
    /** The wallpapers have none. */
    flagUrl: z.string().nullish(),
  }
  return z.object(shape).transform(({ game: set, category, title, downloadUrl, flagUrl }) => ({
    set,
    category,
    ...withoutSize(title),
    kind: kindOf(category, title),
    language: languageIn(flagUrl?.split('/').at(-1)?.split('.')[0]?.toUpperCase() ?? '') ?? languageIn(title),
    link: absoluteAddress(downloadUrl, origin),
  }))
}

/** All names that a set may have, in plain letters. */
function namesOf({ title, slug, alsoCalled = [] }: SetEntry): string[] {
  return [title, slug, ...alsoCalled].map(plainLetters)
}

/** The letters and digits of a text, in lower case and without accents: "S.T.A.L.K.E.R." becomes "stalker". */
function plainLetters(text: string): string {
  return removeDiacritics(text).replace(/[^\p{L}\p{N}]/gu, '')
}

/** A title like "Rulebook DE (6.1 MB)" on one line without its size, and the size. */
export function withoutSize(published: string): { title: string; bytes?: number } {
  const title = published.normalize('NFC').replace(/\s+/g, ' ').trim()
  const [size, megabytes] = /\s*\((\d+(?:[.,]\d{1,2})?) ?MB\)$/i.exec(title) ?? []
  if (size === undefined || megabytes === undefined) return { title }
  return { title: title.slice(0, -size.length), bytes: Math.round(Number(megabytes.replace(',', '.')) * 1e6) }
}

/** The kind that the title names, or else the category. The longest name counts: "Tournament rules", not "Rules". */
function kindOf(category: string, title: string): DocumentKind | undefined {
  const kindIn = (text: string) => {
    const words = ` ${removeDiacritics(text).replace(/[^\p{L}\p{N}]+/gu, ' ')} `
    return kindsByName.find(({ name }) => words.includes(` ${name} `) || words.includes(` ${name}s `))?.kind
  }
  return kindIn(title) ?? kindIn(category)
}

const kindsByName = kindCodes
  .flatMap((kind) => kindNames(kind).map((name) => ({ name: removeDiacritics(name).replaceAll('-', ' '), kind })))
  .toSorted((a, b) => b.name.length - a.name.length)

/** The last language in a text: "Rulebook SS DE" is German. Short names count in capitals only: "it" is a word. */
function languageIn(text: string): Language | undefined {
  const names = text.match(/\p{L}+/gu)?.filter((word) => word.length > 3 || word === word.toUpperCase()) ?? []
  return names.flatMap((name) => languageByName.get(name.toLowerCase()) ?? []).at(-1)
}

const languageByName = new Map(
  languageCodes.flatMap((code) => languageNames(code).map((name) => [name.toLowerCase(), code] as const)),
)

/** The absolute address, encoded, of an address or a part of one, like "images/download/a b.pdf". */
function absoluteAddress(published: string, origin: string): string {
  const address = URL.parse(published, origin)?.href ?? published
  // URL does not encode brackets, nor percent signs that encode nothing.
  return address.replace(/[[\]|^]|%(?![0-9a-f]{2})/gi, encodeURIComponent)
}

/** The same text for an address with `www.` and without. */
export function addressKey(address: string): string {
  return address.replace(/^https:\/\/(www\.)?/, '')
}

/** The same text for every title of a document: without the language, and the game at the start. */
export function titleKey(set: SetEntry, { title, language }: { title: string; language?: Language | undefined }) {
  const letters = plainLetters(withoutLanguage(title))
  const game = namesOf(set).find((name) => letters.startsWith(name) && letters !== name) ?? ''
  return `${set.slug} ${language} ${letters.slice(game.length)}`
}

/** A title without the words that name a language. */
export function withoutLanguage(title: string): string {
  return title.replace(/\p{L}+/gu, (word) => (languageIn(word) ? ' ' : word))
}
