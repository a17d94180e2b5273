import type { FastifyRequest } from 'fastify'
import type { FormDefinition, FormValues, Problem } from '../../forms/form.ts'

/**
 * Everything that can become of a form that was sent here.
 *
 * | outcome       | when                                                          | status | body                        |
 * |---------------|---------------------------------------------------------------|--------|-----------------------------|
 * | stored        | synced to disk                                                | 200    | reference, success message  |
 * | replayed      | the same submission again                                     | 200    | the first one's reference   |
 * | invalid       | a field's rule is broken                                      | 422    | each field's message        |
 * | tooLarge      | only files are wrong: one over 11 MB, or 40 MB together       | 413    | each file's message         |
 * | wrongType     | only files are wrong: one is no PNG, JPEG, WebP, PDF          | 415    | each file's message         |
 * | tooManyFiles  | only files are wrong: more than ten                           | 413    | the limit                   |
 * | malformed     | the body cannot be read                                       | 400    | reload and send again       |
 * | unreadable    | a kind of body this address does not take                     | 415    | which it takes              |
 * | bodyTooLarge  | more text than all limits together                            | 413    | send less                   |
 * | unknownForm   | no such formId at this address                                | 404    | reload and send again       |
 * | wrongMethod   | anything but POST                                             | 405    | open the form instead       |
 * | wrongOrigin   | sent by a page of another site                                | 403    | open the form on our site   |
 * | tooFast       | more than RATE_LIMIT_PER_MINUTE from one address              | 429    | wait, with Retry-After      |
 * | busy          | UPLOADS_AT_ONCE forms with files are arriving, or three of the sender's | 503 | wait, with Retry-After |
 * | noRoom        | files would take the disk space kept for texts                | 503    | send without files          |
 * | enoughToday   | UPLOAD_MB_PER_DAY of texts and files from one address         | 429    | send the rest tomorrow      |
 * | unavailable   | it could not be stored (disk, database)                       | 503    | try again, with Retry-After |
 *
 * A page posted without JavaScript gets 303 to a page with the reference where the table says 200, and otherwise the
 * same status with the form again, everything typed kept.
 */
export type Outcome = Stored | NotStored

export type Stored = { kind: 'stored' | 'replayed'; form: FormDefinition; reference: string }
export type NotStored =
  | { kind: FaultKind; form: FormDefinition; problems: Problem[]; values: FormValues }
  | { kind: Refusal; form?: FormDefinition | undefined; values?: FormValues | undefined }
  | {
      kind: 'tooFast'
      retryAfter: number
      form?: FormDefinition | undefined
      values?: FormValues | undefined
    }

export type FaultKind = 'invalid' | 'tooLarge' | 'wrongType' | 'tooManyFiles'
export type Refusal = keyof typeof refusals

/** What is said when no single field is to blame. */
export const refusals = {
  malformed: 'Your message arrived damaged. Reload the page and send it again.',
  unreadable: 'This form was sent in a way we cannot read. Open it on our site and send it from there.',
  bodyTooLarge: 'You sent more than this form can take. Shorten your texts, or send fewer or smaller files.',
  unknownForm: 'We do not know this form. Reload the page and send it again.',
  wrongMethod: 'Forms are sent to this address. Open the form on our site instead.',
  wrongOrigin: 'This form can only be sent from our own site. Open it there and send it again.',
  busy: 'Too many files are arriving just now. Please send the form again in a minute.',
  noRoom: 'We cannot take files just now. Send the form without them, or try again later.',
  enoughToday: 'You have sent as much as we take in a day. Please send the rest tomorrow.',
  unavailable: 'We could not save your message. Please try again in a few minutes.',
} as const

export const statusOf = {
  stored: 200,
  replayed: 200,
  invalid: 422,
  tooLarge: 413,
  wrongType: 415,
  tooManyFiles: 413,
  malformed: 400,
  unreadable: 415,
  bodyTooLarge: 413,
  unknownForm: 404,
  wrongMethod: 405,
  wrongOrigin: 403,
  tooFast: 429,
  busy: 503,
  noRoom: 503,
  enoughToday: 429,
  unavailable: 503,
} as const satisfies Record<Outcome['kind'], number>

/**
 * What a failure while a body was read or a form was stored means to the sender. Only what is our own fault is logged.
 *
 * | code                                                 | outcome      |
 * |------------------------------------------------------|--------------|
 * | FST_ERR_CTP_BODY_TOO_LARGE, FST_*_LIMIT              | bodyTooLarge |
 * | FST_ERR_CTP_INVALID_MEDIA_TYPE                       | unreadable   |
 * | any other of Fastify's with a status from 400 to 499 | malformed    |
 * | the multipart parser's, which have no code           | malformed    |
 * | any, once the sender has gone in the middle          | malformed    |
 * | anything else                                        | unavailable  |
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
