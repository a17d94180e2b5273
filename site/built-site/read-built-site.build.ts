import { existsSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { Parser } from 'htmlparser2'
import { canonicalPath, type Redirect, redirectsFile, servedFolder } from '../../contract/built-site.ts'

export type BuiltSite = Awaited<ReturnType<typeof readBuiltSite>>

/** The files of a built site by their paths on it: `contact/index.html` has the path `/contact`. */
export async function readBuiltSite(folder: string, redirects: readonly Redirect[]) {
  const entries = await Array.fromAsync(glob('**/*', { cwd: folder, withFileTypes: true }))
  const names = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  const files = new Map(names.map((name) => [pathOf(relative(folder, name)), name]))
  const pages = []
  for (const [path, file] of [...files].sort()) {
    if (!file.endsWith('.html')) continue
    const links: string[] = []
    const ids: string[] = []
    const page = { path, links, ids, isIndexed: true }
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

/** The site of the last complete build; undefined before the first. */
export async function readServedSite(): Promise<BuiltSite | undefined> {
  const redirects = join(servedFolder, redirectsFile)
  if (!existsSync(redirects)) return undefined
  return readBuiltSite(servedFolder, JSON.parse(await readFile(redirects, 'utf8')))
}

function pathOf(name: string): string {
  return `/${name.split(sep).join('/')}`.replace(/\/index\.html$/, '') || '/'
}

export type SitePaths = { files: { has(path: string): boolean }; redirects: ReadonlyMap<string, { to: string }> }

/** A chain of more redirects counts as a circle, which would never end. */
const maxRedirects = 5

/**
 * Whether a link to a path ends at a file of the site, directly or through redirects. `pathHere` turns a redirect's target
 * into a path on this site. For a target on another site it returns undefined, and the link counts as working.
 */
export function leadsSomewhere(
  path: string,
  site: SitePaths,
  pathHere: (target: string) => string | undefined = pathOfSiteLink,
): boolean {
  let next: string | undefined = path
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    const found = canonicalPath(next)
    if (found === undefined) return false
    if (site.files.has(found)) return true
    const moved = site.redirects.get(found)
    if (!moved) return false
    next = pathHere(moved.to)
    if (next === undefined) return true
  }
  return false
}

/** The path of a link to this site: `/download` of `/download?game=nemesis#faq`. Undefined for a link with a host. */
function pathOfSiteLink(link: string): string | undefined {
  return /^\/(?!\/)[^?#]*/.exec(link)?.[0]
}

/**
 * One line for each link to an address of this site where nothing is, or to an id that its page does not have, with the
 * first page that has the link. Links with our own
 * host lead to files of the former site until the launch: `npm run launch-check` looks at them.
 */
export function deadLinkMistakes(site: BuiltSite): string[] {
  const idsOf = new Map(site.pages.map(({ path, ids }) => [path, ids]))
  const dead = new Map<string, string>()
  for (const page of site.pages)
    for (const link of page.links) {
      const path = link.startsWith('#') ? page.path : pathOfSiteLink(link)
      if (path === undefined) continue
      const [, id = ''] = link.split('#')
      const ids = id === '' ? undefined : idsOf.get(canonicalPath(path) ?? '')
      const isDead = !leadsSomewhere(path, site) || ids?.includes(id) === false
      if (isDead && !dead.has(link)) dead.set(link, page.path)
    }
  return [...dead].map(
    ([link, page]) => `${page}: found a link to ${link}, allowed: an address of this site and its ids`,
  )
}

/** One line for each redirect that nobody would follow, because its own address has a page or file. */
export function hiddenRedirectMistakes({ files, redirects }: BuiltSite): string[] {
  return [...redirects.keys()]
    .filter((path) => files.has(path))
    .map((path) => `${path}: found a redirect from a page or file, allowed: an address where nothing is`)
}

/** One line for each id that a page has twice: a link to it could mean either. */
export function repeatedIdMistakes({ pages }: BuiltSite): string[] {
  return pages.flatMap(({ path, ids }) =>
    ids
      .filter((id, index) => ids.indexOf(id) !== index)
      .map((id) => `${path}: found the id "${id}" twice, allowed: once, also as a section or a heading`),
  )
}
