import type { Row } from '../../../content/download-rows.ts'

/** What is known of a document besides its title, in a visitor's words; what is not known is said to be so. */
export function rowFacts(row: Row): string[] {
  if (row.is === 'page') return ['A page of this site']
  const waiting = row.bytes === undefined ? undefined : waitingTime(row.bytes)
  return [
    ...(row.bytes === undefined ? ['size not recorded'] : []),
    ...(waiting === undefined ? [] : [waiting]),
    ...(row.downloadUrl.endsWith('.zip') ? ['ZIP archive'] : [pagesText(row.pages)]),
    row.version === undefined ? 'version not recorded' : `version ${row.version}`,
    row.issued === undefined ? 'date not recorded' : `issued ${dateText(row.issued)}`,
    ...(row.edition === undefined ? [] : [`${row.edition} edition`]),
  ]
}

/** What the visitor should know before opening a document. */
export function rowNotes(row: Row): string[] {
  return [
    ...(row.replacedBy === undefined ? [] : ['Earlier edition']),
    ...(row.spoiler ? ['Spoilers: tells what happens later in the game'] : []),
    ...(row.is === 'stand-in' ? ['Stand-in: the published file is not here yet'] : []),
    ...(row.is === 'form' ? ['Blank form to print'] : []),
    ...(row.is === 'outside' ? ['On another server'] : []),
  ]
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
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))
}

function pagesText(pages: number | undefined): string {
  if (pages === undefined) return 'pages not recorded'
  return pages === 1 ? '1 page' : `${pages} pages`
}
