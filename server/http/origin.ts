import type { FastifyRequest } from 'fastify'

/**
 * Whether a page at this origin may send forms here. `listed` holds other origins that may.
 *
 * | Origin header         | Sec-Fetch-Site | verdict                                             |
 * |-----------------------|----------------|-----------------------------------------------------|
 * | the host asked        | any            | own                                                 |
 * | in the list           | any            | listed                                              |
 * | any other, or "null"  | any            | foreign                                             |
 * | none                  | cross-site     | foreign                                             |
 * | none                  | anything else  | own: not a browser, so no visitor can be tricked    |
 */
export function originVerdict(
  { headers, host }: Pick<FastifyRequest, 'headers' | 'host'>,
  listed: readonly string[],
): 'own' | 'listed' | 'foreign' {
  const { origin } = headers
  if (origin === undefined) return headers['sec-fetch-site'] === 'cross-site' ? 'foreign' : 'own'
  if (listed.includes(origin)) return 'listed'
  // The scheme is left out: behind a proxy that ends TLS we see http where the visitor sees https.
  return URL.canParse(origin) && new URL(origin).host === host.toLowerCase() ? 'own' : 'foreign'
}
