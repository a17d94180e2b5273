import { ownPath } from '../../generator/files/mirror.ts'
import type { Site } from '../../server/site/site-index.ts'
import type { Missing } from './missing.ts'

/** The longest way from one redirect to the next; a circle is longer. */
const mostSteps = 5

/**
 * Addresses of our own origin that would answer 404 on the day this site takes the domain. Those of other servers are
 * not ours to answer.
 */
export function unanswered(
  addresses: readonly string[],
  origin: string,
  site: Pick<Site, 'files' | 'redirects'>,
): Missing[] {
  const paths = new Set(addresses.flatMap((address) => ownPath(address, origin) ?? []))
  return [...paths]
    .filter((path) => !isAnswered(path, origin, site, mostSteps))
    .map((path) => ({
      what: origin + path,
      where: `content/mirror${decodeURIComponent(path)}, or a line in content/redirects.txt`,
    }))
}

function isAnswered(
  path: string,
  origin: string,
  site: Pick<Site, 'files' | 'redirects'>,
  steps: number,
): boolean {
  const address = decodeURIComponent(path)
  if (site.files.has(address)) return true
  const moved = steps > 0 ? site.redirects.get(address) : undefined
  if (!moved) return false
  const next = ownPath(new URL(moved.to, origin).href, origin)
  return next === undefined || isAnswered(next, origin, site, steps - 1)
}
