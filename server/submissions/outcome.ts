import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FormDefinition, FormValues } from '../../forms/form.ts'
import type { FieldError, RefusedAnswer, SentAnswer } from '../../forms/protocol.ts'
import { type AnswerPages, confirmationPath, sendPage } from './answer-pages.ts'
import { answerKind } from './sender.ts'

/**
 * How a form ends: it is sent, or it is refused, because fields are `invalid` or for one of the `refusals`. The page
 * (`SendingResult`) and the answer pages (`BuiltPage`) have the same two words.
 */
export type SubmissionOutcome =
  /** Synced to disk, now or when it was sent before. Answered with the reference and the form's own message. */
  | { kind: 'sent'; form: FormDefinition; reference: string }
  /** Answered by 422 with the errors of each field. */
  | { kind: 'invalid'; form: FormDefinition; values: FormValues; errors: FieldError[] }
  /** Answered with the words of the refusal, which belong to no field; `form` and `values` as far as they were read. */
  | { kind: RefusalReason; form?: FormDefinition | undefined; values?: FormValues | undefined }

export type RefusalReason = keyof typeof refusals

/** Why nothing of a form can be taken, whatever is in its fields. */
export const refusals = {
  malformed: { status: 400, message: 'Your message arrived damaged. Reload the page and send it again.' },
  /** Over `maxBodyBytes` or `maxTextBytes`, or in too many parts. */
  bodyTooLarge: {
    status: 413,
    message: 'You sent more than this form can take. Shorten your texts, or send fewer or smaller files.',
  },
  unknownForm: { status: 404, message: 'We do not know this form. Reload the page and send it again.' },
  wrongOrigin: {
    status: 403,
    message: 'This form can only be sent from our own site. Open it there and send it again.',
  },
  /** RATE_LIMIT_PER_MINUTE forms from one network. */
  tooFast: { status: 429, message: 'You have sent many messages in a short time. Wait 60 seconds and send it again.' },
  /** UPLOAD_MB_PER_DAY of texts and files from one network. */
  enoughToday: { status: 429, message: 'You have sent as much as we take in a day. Please send the rest tomorrow.' },
  /** A hundred forms with files are arriving, or three of the sender's. */
  busy: { status: 503, message: 'Too many files are arriving just now. Please send the form again in a minute.' },
  /** Files would take the disk space that is reserved for texts. */
  noRoom: { status: 503, message: 'We cannot take files just now. Send the form without them, or try again later.' },
  /** The disk or the database fails. */
  unavailable: { status: 503, message: 'We could not save your message. Please try again in a few minutes.' },
}

/**
 * Why a body could not be read. The multipart parser's own errors can be recognised only by their words. After the sender
 * has left, every error counts as `malformed`: it is no fault of ours. Our own errors are `unavailable`.
 */
export function refusalReasonOf(error: unknown, request: FastifyRequest['raw']): RefusalReason {
  const status = Number(Reflect.get(Object(error), 'statusCode'))
  if (status === 413) return 'bodyTooLarge'
  const isParserError =
    error instanceof Error &&
    !('code' in error) &&
    /multipart|boundary|needle|terminated early|malformed/i.test(error.message)
  const hasGone = request.destroyed && !request.complete
  return (status >= 400 && status < 500) || isParserError || hasGone ? 'malformed' : 'unavailable'
}

/** Answers with the result of a form, as the sender can read it: a page, JSON, or text. */
export function sendOutcome(
  request: FastifyRequest,
  reply: FastifyReply,
  outcome: SubmissionOutcome,
  pages: AnswerPages,
) {
  const wanted = answerKind(request)
  reply.header('Cache-Control', 'no-store')
  if (outcome.kind === 'sent') {
    const { form, reference } = outcome
    if (wanted === 'page') return reply.redirect(confirmationPath(form.formId, reference), 303)
    // The specified client reads a success as JSON, whatever it asked for.
    return reply.send({ reference, message: form.success } satisfies SentAnswer)
  }
  const { kind, form, values = {} } = outcome
  const errors = kind === 'invalid' ? outcome.errors : []
  const { status, message } = kind === 'invalid' ? { status: 422, message: errors[0]?.message ?? '' } : refusals[kind]
  reply.code(status)
  if (status === 503 || kind === 'tooFast') reply.header('Retry-After', 60)
  if (wanted === 'json') return reply.send({ message, fields: errors } satisfies RefusedAnswer)
  if (wanted === 'page' && form)
    return sendPage(reply, pages.refused(form, { values, errors: errors.length > 0 ? errors : [{ message }] }))
  // The fields of this form were not read, so the page cannot show them filled in.
  const hint = wanted === 'page' ? ' If you go back, most browsers still have what you typed.' : ''
  return reply.type('text/plain; charset=utf-8').send(message + hint)
}
