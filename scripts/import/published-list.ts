import { z } from 'zod'
import { type DocumentKind, kindCodes, kindNames } from '../../site/downloads/document-kinds.ts'
import type { SetFile } from '../../site/downloads/document-schema.ts'
import { type Language, languageCodes, languageNames, languages } from '../../site/downloads/languages.ts'
import { ownPath } from '../../site/downloads/sets.server.ts'
import { webAddress } from '../../site/schema-parts.ts'
import { plainWord } from '../../site/ui/plain-word.ts'

const words = z
  .string({ error: 'missing or no text' })
  .trim()
  .min(1, 'missing or no text')
  // Control characters, and marks that turn the direction of writing: they hide what a text says.
  .refine((text) => !/[\p{Cc}\p{Cf}]/u.test(text), 'has control or direction characters')
const name = words.refine((text) => !/[<>]|&#?\w+;/.test(text), 'has markup')

/** A line of the list of the company's site. */
const publishedLine = z.object({
  game: name,
  category: name,
  title: name,
  downloadUrl: words,
  /** The wallpapers have none. */
  flagUrl: z.string().nullish(),
})

/** A line in the words of our documents. */
export type ReadLine = {
  /** Which line it is, for people: "line 3 (Nemesis, FAQ, FAQ v2.2)". */
  line: string
  set: SetFile
  category: string
  /** Without the size, which the site adds: `bytes`, from a rounded number. */
  title: string
  bytes?: number | undefined
  kind?: DocumentKind | undefined
  language?: Language | undefined
  /** Complete and encoded. */
  address: string
}

/** `notes` says of each line that cannot be read which it is, and why. */
export type PublishedList = { lines: ReadLine[]; notes: string[] }

/** Throws when the whole is no list, or empty. */
export function readList(text: string, sets: readonly SetFile[], origin: string): PublishedList {
  const list: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
  if (!Array.isArray(list) || list.length === 0)
    throw new Error(
      'found no list or an empty one, allowed: a JSON list of { game, category, title, downloadUrl, flagUrl }',
    )
  // Rows are identified by their address (docs/specification.md, "Download centre"): a repeated line counts once.
  const lines = new Map<string, ReadLine>()
  const notes: string[] = []
  for (const [at, entry] of list.entries()) {
    const { data, error } = publishedLine.safeParse(entry)
    const line = `line ${at + 1}${data ? ` (${data.game}, ${data.category}, ${data.title})` : ''}`
    const read = data
      ? readLine(data, sets, origin)
      : error.issues.map((issue) => `${issue.path.join('.') || 'line'}: ${issue.message}`).join('; ')
    if (typeof read === 'string') {
      notes.push(`${line}: ${read}`)
      continue
    }
    const first = lines.get(addressKey(read.address))
    if (!first) lines.set(addressKey(read.address), { line, ...read })
    else if (nameOf(first) !== nameOf(read))
      notes.push(`${line}: has the address of ${first.line}, which was taken`)
  }
  return { lines: [...lines.values()], notes }
}

function nameOf({ set, language, category, title }: Omit<ReadLine, 'line'>): string {
  return [set.slug, language, category, title].join('\n')
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
): Omit<ReadLine, 'line'> | string {
  const [set, other] = sets.filter((known) => namesOf(known).includes(plainLetters(game)))
  if (!set || other)
    return set
      ? `"${game}" could be ${set.title} or ${other?.title}`
      : `no set of content/downloads/ is called "${game}": add this name to alsoCalled of its set, or a file for it`
  const address = wholeAddress(downloadUrl, origin)
  if (!address) return `"${downloadUrl}" is no https address of a PDF, a ZIP or a page`
  const { title, bytes } = withoutSize(published)
  if (title === '' || title.length > 90) return 'the title has no name or more than 90 characters'
  const flagFile = flagUrl?.split('/').at(-1)?.split('.')[0] ?? ''
  const flag = languageIn(flagFile.toUpperCase())
  if (flagUrl && !flag) return `the flag ${flagUrl} is of no language we know`
  const worded = languageIn(title)
  if (flag && worded && flag !== worded)
    return `its flag is ${languages[flag].english}, its title says ${languages[worded].english}`
  return { set, category, title, bytes, kind: kindOf(category, title), language: flag ?? worded, address }
}

const size = /\s*(?:[([]([^()[\]]*\d)|[\s–-]+~?(\d+(?:[.,]\d+)?))\s?([KMG])i?B[)\]]?$/i
const units: Record<string, number> = { K: 1e3, M: 1e6, G: 1e9 }

/**
 * | at the end of a title                      | becomes                                         |
 * | ------------------------------------------ | ----------------------------------------------- |
 * | "(6.1 MB)", "[640 kB]", "- 12,5MB", "1.2 GB" | bytes                                         |
 * | "(1,234 MB)", "(12 345 kB)"                | nothing: it can be read in two ways             |
 */
export function withoutSize(published: string): { title: string; bytes?: number } {
  const title = published.normalize('NFC').replace(/\s+/g, ' ').trim()
  const [sized, bracketed, bare, unit = ''] = size.exec(title) ?? []
  if (sized === undefined) return { title }
  const [, number = ''] = /^~?(\d+(?:[.,]\d{1,2})?)$/.exec(bracketed ?? bare ?? '') ?? []
  const bytes = Math.round(Number(number.replace(',', '.')) * (units[unit.toUpperCase()] ?? 0))
  return { title: title.slice(0, -sized.length).trim(), ...(bytes > 0 && { bytes }) }
}

/** "v1.2", "version 2", "2.0", "17.04.2023" */
const edition = /(?<![\p{L}\d.])(?:v(?:er(?:sion)?)?\.?\s?\d+(?:\.\d+)*|\d+(?:[._/-]\d+)+)/giu

/** The name alone: no size, date, version or language. */
export function nameIn(title: string): string {
  return withoutLanguage(withoutSize(title).title.replace(edition, ' '))
}

/** What two titles of the same edition of a document have in common: letters and digits, without the game before them. */
export function titleKey(title: string, set: SetFile): string {
  const letters = plainLetters(withoutLanguage(withoutSize(title).title))
  const game = namesOf(set).find((name) => letters.startsWith(name) && letters !== name) ?? ''
  return letters.slice(game.length)
}

function withoutLanguage(title: string): string {
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
  return plainWord(text).replace(/[^\p{L}\p{N}]/gu, '')
}

/** By the longest name of a kind in the title, else in the category: "Tournament rules" is not "Rules". */
function kindOf(category: string, title: string): DocumentKind | undefined {
  const named = (text: string) => {
    const spaced = ` ${plainWord(text).replace(/[^\p{L}\p{N}]+/gu, ' ')} `
    return kindsByName.find(([name]) => spaced.includes(` ${name} `) || spaced.includes(` ${name}s `))
  }
  return (named(title) ?? named(category))?.[1]
}

const kindsByName = kindCodes
  .flatMap((kind) => kindNames(kind).map((name) => [plainWord(name).replaceAll('-', ' '), kind] as const))
  .toSorted(([a], [b]) => b.length - a.length)

const languageByName = new Map(
  languageCodes.flatMap((code) => languageNames(code).map((name) => [name.toLowerCase(), code] as const)),
)

/** The last language a text names: "Rulebook SS DE" is German. Short names count in capitals alone: "it" is a word. */
function languageIn(text: string): Language | undefined {
  const names = text.match(/\p{L}+/gu)?.filter((word) => word.length > 3 || word === word.toUpperCase()) ?? []
  return names.flatMap((name) => languageByName.get(name.toLowerCase()) ?? []).at(-1)
}

/**
 * The whole address, for the list may hold a part: "images/download/a b.pdf". Those of our own origin become https.
 * Undefined for what pages may not link to, for one with a password, and for programs and office files. One without an
 * ending may be a file or a page of ours.
 */
function wholeAddress(published: string, origin: string): string | undefined {
  const url = URL.parse(published, origin)
  if (!url || url.username || url.password) return undefined
  if (/\.(?!pdf$|zip$)[a-z][a-z0-9]{0,4}$/i.test(url.pathname)) return undefined
  if (ownPath(url.href, origin) !== undefined) {
    url.protocol = 'https:'
    url.host = new URL(origin).host
  }
  url.hash = ''
  // Characters that the list leaves unencoded: brackets, and percent signs that encode nothing.
  const href = url.href.replace(/[[\]|^]|%(?![0-9a-f]{2})/gi, encodeURIComponent)
  return webAddress.safeParse(href).success ? href : undefined
}
