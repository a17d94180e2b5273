import type { FastifyRequest } from 'fastify'

/** Whether what the browser says of the page that sends this lets it: only our own pages may. */
export function maySend(
  { headers, host }: Pick<FastifyRequest, 'headers' | 'host'>,
  publicUrl: string | undefined,
): boolean {
  const { origin } = headers
  // Without it no browser sends this for another site, so there is no visitor whom that site has tricked.
  if (origin === undefined) return headers['sec-fetch-site'] !== 'cross-site'
  const page = URL.parse(origin)
  if (page === null) return false
  // A proxy may hide from us under which host the visitor asked.
  if (publicUrl !== undefined && new URL(publicUrl).origin === origin) return true
  // The page's scheme is taken for ours: behind a proxy that ends TLS we see http where the visitor sees https.
  return page.host === URL.parse(`${page.protocol}//${host}`)?.host
}
