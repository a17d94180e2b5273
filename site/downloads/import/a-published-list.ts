import type { DownloadSet } from '../download-register.server.ts'
import type { DownloadEntry } from '../download-schema.ts'
import { languages } from '../languages.ts'

/** A line as the company publishes it; faults may take any of it away. */
export type PublishedLine = {
  game: string
  category: string
  title: string
  downloadUrl: string
  flagUrl?: string | null
}

/** How many lines of each fault the list has, besides its odd spellings. */
export const faults = { repeated: 20, unknownGame: 5, incomplete: 3, otherLine: 2 } as const

/**
 * A list of `length` lines in the shape and with the faults of published ones: every document of the register under an address
 * of the former site, odd spellings, relative and encoded addresses, missing flags, repetitions, and new documents.
 */
export function aPublishedList(sets: readonly DownloadSet[], length: number): unknown[] {
  const known = sets.flatMap((set) => set.documents.map((entry) => [set, entry] as const))
  const lines = known.map(([set, entry], at) => publishedLine(set, entry, at))
  const [first, second, third] = lines
  if (!first || !second || !third) throw new Error('The register is too short for a list.')
  const rest = [
    ...lines.slice(0, faults.repeated),
    ...Array.from({ length: faults.unknownGame }, (_, at) => ({ ...first, game: `Unknown Game ${at}` })),
    { ...first, downloadUrl: ' ' },
    { game: 'Nemesis' },
    'no line at all',
    { ...second, title: 'Something else' },
    { ...third, category: 'ANOTHER PLACE' },
  ]
  const added = Array.from({ length: length - lines.length - rest.length }, (_, at) => newLine(at))
  return [...lines, ...rest, ...added]
}

function publishedLine(set: DownloadSet, entry: DownloadEntry, at: number): PublishedLine {
  return {
    game: oneOf(at, [
      set.title,
      set.title.toUpperCase(),
      ` ${set.title}\u00a0`,
      set.title.replace(/[:.]/g, ''),
      `${set.title}s`,
    ]),
    category: oneOf(at, [entry.category, `${entry.category} `, entry.category.replace(' ', '\u00a0')]),
    title: oneOf(at, [`${entry.title} (6.1 MB)`, `${entry.title} [12,5MB]`, entry.title, ` ${entry.title} `]),
    downloadUrl:
      entry.page ?? (entry.link ? oneOf(at, [entry.link, decodeURI(entry.link)]) : addressOf(set, entry, at)),
    ...flagOf(entry, at),
  }
}

/** Our titles end with the language, so a missing flag is no loss, except to those that have none. */
function flagOf({ language, page }: DownloadEntry, at: number): Pick<PublishedLine, 'flagUrl'> {
  if (language === undefined) return { flagUrl: '' }
  if (at % 11 === 3 && page === undefined)
    return oneOf<Pick<PublishedLine, 'flagUrl'>>(at, [{}, { flagUrl: '' }, { flagUrl: null }])
  const flag = language === 'en' ? 'uk' : languages[language].flag
  return { flagUrl: oneOf(at, [`/images/flags/${flag}.png`, `flags/${flag.toUpperCase()}_flag.webp`]) }
}

function addressOf(set: DownloadSet, entry: DownloadEntry, at: number): string {
  const file = `images/download/${set.slug}/${entry.id}${at % 7 ? ' [A4]' : ' 100%'}.${entry.format}`
  return oneOf(at, [
    `/${file}`,
    file,
    `https://awakenrealms.com/${file}`,
    `http://www.awakenrealms.com/${file}`,
  ])
}

function newLine(at: number): PublishedLine {
  return {
    game: 'Nemesis: Lockdown',
    category: 'Rule Books',
    title: `Expansion ${at + 1} Rulebook v1.${at} (corrected 17.04.2023) ENG (2.5 MB)`,
    downloadUrl: `/images/download/expansion-${at + 1}.pdf`,
    flagUrl: '/images/flags/uk.png',
  }
}

function oneOf<T>(at: number, variants: readonly [T, ...T[]]): T {
  return variants[at % variants.length] ?? variants[0]
}
