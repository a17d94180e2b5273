import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RefusalAnswer, SuccessAnswer } from '../../forms/protocol.ts'
import { wantedAnswer } from '../http/wanted-answer.ts'
import { type AnswerPages, sendAnswer } from './answer-pages.ts'
import { type NotStored, type Outcome, refusals, statusOf } from './outcome.ts'

/** Says what became of a form, in the way the sender reads: a page, JSON, or words. */
export function sendOutcome(
  request: FastifyRequest,
  reply: FastifyReply,
  outcome: Outcome,
  { shownAt, pages }: { shownAt: number; pages: AnswerPages },
) {
  // The guard against stalling has already answered.
  if (reply.sent) return reply
  const wanted = wantedAnswer(request)
  reply.code(statusOf[outcome.kind]).header('Cache-Control', 'no-store')
  if ('reference' in outcome) {
    if (wanted === 'page')
      return reply.redirect(`/form-answer/${outcome.form.formId}/${outcome.reference}`, 303)
    const answer: SuccessAnswer = { reference: outcome.reference, message: outcome.form.success }
    // The specified client reads a success as JSON, whatever it asked for.
    return wanted === 'text' ? reply.type(words).send(answer.message) : reply.send(answer)
  }
  setHeaders(reply, outcome)
  // The rest of a body nobody will read must not be taken for the next request.
  if (!request.raw.complete) reply.header('Connection', 'close')
  const fields = 'problems' in outcome ? outcome.problems : []
  const message = wordsFor(outcome)
  if (wanted === 'page') return sendAnswer(reply, pages.notStored(outcome, message, shownAt))
  const answer: RefusalAnswer = { message, fields }
  return wanted === 'json' ? reply.send(answer) : reply.type(words).send(message)
}

const words = 'text/plain; charset=utf-8'

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
