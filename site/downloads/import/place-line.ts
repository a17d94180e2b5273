import { webAddress } from '../../fields.ts'
import type { DocumentKind } from '../document-kinds.ts'
import type { DownloadSet } from '../download-register.server.ts'
import { ownPath } from '../files.server.ts'
import type { Language } from '../languages.ts'
import { categoryOf, kindOf } from './labels.ts'
import { languageInWords, languageOfFlag } from './language-of.ts'
import { about, type Line, type Note } from './published-list.ts'
import { readTitle, type TitleFacts } from './read-title.ts'
import { spelt } from './spelling.ts'

/** A line in the words of our register. */
export type Placed = TitleFacts & {
  line: Line
  set: DownloadSet
  category: string
  kind: DocumentKind | undefined
  language: Language | undefined
  /** Complete, with https and every letter encoded that an address may not hold. */
  address: string
}

/** Finds the set a line belongs to and reads the rest of it; a note where that cannot be done. */
export function placeLine(line: Line, sets: readonly DownloadSet[], origin: string): Placed | Note {
  const set = spelt(line.game, sets, spellings)
  if (!set) {
    const remedy = 'add this spelling to `alsoCalled` in the file of its set, or make a file for a new game'
    return { about: about(line), problem: `no set of content/downloads/ is called "${line.game}"`, remedy }
  }
  const address = wholeAddress(line.downloadUrl, origin)
  if (address === undefined) {
    const remedy = 'correct the address in a copy of the list and import the copy'
    return {
      about: about(line),
      problem: `"${line.downloadUrl}" is no address we may link to (https)`,
      remedy,
    }
  }
  const facts = readTitle(line.title)
  if (facts.title.length > 90) {
    const remedy = 'shorten it in a copy of the list and import the copy'
    return { about: about(line), problem: 'the title has more than 90 characters', remedy }
  }
  const category = categoryOf(line.category)
  const language = languageOfFlag(line.flagUrl) ?? languageInWords(facts.title, address)
  return { line, set, ...facts, category, kind: kindOf(category, facts.title), language, address }
}

/** One address for all ways of writing it: with and without `www.`, encoded or not. */
export function addressKey(address: string): string {
  const { hostname, pathname, search } = new URL(address)
  return `${hostname.replace(/^www\./, '')}${decoded(pathname)}${search}`
}

/** Everything a set may be called, with and without "The" before it. */
export function spellings({ title, slug, alsoCalled = [] }: DownloadSet): string[] {
  const names = [title, slug, ...alsoCalled]
  return [...names, ...names.map((it) => it.replace(/^the[ -]/i, '')), ...names.map((it) => `The ${it}`)]
}

/** The list may say less: "images/download/a b.pdf". Our own origin answers to https. Undefined for what is no address. */
function wholeAddress(published: string, origin: string): string | undefined {
  if (!URL.canParse(published, `${origin}/`)) return undefined
  const url = new URL(published, `${origin}/`)
  if (ownPath(url.href, origin) !== undefined) {
    url.protocol = 'https:'
    url.host = new URL(origin).host
  }
  url.hash = ''
  // A percent sign may stand for itself, and brackets for no list of addresses.
  const href = url.href.replace(/[[\]|^]|%(?![0-9a-f]{2})/gi, encodeURIComponent)
  const { data } = webAddress.safeParse(href)
  return data
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    // A percent sign that stands for itself.
    return pathname
  }
}
