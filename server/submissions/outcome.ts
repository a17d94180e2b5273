import type { FastifyRequest } from 'fastify'
import type { FormDefinition, FormValues, Problem } from '../../forms/form.ts'

/**
 * Everything that can become of a form that was sent here. A page posted without JavaScript gets 303 to a page with the
 * reference in place of 200, and otherwise the same status with the form again, everything typed kept.
 */
export type Outcome = Stored | NotStored

export type Stored = { kind: keyof typeof taken; form: FormDefinition; reference: string }
export type NotStored =
  | { kind: FaultKind; form: FormDefinition; problems: Problem[]; values: FormValues }
  | ({ kind: Refusal } & Typed)
  | ({ kind: 'tooFast'; retryAfter: number } & Typed)

/** What is known of the form when it is refused as a whole. */
type Typed = { form?: FormDefinition | undefined; values?: FormValues | undefined }

export type FaultKind = keyof typeof faults
export type Refusal = keyof typeof refusals

/** Answered with the reference and the form's own message: synced to disk now, or earlier and sent again. */
const taken = { stored: 200, replayed: 200 }

/** Answered with what is wrong in each field; those of files only when nothing else is wrong. */
const faults = {
  invalid: 422,
  tooLarge: 413,
  wrongType: 415,
  tooManyFiles: 413,
}

/** Answered with these words, for no single field is to blame. */
export const refusals = {
  malformed: 'Your message arrived damaged. Reload the page and send it again.',
  /** A kind of body that this address does not take. */
  unreadable: 'This form was sent in a way we cannot read. Open it on our site and send it from there.',
  /** More text than all limits together. */
  bodyTooLarge: 'You sent more than this form can take. Shorten your texts, or send fewer or smaller files.',
  unknownForm: 'We do not know this form. Reload the page and send it again.',
  wrongMethod: 'Forms are sent to this address. Open the form on our site instead.',
  wrongOrigin: 'This form can only be sent from our own site. Open it there and send it again.',
  /** UPLOADS_AT_ONCE forms with files are arriving, or three of the sender's. */
  busy: 'Too many files are arriving just now. Please send the form again in a minute.',
  /** Files would take the disk space kept for texts. */
  noRoom: 'We cannot take files just now. Send the form without them, or try again later.',
  /** UPLOAD_MB_PER_DAY of texts and files from one network. */
  enoughToday: 'You have sent as much as we take in a day. Please send the rest tomorrow.',
  /** The disk or the database fails. */
  unavailable: 'We could not save your message. Please try again in a few minutes.',
}

export const statusOf: Record<Outcome['kind'], number> = {
  ...taken,
  ...faults,
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
}

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
