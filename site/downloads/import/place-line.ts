import { webAddress } from '../../fields.ts'
import type { DocumentKind } from '../document-kinds.ts'
import type { DownloadSet } from '../download-register.server.ts'
import { ownPath } from '../files.server.ts'
import { type Language, languages } from '../languages.ts'
import { type Line, type Note, refusal } from './published-list.ts'
import { categoryOf, kindOf, languageInWords, languageOfFlag, mostLike } from './read-labels.ts'
import { plainLetters, readTitle, type TitleFacts } from './read-title.ts'

/** A line in the words of our register. */
export type Placed = TitleFacts & {
  line: Line
  set: DownloadSet
  category: string
  kind: DocumentKind | undefined
  language: Language | undefined
  /** Complete, with https and every letter encoded that an address may not hold. */
  address: string
  /** What was concluded and could be wrong. */
  guesses: string[]
}

/** Reads a line in the words of our register; a note where that cannot be done without guessing. */
export function placeLine(line: Line, sets: readonly DownloadSet[], origin: string): Placed | Note {
  const [set, other] = mostLike(line.game, sets, spellings)
  if (!set || other) {
    const problem = set
      ? `"${line.game}" could be ${set.title} or ${other?.title}`
      : `no set of content/downloads/ is called "${line.game}"`
    const remedy = 'add this spelling to `alsoCalled` in the file of its set, or make a file for a new game'
    return { ...refusal(line, problem), remedy }
  }
  const address = wholeAddress(line.downloadUrl, origin)
  if ('problem' in address) return refusal(line, `"${line.downloadUrl.slice(0, 100)}" ${address.problem}`)
  const facts = readTitle(line.title)
  if (facts.title === '') return refusal(line, 'the title is only a size')
  if (facts.title.length > 90) return refusal(line, 'the title has more than 90 characters')
  const flagged = languageOfFlag(line.flagUrl)
  if (line.flagUrl !== '' && !flagged) {
    const remedy =
      'add the language to site/downloads/languages.ts, or correct the flag in a copy of the list'
    return { ...refusal(line, `the flag ${line.flagUrl.slice(0, 100)} is of no language we know`), remedy }
  }
  const category = categoryOf(line.category, sets)
  const worded = languageInWords(facts.title, address.href)
  return {
    ...{ line, set, ...facts, category, kind: kindOf(category, facts.title), address: address.href },
    language: flagged ?? worded,
    guesses: [
      ...gameGuesses(line.game, set, sets),
      ...(flagged && worded && flagged !== worded
        ? [
            `taken as ${languages[flagged].english} by its flag, though its words say ${languages[worded].english}`,
          ]
        : []),
    ],
  }
}

/** Everything a set may be called, with and without "The" before it. */
export function spellings({ title, slug, alsoCalled = [] }: DownloadSet): string[] {
  const names = [title, slug, ...alsoCalled]
  return [...names, ...names.map((it) => it.replace(/^the[ -]/i, '')), ...names.map((it) => `The ${it}`)]
}

/** A slip of the pen, and a short name that another set's title begins with as well: "Tainted Grail". */
function gameGuesses(game: string, set: DownloadSet, sets: readonly DownloadSet[]): string[] {
  const asked = plainLetters(game)
  const isWritten = spellings(set).some((it) => plainLetters(it) === asked)
  const others = sets.filter((it) => it !== set && plainLetters(it.title).startsWith(asked))
  const isTitle = plainLetters(set.title) === asked
  return isWritten && (isTitle || others.length === 0) ? [] : [`"${game}" taken as ${set.title}`]
}

/** One address for all ways of writing it: with and without `www.`, encoded or not. */
export function addressKey(address: string): string {
  const { hostname, pathname, search } = new URL(address)
  return `${hostname.replace(/^www\./, '')}${decoded(pathname)}${search}`
}

/**
 * The list may say less: "images/download/a b.pdf". Our own origin answers to https.
 *
 * | refused                          | because                                            |
 * | -------------------------------- | -------------------------------------------------- |
 * | what is no https address         | pages may not link to it                           |
 * | a name or password before the @  | it would be published                              |
 * | an ending other than .pdf, .zip  | programs and office files are no documents of ours |
 *
 * A name without an ending may be a file all the same, or a page of ours.
 */
function wholeAddress(published: string, origin: string): { href: string } | { problem: string } {
  if (!URL.canParse(published, `${origin}/`)) return { problem: 'is no address' }
  const url = new URL(published, `${origin}/`)
  if (url.username !== '' || url.password !== '') return { problem: 'has a name or password in it' }
  if (ownPath(url.href, origin) !== undefined) {
    url.protocol = 'https:'
    url.host = new URL(origin).host
  }
  url.hash = ''
  const [, ending = ''] = /\.([a-z][a-z0-9]{0,4})$/i.exec(decoded(url.pathname)) ?? []
  if (!['', 'pdf', 'zip'].includes(ending.toLowerCase())) return { problem: 'is no PDF or ZIP' }
  // A percent sign may stand for itself, and brackets for no list of addresses.
  const href = url.href.replace(/[[\]|^]|%(?![0-9a-f]{2})/gi, encodeURIComponent)
  return webAddress.safeParse(href).success ? { href } : { problem: 'is no address we may link to (https)' }
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    // A percent sign that stands for itself.
    return pathname
  }
}
