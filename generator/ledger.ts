import { appendFileSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readLedger } from '../site/build/ledger.ts'
import { pagePaths } from '../site/build/paths.server.ts'
import { downloads } from '../site/downloads/load-downloads.server.ts'
import { type Answers, builtSite, isAnswered, relativePath } from './is-answered.ts'

const file = path.join('content', 'ledger.txt')

/** Throws an Error that names every address that was ever published and no longer works in the built site. */
export async function checkLedger(): Promise<string> {
  const { ledger, added } = readAddresses()
  const faults = ledgerFaults(ledger, builtSite())
  if (faults.length > 0) {
    const advice = 'Put the file back, or add a line to content/redirects.txt.'
    throw new Error(`${faults.join('\n')}\n${faults.length} published addresses no longer work. ${advice}`)
  }
  const news =
    added.length > 0 ? `, ${added.length} new: "npm run build -- ledger --add" when they are published` : ''
  return `${ledger.length} published addresses work${news}`
}

/** One line for each address that leads to nothing of the site, and to no other server. */
export function ledgerFaults(ledger: readonly string[], site: Answers): string[] {
  return ledger
    .filter((address) => !isAnswered(address, site, relativePath))
    .map((address) => {
      const moved = site.redirects.get(decodeURIComponent(address))
      return `${address}: ${moved ? `leads to ${moved.to}, where nothing is` : 'nothing is there any more'}`
    })
}

/** Writes this build's new addresses into the ledger. */
export async function addToLedger(): Promise<string> {
  const { added } = readAddresses()
  addLines(file, added)
  return `${added.length} new addresses written into ${file}`
}

/** Adds lines to a file of lines, whose last one may lack its end. */
export function addLines(file: string, lines: readonly string[]): void {
  if (lines.length === 0) return
  const end = /(^|\n)$/.test(readFileSync(file, 'utf8')) ? '' : '\n'
  appendFileSync(file, `${end}${lines.join('\n')}\n`)
}

function readAddresses() {
  const ledger = readLedger(readFileSync(file, 'utf8'))
  const known = new Set(ledger)
  return { ledger, added: published().filter((address) => !known.has(address)) }
}

/** Everything this build publishes that somebody may keep a link to. */
function published(): string[] {
  const groups = downloads()
  return [
    ...pagePaths().filter((page) => page !== '/404'),
    ...['/catalogue.json', '/catalogue.schema.json', '/download/feed.atom', '/download/feed.json'],
    ...groups.flatMap(({ slug, documents, archive }) => [
      `/download/${slug}/feed.atom`,
      `/download/${slug}/feed.json`,
      ...(archive ? [archive.address, archive.address.replace('all.zip', 'SHA256SUMS')] : []),
      ...documents.map(({ id }) => `/d/${id}`),
      ...documents
        .filter(({ is }) => is !== 'page')
        .flatMap(({ downloadUrl }) => relativePath(downloadUrl) ?? []),
    ]),
  ]
}
