import type { FastifyRequest } from 'fastify'

/**
 * Who sends a form: a script, or a browser without one. The only place that decides it. `answer`: the kind of answer that
 * the sender reads. `submissionKey`: the one in the form, if the form has been read.
 *
 * | body            | Accept           | key   | sent by | answer                                       |
 * |-----------------|------------------|-------|---------|----------------------------------------------|
 * | URL-encoded     | with `text/html` | any   | browser | page                                         |
 * | multipart       | with `text/html` | any   | browser | page                                         |
 * | URL-encoded     | other            | any   | browser | JSON with `application/json`, otherwise text |
 * | multipart       | other            | empty | browser | the same                                     |
 * | multipart       | other            | other | script  | the same                                     |
 * | JSON, any other | any              | any   | script  | the same                                     |
 *
 * The built page has an empty key, which its script fills in. Some fetch libraries send `Accept: text/html` with JSON.
 */
export function senderOf({ headers }: Pick<FastifyRequest, 'headers'>, submissionKey?: string) {
  const { accept = '', 'content-type': type = '' } = headers
  const isUrlencoded = /^application\/x-www-form-urlencoded/i.test(type)
  const isMultipart = /^multipart\/form-data/i.test(type)
  const wantsPage = (isUrlencoded || isMultipart) && accept.includes('text/html')
  const wantsJson = accept.includes('application/json')
  return {
    byScript: !isUrlencoded && !(isMultipart && (wantsPage || submissionKey === '')),
    answer: wantsPage ? 'page' : wantsJson ? 'json' : 'text',
  } as const
}
