import { ownPath } from '../../generator/files/mirror.ts'
import { type Answers, isAnswered } from '../../generator/is-answered.ts'
import type { Missing } from './missing.ts'

/**
 * Addresses of our own origin that would answer 404 on the day this site takes the domain. Those of other servers are
 * not ours to answer.
 */
export function unanswered(addresses: readonly string[], origin: string, site: Answers): Missing[] {
  const paths = new Set(addresses.flatMap((address) => ownPath(address, origin) ?? []))
  return [...paths]
    .filter((path) => !isAnswered(path, site, (target) => ownPath(new URL(target, origin).href, origin)))
    .map((path) => ({
      what: origin + path,
      where: `content/mirror${decodeURIComponent(path)}, or a line in content/redirects.txt`,
    }))
}
