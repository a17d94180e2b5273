import type { FastifyRequest } from 'fastify'
import type { Refusal } from './outcome.ts'

/**
 * What a failure while a body was read or a form was kept means to the sender. Only what is our own fault is logged.
 *
 * | code                                                | outcome      |
 * |-----------------------------------------------------|--------------|
 * | FST_ERR_CTP_BODY_TOO_LARGE, FST_*_LIMIT             | bodyTooLarge |
 * | FST_ERR_CTP_INVALID_MEDIA_TYPE                      | unreadable   |
 * | any other of Fastify's with a status from 400 to 499 | malformed    |
 * | the multipart parser's, which have no code          | malformed    |
 * | any, once the sender has gone in the middle         | malformed    |
 * | anything else                                       | unavailable  |
 */
export function bodyFault(error: unknown, { raw, log }: Pick<FastifyRequest, 'raw' | 'log'>): Refusal {
  const property = (name: 'code' | 'statusCode') => String(Reflect.get(Object(error), name) ?? '')
  const code = property('code')
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || /^FST_(PARTS|FILES|FIELDS)_LIMIT$/.test(code))
    return 'bodyTooLarge'
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return 'unreadable'
  const status = Number(property('statusCode'))
  if (status >= 400 && status < 500) return 'malformed'
  const isParserError =
    error instanceof Error && /multipart|boundary|terminated early|malformed/i.test(error.message)
  if (isParserError && code === '') return 'malformed'
  if (raw.destroyed && !raw.complete) return 'malformed'
  log.error({ err: error }, 'could not answer a request')
  return 'unavailable'
}
