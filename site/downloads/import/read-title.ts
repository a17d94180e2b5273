import { plain } from './spelling.ts'

/** What a published title says besides the name. Bytes follow from a rounded number of MB. */
export type TitleFacts = { title: string; version?: string; issued?: string; bytes?: number }

const unit: Record<string, number> = { K: 1e3, M: 1e6, G: 1e9 }
const size = /\s*[-–([]?\s*~?(\d+(?:[.,]\d+)?)\s*([KMG])i?B\s*[)\]]?\s*$/i
const dayFirst = /(?<!\d)(\d{1,2})[._/-](\d{1,2})[._/-]((?:19|20)\d\d)(?!\d)/
const yearFirst = /(?<!\d)((?:19|20)\d\d)[._/-](\d{1,2})[._/-](\d{1,2})(?!\d)/

/**
 * Takes a title apart.
 *
 * | in the title                          | becomes                                             |
 * | ------------------------------------- | --------------------------------------------------- |
 * | "(6.1 MB)", "[640 kB]", "- 12,5MB"    | bytes, and leaves the title: the site adds the size |
 * | "17.04.2023", "17_04_2023"            | the day of issue; the day comes first               |
 * | "2023-04-17"                          | the day of issue                                    |
 * | "v1.2", "ver. 1.2", "version 2", "2.0" | the version                                        |
 */
export function readTitle(published: string): TitleFacts {
  const whole = published.normalize('NFC').replace(/\s+/g, ' ').trim()
  const measured = size.exec(whole)
  const title = measured ? whole.slice(0, measured.index).trim() : whole
  const bytes =
    measured &&
    Math.round(Number(measured[1]?.replace(',', '.')) * (unit[measured[2]?.toUpperCase() ?? ''] ?? 0))
  const issued = dateIn(title)
  const version = versionIn(title)
  return {
    title: title === '' ? whole : title,
    ...(version === undefined ? {} : { version }),
    ...(issued === undefined ? {} : { issued }),
    ...(bytes ? { bytes } : {}),
  }
}

/** The name alone: no size, date or language, and no version. */
export function nameIn(title: string): string {
  return undated(title).replace(versionWords, ' ')
}

/**
 * What two titles of the same document have in common: no game, language, size or date; without `version` no version
 * either, so that the next edition of an FAQ is known as the same document.
 */
export function titleKey(title: string, games: readonly string[], version: boolean): string {
  const whole = plain(version ? undated(title) : nameIn(title))
  const game = games.map(plain).find((it) => whole.startsWith(it) && whole !== it)
  return (game ? whole.slice(game.length) : whole).replace(/v(?=\d)/, '')
}

function undated(title: string): string {
  const { title: sizeless } = readTitle(title)
  return [dayFirst, yearFirst, languageCode, languageName].reduce(
    (text, it) => text.replace(it, ' '),
    sizeless,
  )
}

const versionWords = /\bv(?:er(?:sion)?)?\.?\s?\d[\d.]*|\b\d+\.\d+\b/gi
const languageCode =
  /(?<![\p{L}\d-])(?:ENG?|UK|GER|DEU?|ESP?|SPA|FRA?|ITA?|POL|PL|CZE?|CS|HUN?|UA|UKR|KOR?|KR|RUS?|POR|PT(?:-BR)?|BR)(?![\p{L}\d-])/gu
const languageName =
  /\b(?:english|german|deutsch|spanish|español|french|français|italian|italiano|polish|polski|czech|hungarian|ukrainian|korean|russian|portuguese|brazilian)\b/gi

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
