import { z } from 'zod'
import { webAddress } from '../../site/content/schema-parts.ts'
import { type DocumentKind, kindCodes, kindNames } from '../../site/downloads/document-kinds.ts'
import type { DocumentEntry, SetFile } from '../../site/downloads/document-schema.ts'
import { type Language, languageCodes, languageNames } from '../../site/downloads/languages.ts'
import { foldAccents } from '../../site/ui/slugs.ts'

const words = z.string({ error: 'missing or no text' }).trim().min(1, 'missing or no text')

/** A line of the list of the company's site. */
const publishedLine = z.object({
  game: words,
  category: words,
  title: words,
  downloadUrl: words,
  /** The wallpapers have none. */
  flagUrl: z.string().nullish(),
})

/** A line of the list in the words of our documents. */
export type ListedDocument = Pick<DocumentEntry, 'category' | 'title' | 'bytes' | 'language'> & {
  /** Which line it is, for people: "line 3 (Nemesis, FAQ, FAQ v2.2)". */
  line: string
  set: SetFile
  kind: DocumentKind | undefined
  /** Complete and encoded. */
  link: string
}

/**
 * Reads the company's list. `problems`: each line that cannot be read without guessing, and why. Throws when the whole is
 * no list, or empty.
 */
export function readList(json: string, sets: readonly SetFile[], origin: string) {
  const list: unknown = JSON.parse(json.replace(/^\uFEFF/, ''))
  if (!Array.isArray(list) || list.length === 0)
    throw new Error(
      'found no list or an empty one, allowed: a JSON list of { game, category, title, downloadUrl, flagUrl }',
    )
  const documents: ListedDocument[] = []
  const problems: string[] = []
  for (const [index, entry] of list.entries()) {
    const { data, error } = publishedLine.safeParse(entry)
    const line = `line ${index + 1}${data ? ` (${data.game}, ${data.category}, ${data.title})` : ''}`
    const read = data
      ? readLine(data, sets, origin)
      : error.issues.map((issue) => `${issue.path.join('.') || 'line'}: ${issue.message}`).join('; ')
    if (typeof read === 'string') problems.push(`${line}: ${read}`)
    else documents.push({ line, ...read })
  }
  return { documents, problems }
}

/** The same for an address with `www.` and without. */
export function addressKey(address: string): string {
  return address.replace(/^https:\/\/(www\.)?/, '')
}

/** Returns why a line cannot be read without guessing, where that is so. */
function readLine(
  { game, category, title: published, downloadUrl, flagUrl }: z.infer<typeof publishedLine>,
  sets: readonly SetFile[],
  origin: string,
): Omit<ListedDocument, 'line'> | string {
  const [set, otherSet] = sets.filter((known) => namesOf(known).includes(plainLetters(game)))
  if (!set)
    return `no set of content/downloads/ is called "${game}": add this name to alsoCalled of its set, or a file for it`
  if (otherSet) return `"${game}" could be ${set.title} or ${otherSet.title}`
  const link = wholeAddress(downloadUrl, origin)
  if (!link) return `"${downloadUrl}" is no https address of a PDF, a ZIP or a page`
  const { title, bytes } = withoutSize(published)
  if (title === '' || title.length > 90) return 'the title has no name or more than 90 characters'
  const flagFile = flagUrl?.split('/').at(-1)?.split('.')[0] ?? ''
  const language = languageIn(flagUrl ? flagFile.toUpperCase() : title)
  if (flagUrl && !language) return `the flag ${flagUrl} is of no language we know`
  return { set, category, title, bytes, kind: kindOf(category, title), language, link }
}

/** Takes the size from the end of a title: "Rulebook DE (6.1 MB)". */
export function withoutSize(published: string): { title: string; bytes?: number } {
  const title = published.normalize('NFC').replace(/\s+/g, ' ').trim()
  const [size, megabytes] = /\s*\((\d+(?:[.,]\d{1,2})?) ?MB\)$/i.exec(title) ?? []
  if (size === undefined || megabytes === undefined) return { title }
  return { title: title.slice(0, -size.length), bytes: Math.round(Number(megabytes.replace(',', '.')) * 1e6) }
}

/** The same for two titles of one document of a set: letters and digits, without language and the game before them. */
export function titleKey(set: SetFile, { title, language }: { title: string; language?: Language | undefined }) {
  const letters = plainLetters(withoutLanguage(title))
  const game = namesOf(set).find((name) => letters.startsWith(name) && letters !== name) ?? ''
  return `${set.slug} ${language} ${letters.slice(game.length)}`
}

export function withoutLanguage(title: string): string {
  return title.replace(/\p{L}+/gu, (word) => (languageIn(word) ? ' ' : word))
}

/** Everything a set may be called, with and without "The" before it, in plain letters. */
function namesOf({ title, slug, alsoCalled = [] }: SetFile): string[] {
  return [title, slug, ...alsoCalled].flatMap((name) => {
    const plain = plainLetters(name.replace(/^the[ -]/i, ''))
    return [plain, `the${plain}`]
  })
}

/** Only letters and digits, small and without accents: spellings that differ in nothing else are the same. */
function plainLetters(text: string): string {
  return foldAccents(text).replace(/[^\p{L}\p{N}]/gu, '')
}

/** By the longest name of a kind in the title, else in the category: "Tournament rules" is not "Rules". */
function kindOf(category: string, title: string): DocumentKind | undefined {
  const kindIn = (text: string) => {
    const words = ` ${foldAccents(text).replace(/[^\p{L}\p{N}]+/gu, ' ')} `
    return kindsByName.find(({ name }) => words.includes(` ${name} `) || words.includes(` ${name}s `))?.kind
  }
  return kindIn(title) ?? kindIn(category)
}

const kindsByName = kindCodes
  .flatMap((kind) => kindNames(kind).map((name) => ({ name: foldAccents(name).replaceAll('-', ' '), kind })))
  .toSorted((a, b) => b.name.length - a.name.length)

const languageByName = new Map(
  languageCodes.flatMap((code) => languageNames(code).map((name) => [name.toLowerCase(), code] as const)),
)

/** The last language a text names: "Rulebook SS DE" is German. Short names count in capitals alone: "it" is a word. */
function languageIn(text: string): Language | undefined {
  const names = text.match(/\p{L}+/gu)?.filter((word) => word.length > 3 || word === word.toUpperCase()) ?? []
  return names.flatMap((name) => languageByName.get(name.toLowerCase()) ?? []).at(-1)
}

/**
 * The list may hold a part of an address: "images/download/a b.pdf". Undefined for what pages may not link to, and for
 * programs and office files. An address without an ending may be a file or a page of ours.
 */
function wholeAddress(published: string, origin: string): string | undefined {
  const url = URL.parse(published, origin)
  if (!url || /\.(?!pdf$|zip$)[a-z][a-z0-9]{0,4}$/i.test(url.pathname)) return undefined
  // Characters that the list leaves unencoded: brackets, and percent signs that encode nothing.
  const href = url.href.replace(/[[\]|^]|%(?![0-9a-f]{2})/gi, encodeURIComponent)
  return webAddress.safeParse(href).success ? href : undefined
}
