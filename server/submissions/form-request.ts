import type { FastifyRequest } from 'fastify'

/*
 * Whether the request of a form comes from a script or from a browser without one, and what kind of answer its sender can
 * read:
 *
 * | body            | Accept           | key   | from    | answer                                       |
 * |-----------------|------------------|-------|---------|----------------------------------------------|
 * | URL-encoded     | with `text/html` | any   | browser | page                                         |
 * | multipart       | with `text/html` | any   | browser | page                                         |
 * | URL-encoded     | other            | any   | browser | JSON with `application/json`, otherwise text |
 * | multipart       | other            | empty | browser | the same                                     |
 * | multipart       | other            | other | script  | the same                                     |
 * | JSON, any other | any              | any   | script  | the same                                     |
 *
 * The built page has an empty submission key, which its script fills in. Some fetch libraries send `Accept: text/html` with
 * JSON.
 */

type Request = Pick<FastifyRequest, 'headers'>

export function answerKind(request: Request): 'page' | 'json' | 'text' {
  const { accept = '' } = request.headers
  if (accept.includes('text/html') && (isUrlencoded(request) || isMultipart(request))) return 'page'
  return accept.includes('application/json') ? 'json' : 'text'
}

/** `submissionKey`: the one in the form. */
export function isFromScript(request: Request, submissionKey: string | undefined): boolean {
  if (isUrlencoded(request)) return false
  if (isMultipart(request)) return answerKind(request) !== 'page' && submissionKey !== ''
  return true
}

/** Whether the headers Origin and Sec-Fetch-Site show that one of our own pages sent this. */
export function isOwnOrigin(
  { headers, host }: Pick<FastifyRequest, 'headers' | 'host'>,
  publicUrl: string | undefined,
): boolean {
  const { origin } = headers
  // A browser sends Origin with every form of another site; a program may send neither header.
  if (origin === undefined) return headers['sec-fetch-site'] !== 'cross-site'
  const page = URL.parse(origin)
  if (page === null) return false
  // Behind a proxy we may not see the host that the visitor asked for.
  if (publicUrl !== undefined && new URL(publicUrl).origin === origin) return true
  // Compared with the page's scheme: behind a proxy that ends TLS we see http and the visitor sees https.
  return page.host === URL.parse(`${page.protocol}//${host}`)?.host
}

const isUrlencoded = ({ headers }: Request) =>
  /^application\/x-www-form-urlencoded/i.test(headers['content-type'] ?? '')
const isMultipart = ({ headers }: Request) => /^multipart\/form-data/i.test(headers['content-type'] ?? '')
