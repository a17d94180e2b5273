import { plainWord } from '../document.ts'

/** What a published title says besides the name; `bytes` follows from a rounded number. */
export type TitleFacts = { title: string; version?: string; issued?: string; bytes?: number }

const units: Record<string, number> = { '': 1, K: 1e3, M: 1e6, G: 1e9 }
const number = /\d{1,3}(?:[.,'’]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d+)?/.source
// Inside brackets a space may part the thousands; outside it may part a number of the name from the size.
const bracketed =
  /\s*[([]\s*~?(\d{1,3}(?:\s\d{3})+(?:[.,]\d{1,2})?|NUMBER)\s*(?:([KMG])i?B|B|bytes)\s*[)\]]\s*$/
const sizeEndings = [
  new RegExp(bracketed.source.replace('NUMBER', number), 'i'),
  new RegExp(`[\\s–-]+~?(${number})\\s*([KMG])i?B\\s*$`, 'i'),
]
const dayFirst = /(?<!\d)(\d{1,2})[._/-](\d{1,2})[._/-]((?:19|20)\d\d)(?!\d)/
const yearFirst = /(?<!\d)((?:19|20)\d\d)[._/-](\d{1,2})[._/-](\d{1,2})(?!\d)/

/**
 * Takes a title apart.
 *
 * | in the title                               | becomes                                             |
 * | ------------------------------------------ | --------------------------------------------------- |
 * | "(6.1 MB)", "[640 kB]", "- 12,5MB", "1.2 GB" | bytes, and leaves the title: the site adds the size |
 * | "1,234 kB", "1 234 kB", "1.234,5 kB"       | bytes: thousands are parted                         |
 * | "1,234 MB"                                 | leaves the title, no bytes: either could be meant   |
 * | "17.04.2023", "17_04_2023"                 | the day of issue; the day comes first               |
 * | "2023-04-17"                               | the day of issue                                    |
 * | "v1.2", "ver. 1.2", "version 2", "2.0"     | the version                                         |
 */
export function readTitle(published: string): TitleFacts {
  const whole = published.normalize('NFC').replace(/\s+/g, ' ').trim()
  const size = sizeEndings.map((it) => it.exec(whole)).find((it) => it !== null)
  const title = size ? whole.slice(0, size.index).trim() : whole
  const bytes = size ? bytesOf(size[1] ?? '', size[2]?.toUpperCase() ?? '') : undefined
  const issued = dateIn(title)
  const version = versionIn(title)
  return {
    title,
    ...(version && { version }),
    ...(issued && { issued }),
    ...(bytes && { bytes }),
  }
}

/** Undefined where the number can be read in two ways, or is no size of a document. */
function bytesOf(written: string, unit: string): number | undefined {
  const groups = written.replace(/[\s'’]/g, '').split(/[.,]/)
  const last = groups.at(-1) ?? ''
  const isThousands = groups.length > 1 && last.length === 3
  if (isThousands && groups.length === 2 && (unit === 'M' || unit === 'G')) return undefined
  const decimals = groups.length > 1 && !isThousands ? last : ''
  const integer = decimals ? groups.slice(0, -1).join('') : groups.join('')
  const bytes = Math.round(Number(`${integer}.${decimals || '0'}`) * (units[unit] ?? 1))
  return bytes >= 1000 && bytes <= 4e9 ? bytes : undefined
}

/**
 * What two titles of the same document have in common: no game, language, size or date; without `version` no version
 * either, so that the next edition of an FAQ is known as the same document.
 */
export function titleKey(title: string, games: readonly string[], version: boolean): string {
  const whole = plainLetters(version ? undated(title) : nameIn(title))
  const game = games.map(plainLetters).find((it) => whole.startsWith(it) && whole !== it)
  return (game ? whole.slice(game.length) : whole).replace(/v(?=\d)/, '')
}

/** The name alone: no size, date or language, and no version. */
export function nameIn(title: string): string {
  return undated(title).replace(/\bv(?:er(?:sion)?)?\.?\s?\d[\d.]*|\b\d+\.\d+\b/gi, ' ')
}

const known = new Map<string, string>()

/** Only letters and digits, small and without accents: spellings that differ in nothing else are the same. */
export function plainLetters(text: string): string {
  // The names of all sets are compared with every line.
  const plain = known.get(text) ?? plainWord(text).replace(/[^\p{L}\p{N}]/gu, '')
  known.set(text, plain)
  return plain
}

const languageCode =
  /(?<![\p{L}\d-])(?:ENG?|UK|GER|DEU?|ESP?|SPA|FRA?|ITA?|POL|PL|CZE?|CS|HUN?|UA|UKR|KOR?|KR|RUS?|POR|PT(?:-BR)?|BR)(?![\p{L}\d-])/gu
const languageName =
  /\b(?:english|german|deutsch|spanish|español|french|français|italian|italiano|polish|polski|czech|hungarian|ukrainian|korean|russian|portuguese|brazilian)\b/gi

function undated(title: string): string {
  return [dayFirst, yearFirst, languageCode, languageName].reduce(
    (text, it) => text.replace(it, ' '),
    readTitle(title).title,
  )
}

function dateIn(title: string): string | undefined {
  const [, day = '', month = '', year = ''] = dayFirst.exec(title) ?? []
  const [, isoYear = '', isoMonth = '', isoDay = ''] = yearFirst.exec(title) ?? []
  const written = isoYear ? [isoYear, isoMonth, isoDay] : [year, month, day]
  const date = written.map((it) => it.padStart(2, '0')).join('-')
  const moment = new Date(`${date}T00:00:00Z`)
  // The 31st of February is a number of a page or a print run, not a day.
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date) ? date : undefined
}

function versionIn(title: string): string | undefined {
  const words = title.replace(dayFirst, ' ').replace(yearFirst, ' ')
  const named = /(?<![\p{L}\d])v(?:er(?:sion)?)?\.?\s?(\d+(?:\.\d+)*)/iu.exec(words)
  return (named ?? /(?<![\d.])(\d+\.\d+)(?![\d.]|\s?mm|\s?cm)/.exec(words))?.[1]
}
