import { pathOfDocument } from '../addresses/addresses.ts'
import { staffRedirectsFile } from '../addresses/redirects.ts'
import { type BuiltSite, leadsSomewhere } from './built-site.build.ts'

/** Addresses visitors may have kept: pages, and documents as /d/<id>. Each must work for ever. */
export const ledgerFile = 'content/ledger.txt'

/** The addresses in a text, one a line; `#` starts a comment. */
export function addressesIn(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '')
}

/** One line for each address in the text of the ledger, and each redirected one, that leads nowhere in the built site. */
export function deadAddresses(site: BuiltSite, ledger: string): string[] {
  const published = addressesIn(ledger).filter((address) => !leadsSomewhere(address, site))
  const redirected = [...site.redirects.keys()].filter((address) => !leadsSomewhere(encodeURI(address), site))
  return [...new Set([...published, ...redirected])].map((address) => {
    const target = site.redirects.get(address)?.to
    return target === undefined
      ? `${address}: found nothing there, allowed: a page, or a line in ${staffRedirectsFile}`
      : `${address}: found a redirect to ${target}, where nothing is, allowed: the address of a page`
  })
}

/** The addresses of the built site that the text of the ledger lacks, and the text with them. */
export function addToLedger(site: BuiltSite, ledger: string) {
  const known = new Set(addressesIn(ledger))
  const pages = site.pages.filter((page) => page.isIndexed).map(({ address }) => address)
  const documents = [...site.redirects.keys()].filter((address) => address.startsWith(pathOfDocument('')))
  const added = [...pages, ...documents].filter((address) => !known.has(address))
  const lines = [ledger.trimEnd(), ...added].filter((line) => line !== '')
  return { added, text: `${lines.join('\n')}\n` }
}
