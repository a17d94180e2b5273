import { commonHeaders } from '../../server/site/headers.ts'
import type { Site } from '../../server/site/site-index.ts'

/** Those that are not the same for every file. */
const varying = [
  'Content-Security-Policy',
  'Cache-Control',
  'Cross-Origin-Resource-Policy',
  'Access-Control-Allow-Origin',
]

/**
 * The `_headers` file static hosts know: an address, or the start of one and a star, and below it headers. Hosts join
 * the values of all lines that fit, so each header stands in one line only that fits an address.
 */
export function staticHeaders(site: Site): string {
  const rules = new Map<string, string[]>()
  for (const header of varying) {
    const byAddress = new Map([...site.files].map(([address, { headers }]) => [address, headers[header]]))
    for (const [pattern, value] of shortened(byAddress, '/')) {
      if (value !== undefined) rules.set(pattern, [...(rules.get(pattern) ?? []), `  ${header}: ${value}`])
    }
  }
  const common = Object.entries(commonHeaders({ tls: true })).filter(([name]) => !varying.includes(name))
  const everywhere = ['/*', ...common.map(([name, value]) => `  ${name}: ${value}`)]
  return `${[...everywhere, ...[...rules].sort().flatMap(([pattern, of]) => [pattern, ...of])].join('\n')}\n`
}

/** A folder whose addresses all have the same value becomes one line; a page with addresses below it keeps its own. */
function* shortened(
  values: ReadonlyMap<string, string | undefined>,
  folder: string,
): Generator<[string, string | undefined]> {
  const below = new Map<string, Map<string, string | undefined>>()
  for (const [address, value] of values) {
    const rest = address.slice(folder.length)
    const next = rest.includes('/') ? `${folder}${rest.slice(0, rest.indexOf('/'))}/` : undefined
    if (next === undefined) yield [address, value]
    else below.set(next, (below.get(next) ?? new Map()).set(address, value))
  }
  for (const [next, inside] of below) {
    const [only, ...others] = new Set(inside.values())
    // A host may take "/page/*" for "/page", too.
    if (others.length === 0 && !values.has(next.slice(0, -1))) yield [`${next}*`, only]
    else yield* shortened(inside, next)
  }
}
