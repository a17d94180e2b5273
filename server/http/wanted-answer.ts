import type { FastifyRequest } from 'fastify'

/** `page` is for a form posted without JavaScript; `any` is a client that did not say. */
export type WantedAnswer = 'page' | 'json' | 'text' | 'any'

/**
 * | Accept says               | and the body is  | answered by          |
 * |---------------------------|------------------|----------------------|
 * | text/html                 | a posted form    | page                 |
 * | application/json          | anything         | json                 |
 * | text/plain                | anything         | text                 |
 * | nothing, or anything else | anything         | any                  |
 *
 * A script that posts JSON and says it takes HTML means its fetch library's default, not a page.
 */
export function wantedAnswer({ headers }: Pick<FastifyRequest, 'headers'>): WantedAnswer {
  const accept = headers.accept ?? ''
  const isForm = /^(multipart\/form-data|application\/x-www-form-urlencoded)/i.test(
    headers['content-type'] ?? '',
  )
  if (accept.includes('text/html') && isForm) return 'page'
  if (accept.includes('application/json')) return 'json'
  return accept.includes('text/plain') ? 'text' : 'any'
}
