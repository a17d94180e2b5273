import type { DocumentKind } from '../document-kinds.ts'
import type { DownloadSet } from '../download-register.server.ts'
import { type Language, languageCodes, languages } from '../languages.ts'
import { plainLetters } from './read-title.ts'

/** A label as the register has it where it has that one, in its spelling where only that is odd, else as published. */
export function categoryOf(published: string, sets: readonly DownloadSet[]): string {
  const text = published.normalize('NFC').replace(/\s+/g, ' ').trim()
  const labels = [...new Set(sets.flatMap((set) => set.documents.map((it) => it.category)))]
  return labels.includes(text) ? text : (mostLike(text, labels, (it) => [it])[0] ?? text)
}

/** What a title or a category says a document is; the first that fits. The last lines are categories alone. */
const kindRules: readonly [DocumentKind, RegExp][] = [
  ['errata', /errat/],
  ['faq', /\bfaqs?\b|frequently/],
  ['fix', /\bfix\b/],
  ['tournament-rules', /tournament.*rules/],
  ['guidelines', /guideline/],
  ['wallpaper', /wallpaper/],
  ['stickers', /sticker/],
  ['print-and-play', /print.{0,3}(and|&|n).{0,3}play|\bpnp\b/],
  ['open-and-play', /open.{0,3}(and|&).{0,3}play|start here/],
  ['achievement-sheet', /achievement/],
  ['save-sheet', /save/],
  ['status-sheet', /status|character sheet/],
  ['record-sheet', /record|score/],
  ['campaign-sheet', /campaign sheet/],
  ['logbook', /log ?book/],
  ['operations-book', /operations? book/],
  ['handbook', /handbook/],
  ['journal', /journal/],
  ['story', /\btales\b|story ?book/],
  ['rulebook', /rule|manual|leaflet|instruction/],
  ['reference', /reference|help|room sheet|objective|faction sheet|summary/],
  ['map', /\bmaps?\b/],
  ['cards', /\bcards?\b/],
  ['resources', /resource/],
  // The Story Dice Vault: its core box and the card sets of other games.
  ['cards', /^(core box|space cat|intruder|tainted grail|iss vanguard|etherfields)$/],
  ['resources', /materials|^sheets$/],
]

/** What a document is, by its title and then its category. Undefined when neither says so. */
export function kindOf(category: string, title: string): DocumentKind | undefined {
  const kinds = [title, category].map((text) => kindRules.find(([, words]) => words.test(text.toLowerCase())))
  return kinds.find((it) => it !== undefined)?.[0]
}

const languageByName = new Map(
  languageCodes.flatMap(
    (code) =>
      `${languages[code].also} ${languages[code].english} ${languages[code].name}`
        .toLowerCase()
        .match(/\p{L}+/gu)
        ?.map((name) => [name, code] as const) ?? [],
  ),
)
// "Brazilian Portuguese" would make its second word a name of its own.
for (const word of ['portuguese', 'português']) languageByName.set(word, 'pt')

/** The language of a flag's picture, by its file name. "UK" is the flag of English (specification, flags seen). */
export function languageOfFlag(flagUrl: string): Language | undefined {
  const file = flagUrl.split(/[?#]/)[0]?.split('/').at(-1) ?? ''
  return lastLanguage(file.replace(/\.\w+$/, '').split(/[^a-z]+/i))
}

/** The language a title names, or else a folder of the address: "Rulebook [PL]", "/ENG/". Small letters are words. */
export function languageInWords(title: string, address: string): Language | undefined {
  const codes = (text: string) =>
    [...text.matchAll(/(?<![\p{L}\d])(?:PT-BR|[A-Z]{2,3})(?![\p{L}\d])/gu)]
      .map(([it]) => it)
      // "UK" is English on flags and Ukrainian elsewhere; "US" is a word.
      .filter((it) => it !== 'UK' && it !== 'US')
  const spelled = title.split(/[^\p{L}]+/u).filter((it) => it.length > 4)
  return (
    lastLanguage([...codes(title), ...spelled]) ??
    lastLanguage(address.split('/').slice(0, -1).flatMap(codes))
  )
}

/** The last that is a language's name: "Rulebook SS DE" is German. */
function lastLanguage(words: readonly string[]): Language | undefined {
  const names = words.map((it) => it.toLowerCase().replace('-', ''))
  return languageByName.get(names.findLast((it) => languageByName.has(it)) ?? '')
}

/**
 * Those of `known` that are spelt so; where none is, those that differ by one letter from five letters on. Another number
 * is no slip: "Nemesis 2" is not Nemesis.
 */
export function mostLike<T>(text: string, known: readonly T[], spellings: (it: T) => readonly string[]): T[] {
  const asked = plainLetters(text)
  const digits = (it: string) => it.replace(/\D/g, '')
  const fits = (test: (spelling: string) => boolean) =>
    known.filter((it) => spellings(it).some((spelling) => test(plainLetters(spelling))))
  const same = fits((it) => it === asked)
  if (same.length > 0 || asked.length < 5) return same
  const near = fits((it) => digits(it) === digits(asked) && differByOne(it, asked))
  // Labels that differ in case alone are one spelling.
  return new Set(near.map((it) => plainLetters(spellings(it)[0] ?? ''))).size === 1 ? near.slice(0, 1) : near
}

/** Whether one letter too many, missing or wrong, or two swapped, make the one the other. */
function differByOne(a: string, b: string): boolean {
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  const [restA, restB] = [a.slice(start), b.slice(start)]
  return (
    restA.slice(1) === restB.slice(1) ||
    restA === restB.slice(1) ||
    restA.slice(1) === restB ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  )
}
