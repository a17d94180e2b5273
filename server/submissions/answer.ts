import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RefusalAnswer, SuccessAnswer } from '../../forms/protocol.ts'
import { type AnswerPages, sendAnswer } from './answer-pages.ts'
import { type NotStored, type Outcome, refusals, statusOf } from './outcome.ts'

/** Says what became of a form, in the way the sender reads: a page, JSON, or words. */
export function sendOutcome(
  request: FastifyRequest,
  reply: FastifyReply,
  outcome: Outcome,
  { shownAt, pages }: { shownAt: number; pages: AnswerPages },
) {
  // The limits of the body have already answered.
  if (reply.sent) return reply
  const wanted = wantedAnswer(request)
  reply.code(statusOf[outcome.kind]).header('Cache-Control', 'no-store')
  if ('reference' in outcome) {
    if (wanted === 'page')
      return reply.redirect(`/form-answer/${outcome.form.formId}/${outcome.reference}`, 303)
    const answer: SuccessAnswer = { reference: outcome.reference, message: outcome.form.success }
    // The specified client reads a success as JSON, whatever it asked for.
    return reply.send(answer)
  }
  setHeaders(reply, outcome)
  const fields = 'problems' in outcome ? outcome.problems : []
  const message = wordsFor(outcome)
  if (wanted === 'page') return sendAnswer(reply, pages.notStored(outcome, message, shownAt))
  const answer: RefusalAnswer = { message, fields }
  return wanted === 'json' ? reply.send(answer) : reply.type('text/plain; charset=utf-8').send(message)
}

function setHeaders(reply: FastifyReply, outcome: NotStored) {
  if (outcome.kind === 'tooFast') reply.header('Retry-After', outcome.retryAfter)
  if (statusOf[outcome.kind] === 503) reply.header('Retry-After', 60)
  if (outcome.kind === 'wrongMethod') reply.header('Allow', 'POST')
}

function wordsFor(outcome: NotStored): string {
  if ('problems' in outcome) return outcome.problems[0]?.message ?? refusals.malformed
  return outcome.kind === 'tooFast'
    ? `You have sent many messages in a short time. Wait ${outcome.retryAfter} seconds and send it again.`
    : refusals[outcome.kind]
}

/**
 * How a refusal is answered; `page` is for a form posted without JavaScript.
 *
 * | Accept says               | and the body is  | answered by          |
 * |---------------------------|------------------|----------------------|
 * | text/html                 | a posted form    | page                 |
 * | application/json          | anything         | json                 |
 * | nothing, or anything else | anything         | text                 |
 *
 * A script that posts JSON and says it takes HTML means its fetch library's default, not a page.
 */
export function wantedAnswer({ headers }: Pick<FastifyRequest, 'headers'>) {
  const accept = headers.accept ?? ''
  const isForm = /^(multipart\/form-data|application\/x-www-form-urlencoded)/i.test(
    headers['content-type'] ?? '',
  )
  if (accept.includes('text/html') && isForm) return 'page'
  return accept.includes('application/json') ? 'json' : 'text'
}
