import { readSite, type Site } from '../server/site/site-index.ts'
import { siteFolder } from './places.ts'

export type Answers = Pick<Site, 'files' | 'redirects'>

let built: Site | undefined

/** The site as our own server would answer with it, read once for all that ask when it is built. */
export function builtSite(): Site {
  built ??= readSite(siteFolder, { tls: false })
  return built
}

/** The longest way from one redirect to the next; a circle is longer. */
const mostSteps = 5

/**
 * Whether an address, as it is written in a link, ends at a file of the site, over redirects or without. `ownPath` says
 * where a redirect's target lies on the site, and undefined for one on another server, which is not ours to answer.
 */
export function isAnswered(
  path: string,
  site: Answers,
  ownPath: (target: string) => string | undefined,
  steps = mostSteps,
): boolean {
  const address = decodeURIComponent(path)
  if (site.files.has(address)) return true
  const moved = steps > 0 ? site.redirects.get(address) : undefined
  if (!moved) return false
  const next = ownPath(moved.to)
  return next === undefined || isAnswered(next, site, ownPath, steps - 1)
}

/** The path of an address that is written without a server: `/download` of `/download?game=nemesis#faq`. */
export function relativePath(address: string): string | undefined {
  return /^\/(?!\/)[^?#]*/.exec(address)?.[0]
}
