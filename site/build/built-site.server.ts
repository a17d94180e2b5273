import { readFileSync, writeFileSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { Parser } from 'htmlparser2'
import { decodedPath } from '../content/addresses.ts'
import type { Redirect } from '../content/redirects.ts'

export type BuiltSite = Awaited<ReturnType<typeof readBuiltSite>>

/** The files of a built site by their addresses: `contact/index.html` has the address `/contact`. */
export async function readBuiltSite(folder: string, redirects: readonly Redirect[]) {
  const entries = await Array.fromAsync(glob('**/*', { cwd: folder, withFileTypes: true }))
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  const files = new Map(paths.map((path) => [addressOf(relative(folder, path)), path]))
  const pages = []
  for (const [address, file] of [...files].sort()) {
    if (!file.endsWith('.html')) continue
    const links: string[] = []
    const ids: string[] = []
    const page = { address, links, ids, isIndexed: true }
    const parser = new Parser({
      onopentag(name, { href, id, name: meta, content }) {
        if (id !== undefined) ids.push(id)
        if (name === 'a' && href !== undefined) links.push(href)
        if (name === 'meta' && meta === 'robots' && content === 'noindex') page.isIndexed = false
      },
    })
    parser.end(await readFile(file, 'utf8'))
    pages.push(page)
  }
  return { files, pages, redirects: new Map(redirects.map((redirect) => [redirect.from, redirect])) }
}

function addressOf(name: string): string {
  return `/${name.split(sep).join('/')}`.replace(/\/index\.html$/, '') || '/'
}

export type SiteAddresses = { files: { has(address: string): boolean }; redirects: ReadonlyMap<string, { to: string }> }

/** A chain of more redirects counts as a circle, which would never end. */
const maxRedirects = 5

/**
 * Whether a link to a path ends at a file of the site, directly or through redirects. `pathHere` returns the path on this site
 * of a redirect's target; undefined when it is on another site, which counts as somewhere.
 */
export function leadsSomewhere(
  path: string,
  site: SiteAddresses,
  pathHere: (target: string) => string | undefined = pathOfSiteLink,
  redirectsLeft = maxRedirects,
): boolean {
  const address = decodedPath(path)
  if (address === undefined) return false
  // The server sends a page's address with a slash behind on to the one without.
  if (site.files.has(address.replace(/(.)\/$/, '$1'))) return true
  const moved = redirectsLeft > 0 ? site.redirects.get(address) : undefined
  if (!moved) return false
  const next = pathHere(moved.to)
  return next === undefined || leadsSomewhere(next, site, pathHere, redirectsLeft - 1)
}

/** The path of a link to this site: `/download` of `/download?game=nemesis#faq`. Undefined for a link with a host. */
function pathOfSiteLink(address: string): string | undefined {
  return /^\/(?!\/)[^?#]*/.exec(address)?.[0]
}

/**
 * One line for each link to an address of this site where nothing is, with the first page it stands on. Links with our own
 * host lead to files of the former site until the launch: `npm run launch-check` looks at them.
 */
export function deadLinks(site: BuiltSite): string[] {
  const dead = new Map<string, string>()
  for (const { address, links } of site.pages)
    for (const link of links) {
      const path = pathOfSiteLink(link)
      if (path !== undefined && !leadsSomewhere(path, site) && !dead.has(path)) dead.set(path, address)
    }
  return [...dead].map(([path, page]) => `${page}: found a link to ${path}, allowed: an address of this site`)
}

/** One line for each id that stands twice on a page: a link to it could mean either. */
export function repeatedIds({ pages }: BuiltSite): string[] {
  return pages.flatMap(({ address, ids }) =>
    ids
      .filter((id, index) => ids.indexOf(id) !== index)
      .map((id) => `${address}: found the id "${id}" twice, allowed: once, also as a section or a heading`),
  )
}

/** Addresses visitors may have kept: pages, and documents as /d/<id>. Each must work for ever. */
const ledgerFile = 'content/ledger.txt'

/** One address a line; `#` starts a comment. */
export function readLedger(file: string): string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '')
}

/** One line for each published or redirected address that leads nowhere in the built site. */
export function deadAddresses(site: BuiltSite, file = ledgerFile): string[] {
  const published = readLedger(file).filter((address) => !leadsSomewhere(address, site))
  const redirected = [...site.redirects.keys()].filter((address) => !leadsSomewhere(encodeURI(address), site))
  return [...new Set([...published, ...redirected])].map(
    (address) => `${address}: found nothing there, allowed: a page, or a line in content/redirects.txt`,
  )
}

/** Adds the addresses of the built site that the ledger lacks, and returns them. */
export function addToLedger(site: BuiltSite, file = ledgerFile): string[] {
  const known = new Set(readLedger(file))
  const pages = site.pages.filter((page) => page.isIndexed).map(({ address }) => address)
  const documents = [...site.redirects.keys()].filter((address) => address.startsWith('/d/'))
  const added = [...pages, ...documents].filter((address) => !known.has(address))
  const lines = [readFileSync(file, 'utf8').trimEnd(), ...added].filter((line) => line !== '')
  writeFileSync(file, `${lines.join('\n')}\n`)
  return added
}
