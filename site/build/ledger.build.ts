import { readFileSync, writeFileSync } from 'node:fs'
import { type BuiltSite, leadsSomewhere } from './built-site.build.ts'
import { staffRedirectsFile } from './redirects.ts'

/** Addresses visitors may have kept: pages, and documents as /d/<id>. Each must work for ever. */
export const ledgerFile = 'content/ledger.txt'

/** The addresses in a file, one a line; `#` starts a comment. */
export function readAddressList(file: string): string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '')
}

/** One line for each published or redirected address that leads nowhere in the built site. */
export function deadAddresses(site: BuiltSite, file = ledgerFile): string[] {
  const published = readAddressList(file).filter((address) => !leadsSomewhere(address, site))
  const redirected = [...site.redirects.keys()].filter((address) => !leadsSomewhere(encodeURI(address), site))
  return [...new Set([...published, ...redirected])].map(
    (address) => `${address}: found nothing there, allowed: a page, or a line in ${staffRedirectsFile}`,
  )
}

/** Adds the addresses of the built site that the ledger lacks, and returns them. */
export function addToLedger(site: BuiltSite, file = ledgerFile): string[] {
  const known = new Set(readAddressList(file))
  const pages = site.pages.filter((page) => page.isIndexed).map(({ address }) => address)
  const documents = [...site.redirects.keys()].filter((address) => address.startsWith('/d/'))
  const added = [...pages, ...documents].filter((address) => !known.has(address))
  const lines = [readFileSync(file, 'utf8').trimEnd(), ...added].filter((line) => line !== '')
  writeFileSync(file, `${lines.join('\n')}\n`)
  return added
}
