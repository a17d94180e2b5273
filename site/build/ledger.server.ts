import { appendFileSync, readFileSync } from 'node:fs'
import { type BuiltSite, isServed } from './built-site.server.ts'

/** Addresses visitors may have kept: pages, and documents as /d/<id>. Each must work for ever. */
const ledgerFile = 'content/ledger.txt'

/** One address a line; `#` starts a comment. */
export function readLedger(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '')
}

/** One line for each published address that leads nowhere in the built site. */
export function deadAddresses(site: BuiltSite, file = ledgerFile): string[] {
  return readLedger(readFileSync(file, 'utf8'))
    .filter((address) => !isServed(address, site))
    .map((address) => `${address}: found nothing there, allowed: a page, or a line in content/redirects.txt`)
}

/** Adds the addresses of the built site that the ledger lacks, and returns them. */
export function addToLedger(site: BuiltSite, file = ledgerFile): string[] {
  const known = new Set(readLedger(readFileSync(file, 'utf8')))
  const pages = site.pages.filter((it) => it.isIndexed).map((it) => it.address)
  const documents = [...site.redirects.keys()].filter((it) => it.startsWith('/d/'))
  const added = [...pages, ...documents].filter((it) => !known.has(it))
  addLines(file, added)
  return added
}

/** Adds lines to a file of lines, whose last one may lack its end. */
export function addLines(file: string, lines: readonly string[]): void {
  if (lines.length === 0) return
  const end = /(^|\n)$/.test(readFileSync(file, 'utf8')) ? '' : '\n'
  appendFileSync(file, `${end}${lines.join('\n')}\n`)
}
