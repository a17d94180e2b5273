import {
  cachingRules,
  commonHeaders,
  openFiles,
  openHeaders,
  policyRules,
  ruleFor,
} from '../../server/site/headers.ts'
import type { Site } from '../../server/site/site-index.ts'

const embedders = 'Cross-Origin-Resource-Policy'

/**
 * The `_headers` file static hosts know: an address, or the start of one and a star, and below it headers. Hosts join
 * the values of all lines that fit, so each header stands in one line only that fits an address.
 */
export function staticHeaders(site: Site): string {
  const { [embedders]: closed = '', ...common } = commonHeaders({ tls: true })
  const files = [...site.files].map(([address, file]) => ({ address, ...file }))
  const values = files.map(({ address, name, isPage, policy }): [string, Record<string, string>] => [
    address,
    {
      'Content-Security-Policy': isPage ? policy : ruleFor(policyRules, name),
      'Cache-Control': ruleFor(cachingRules, name),
      [embedders]: closed,
      ...(openFiles.test(name) && openHeaders),
    },
  ])
  const rules = new Map<string, string[]>()
  for (const header of [
    'Content-Security-Policy',
    'Cache-Control',
    embedders,
    'Access-Control-Allow-Origin',
  ]) {
    const byAddress = new Map(values.map(([address, of]) => [address, of[header]]))
    for (const [pattern, value] of shortened(byAddress, '/')) {
      if (value !== undefined) rules.set(pattern, [...(rules.get(pattern) ?? []), `  ${header}: ${value}`])
    }
  }
  const everywhere = ['/*', ...Object.entries(common).map(([name, value]) => `  ${name}: ${value}`)]
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
