import { plainWord } from '../../site/downloads/document.ts'
import {
  type DocumentKind,
  documentKinds,
  kindCodes,
  kindSynonyms,
} from '../../site/downloads/document-kinds.ts'
import type { DownloadSet } from '../../site/downloads/download-schema.ts'
import { ownPath } from '../../site/downloads/files.server.ts'
import { type Language, languageCodes, languages } from '../../site/downloads/languages.ts'
import { isoDate, webAddress } from '../../site/schema-parts.ts'
import { type Line, type Note, noteOn } from './read-list.ts'

/** What a published title says; `bytes` follows from a rounded number. */
type TitleFacts = { title: string; version?: string; issued?: string; bytes?: number }

/** A line in the words of our register. */
export type ReadLine = TitleFacts & {
  line: Line
  set: DownloadSet
  category: string
  kind: DocumentKind | undefined
  language: Language | undefined
  /** Complete, with https and every letter encoded that an address may not hold. */
  address: string
}

/** Reads a line in the words of our register; a note where that cannot be done without guessing. */
export function readLine(line: Line, sets: readonly DownloadSet[], origin: string): ReadLine | Note {
  const game = plainLetters(line.game)
  const [set, other] = sets.filter((it) => spellings(it).includes(game))
  if (!set || other) {
    const problem = set
      ? `"${line.game}" could be ${set.title} or ${other?.title}`
      : `no set of content/downloads/ is called "${line.game}"`
    return noteOn(
      line,
      problem,
      'add this spelling to `alsoCalled` in the file of its set, or make a file for a new game',
    )
  }
  const address = wholeAddress(line.downloadUrl, origin)
  if (!address) return noteOn(line, `"${line.downloadUrl}" is no https address of a PDF, a ZIP or a page`)
  const facts = readTitle(line.title)
  if (facts.title === '' || facts.title.length > 90)
    return noteOn(line, 'the title has no name or more than 90 characters')
  const [, flagFile = ''] = /([^/]*?)(?:\.\w+)?(?:[?#].*)?$/.exec(line.flagUrl ?? '') ?? []
  const flag = languageIn(flagFile.toUpperCase())
  if (line.flagUrl && !flag) return noteOn(line, `the flag ${line.flagUrl} is of no language we know`)
  const worded = languageIn(facts.title)
  if (flag && worded && flag !== worded)
    return noteOn(line, `its flag is ${languages[flag].english}, its title says ${languages[worded].english}`)
  const { category } = line
  return {
    ...{ line, set, ...facts, category, kind: kindOf(category, facts.title), address },
    language: flag ?? worded,
  }
}

const size = /\s*(?:[([]([^()[\]]*\d)|[\s–-]+~?(\d+(?:[.,]\d+)?))\s?([KMG])i?B[)\]]?$/i
const units: Record<string, number> = { K: 1e3, M: 1e6, G: 1e9 }
const date =
  /(?<!\d)(?:(?<day>\d{1,2})[._/-](?<month>\d{1,2})[._/-](?<year>(?:19|20)\d\d)|(?<year>(?:19|20)\d\d)[._/-](?<month>\d{1,2})[._/-](?<day>\d{1,2}))(?!\d)/
const version = /(?<![\p{L}\d.])(?:v(?:er(?:sion)?)?\.?\s?(\d+(?:\.\d+)*)|(\d+\.\d+)(?![\d.]|\s?[mc]m))/iu

/**
 * Takes a title apart.
 *
 * | in the title                               | becomes                                             |
 * | ------------------------------------------ | --------------------------------------------------- |
 * | "(6.1 MB)", "[640 kB]", "- 12,5MB", "1.2 GB" | bytes, and leaves the title: the site adds the size |
 * | "(1,234 MB)", "(12 345 kB)"                | leaves the title, no bytes: it can be read in two ways |
 * | "17.04.2023", "17_04_2023", "2023-04-17"   | the day of issue; the day or the year comes first   |
 * | "v1.2", "ver. 1.2", "version 2", "2.0"     | the version                                         |
 */
export function readTitle(published: string): TitleFacts {
  const whole = published.normalize('NFC').replace(/\s+/g, ' ').trim()
  const [sized, bracketed, bare, unit = ''] = size.exec(whole) ?? ['']
  const [, number = ''] = /^~?(\d+(?:[.,]\d{1,2})?)$/.exec(bracketed ?? bare ?? '') ?? []
  const bytes = Math.round(Number(number.replace(',', '.')) * (units[unit.toUpperCase()] ?? 0))
  const title = sized ? whole.slice(0, -sized.length).trim() : whole
  const { year = '', month = '', day = '' } = date.exec(title)?.groups ?? {}
  const issued = isoDate.safeParse([year, month, day].map((it) => it.padStart(2, '0')).join('-')).data
  const [, named, plain] = version.exec(title.replace(date, ' ')) ?? []
  const edition = named ?? plain
  return {
    title,
    ...(edition && { version: edition }),
    ...(issued && { issued }),
    ...(bytes >= 1000 && { bytes }),
  }
}

/** The name alone: no size, date, version or language. */
export function nameIn(title: string): string {
  return readTitle(title)
    .title.replace(date, ' ')
    .replace(version, ' ')
    .replace(/\p{L}+/gu, (word) => (languageIn(word) ? ' ' : word))
}

/** What two titles of the same document in the same set have in common: the name, without the game before it. */
export function titleKey(title: string, set: DownloadSet): string {
  const name = plainLetters(nameIn(title))
  const game = spellings(set).find((it) => name.startsWith(it) && name !== it) ?? ''
  return name.slice(game.length)
}

/** Everything a set may be called, with and without "The" before it, in plain letters. */
function spellings({ title, slug, alsoCalled = [] }: DownloadSet): string[] {
  return [title, slug, ...alsoCalled].flatMap((it) => {
    const plain = plainLetters(it.replace(/^the[ -]/i, ''))
    return [plain, `the${plain}`]
  })
}

/** Only letters and digits, small and without accents: spellings that differ in nothing else are the same. */
function plainLetters(text: string): string {
  return plainWord(text).replace(/[^\p{L}\p{N}]/gu, '')
}

/** The longest name of a kind in the title, else in the category: "Tournament rules" are no "rules". */
export function kindOf(category: string, title: string): DocumentKind | undefined {
  const plain = (text: string) => ` ${plainWord(text).replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  for (const text of [plain(title), plain(category)]) {
    const [first] = kindNames.filter(([name]) => text.includes(` ${name} `) || text.includes(` ${name}s `))
    if (first) return first[1]
  }
}

const kindNames = kindCodes
  .flatMap((kind) => {
    const names = [documentKinds[kind], ...(kindSynonyms[kind]?.split(/\s+/) ?? [])]
    return names.map((it) => [plainWord(it).replaceAll('-', ' '), kind] as const)
  })
  .toSorted(([a], [b]) => b.length - a.length)

const languageByName = new Map(
  languageCodes.flatMap((code) => {
    const { name, english, also } = languages[code]
    return [name, english, ...also.split(' ')].map((it) => [it.toLowerCase(), code] as const)
  }),
)

/** The last language a text names: "Rulebook SS DE" is German. Short names count in capitals alone: "it" is a word. */
function languageIn(text: string): Language | undefined {
  const names = text.match(/\p{L}+/gu)?.filter((it) => it.length > 3 || it === it.toUpperCase()) ?? []
  const last = names.findLast((it) => languageByName.has(it.toLowerCase())) ?? ''
  return languageByName.get(last.toLowerCase())
}

/** One key for all ways of writing an address: with and without `www.`, encoded or not. */
export function addressKey(address: string): string {
  const { hostname, pathname, search } = new URL(address)
  return `${hostname.replace(/^www\./, '')}${decoded(pathname)}${search}`
}

/**
 * The list may say less: "images/download/a b.pdf". Our own origin answers to https. Undefined for what pages may not
 * link to, for a password, which would be published, and for programs and office files, which are no documents of ours.
 * A name without an ending may be a file all the same, or a page of ours.
 */
function wholeAddress(published: string, origin: string): string | undefined {
  if (!URL.canParse(published, origin)) return undefined
  const url = new URL(published, origin)
  if (ownPath(url.href, origin) !== undefined) {
    url.protocol = 'https:'
    url.host = new URL(origin).host
  }
  url.hash = ''
  const isDocument = !/\.(?!pdf$|zip$)[a-z][a-z0-9]{0,4}$/i.test(decoded(url.pathname))
  // A percent sign may stand for itself, and brackets for no list of addresses.
  const href = url.href.replace(/[[\]|^]|%(?![0-9a-f]{2})/gi, encodeURIComponent)
  return isDocument && !url.username && !url.password && webAddress.safeParse(href).success ? href : undefined
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    // A percent sign that stands for itself.
    return pathname
  }
}
