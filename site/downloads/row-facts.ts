import type { GameDocument } from './document.ts'

/** What is known of a document besides its title, in a visitor's words; what is not known is said to be so. Of a placeholder nothing is. */
export function rowFacts(row: GameDocument): string[] {
  if (row.is === 'page') return ['A page of this site']
  if (row.is === 'stand-in') return []
  const zip = row.downloadUrl.endsWith('.zip')
  const known = [
    row.bytes === undefined ? undefined : waitingTime(row.bytes),
    zip ? 'ZIP archive' : row.pages && (row.pages === 1 ? '1 page' : `${row.pages} pages`),
    row.version && `version ${row.version}`,
    row.issued && `issued ${dateText(row.issued)}`,
    row.edition && `${row.edition} edition`,
  ]
  return [...known, behind[row.is]].filter((it) => typeof it === 'string')
}

/** What the visitor must know before opening a document: it stands out. */
export function rowWarnings(row: GameDocument): string[] {
  return [
    row.replacedBy !== undefined && 'Earlier edition',
    row.spoiler && 'Spoilers: tells what happens later in the game',
  ].filter((it) => typeof it === 'string')
}

/** What is behind the link when it is not simply the published file on this site. */
const behind: Partial<Record<GameDocument['is'], string>> = {
  form: 'blank form of our own, to print',
  outside: 'on another server',
}

/**
 * How long a large file takes on a line of 10 Mbit/s; only files over 10 MB carry it.
 * Returns undefined for the others.
 */
export function waitingTime(bytes: number): string | undefined {
  if (bytes <= 10e6) return undefined
  const seconds = (bytes * 8) / 10e6
  const text = seconds < 90 ? `${Math.round(seconds / 5) * 5} seconds` : `${Math.round(seconds / 60)} minutes`
  return `about ${text} at 10 Mbit/s`
}

/** "16 April 2025", the same in every browser and time zone. */
export function dateText(date: string): string {
  return longDate.format(new Date(date))
}

// Made once: making one costs a phone more than drawing the row it is for.
const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
