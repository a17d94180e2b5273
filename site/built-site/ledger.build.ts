import { canonicalPath } from '../../contract/built-site.ts'
import { pathOfDocument } from '../addresses/addresses.ts'
import { staffRedirectsFile, withoutComment } from '../addresses/redirects.ts'
import { type BuiltSite, leadsSomewhere } from './read-built-site.build.ts'

/** Paths that visitors may have kept: of pages, and of documents as /d/<id>. Each must work for ever. */
export const ledgerFile = 'content/ledger.txt'

/** The addresses in a text, one a line. */
export function addressLines(text: string): string[] {
  return text
    .split('\n')
    .map(withoutComment)
    .filter((line) => line !== '')
}

/** One line for each path in the text of the ledger, and each redirected one, that leads nowhere in the built site. */
export function deadPathMistakes(site: BuiltSite, ledger: string): string[] {
  const published = addressLines(ledger).map((path) => canonicalPath(path) ?? path)
  const paths = [...new Set([...published, ...site.redirects.keys()])]
  const dead = paths.filter((path) => !leadsSomewhere(encodeURI(path), site))
  return dead.map((path) => {
    const target = site.redirects.get(path)?.to
    return target === undefined
      ? `${path}: found nothing there, allowed: a page, or a line in ${staffRedirectsFile}`
      : `${path}: found a redirect to ${target}, where nothing is, allowed: the address of a page`
  })
}

/** The paths of the built site that the text of the ledger lacks, and the text with them. */
export function addToLedger(site: BuiltSite, ledger: string) {
  const known = new Set(addressLines(ledger))
  const pages = site.pages.filter((page) => page.isIndexed).map(({ path }) => path)
  const documents = [...site.redirects.keys()].filter((path) => path.startsWith(pathOfDocument('')))
  const added = [...pages, ...documents].filter((path) => !known.has(path))
  const lines = [ledger.trimEnd(), ...added].filter((line) => line !== '')
  return { added, text: `${lines.join('\n')}\n` }
}
