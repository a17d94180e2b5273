import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { maxBodyBytes } from '../../forms/attachments.ts'
import { formById } from '../../forms/forms.ts'
import { endpoints, type RefusedJson, type SentJson, technicalFields } from '../../forms/protocol.ts'
import type { Clock } from '../clock.ts'
import type { Settings } from '../settings.ts'
import type { Store } from '../store/store.ts'
import { type RefusalReason, refuse, type ServiceAnswer } from './answer.ts'
import { type AnswerPages, confirmationPath } from './answer-pages.ts'
import { answerKind, isFromScript, isOwnOrigin } from './form-request.ts'
import { formFromBody, type ReceivedForm, readMultipart, registerParsers } from './read-form.ts'
import { referencePattern } from './reference.ts'
import { storeSubmission } from './store-submission.ts'
import { makeVisitorLimits } from './visitor-limits.ts'

type Dependencies = { settings: Settings; clock: Clock; store: Store; answerPages: AnswerPages }

/** The two paths that receive forms (`endpoints`). answer.ts lists every answer with its status. */
export async function registerSubmissions(app: FastifyInstance, { settings, clock, store, answerPages }: Dependencies) {
  await registerParsers(app)
  const limits = makeVisitorLimits(settings, () => performance.now())

  /** Returns why a form is refused, if so. Does not count forms of other sites, nor those that are far too long. */
  function checkAndCount(request: FastifyRequest): RefusalReason | undefined {
    if (!isOwnOrigin(request, settings.PUBLIC_URL)) return 'wrongOrigin'
    if (Number(request.headers['content-length']) > maxBodyBytes) return 'bodyTooLarge'
    return limits.of(request.ip).countForm()
  }

  /** `refusal`: why the form is not stored, if that is known already. */
  async function handleForm(request: FastifyRequest, received: ReceivedForm, refusal: RefusalReason | undefined) {
    const { values } = received
    const namedForm = formById(values.formId)
    const form = namedForm?.endpoint === request.routeOptions.url ? namedForm : undefined
    if (refusal) return refuse(refusal, form, values)
    limits.of(request.ip).countBytes(Buffer.byteLength(JSON.stringify(values)))
    if (!form) return refuse('unknownForm')
    try {
      const byScript = isFromScript(request, values[technicalFields.submissionKey])
      return await storeSubmission(store.submissions, form, { ...received, byScript }, clock())
    } catch (error) {
      request.log.error({ err: error }, 'could not store a submission')
      return refuse('unavailable', form, values)
    }
  }

  // The body has been read already, so a page can show everything typed again even when it is refused.
  app.post(endpoints.withoutFiles, async (request, reply) => {
    // First: a body without fields goes to the error handler, which counts it.
    const received = formFromBody(request.body)
    const answer = await handleForm(request, received, checkAndCount(request))
    return sendAnswer(request, reply, answer, answerPages)
  })

  app.post(endpoints.withFiles, async (request, reply) => {
    const refusal = checkAndCount(request)
    if (refusal) return sendAnswer(request, reply, refuse(refusal), answerPages)
    const context = { attachmentStore: store.attachments, limits: limits.of(request.ip), now: clock() }
    const answer = await readMultipart(request, context, (...received) => handleForm(request, ...received)).catch(
      (error) => refuse(reasonOfError(error, request)),
    )
    return sendAnswer(request, reply, answer, answerPages)
  })

  // A body that cannot be read never gets further, so it is refused and counted here. Other errors are ours.
  app.setErrorHandler((error, request, reply) => {
    const reason = reasonOfError(error, request)
    const refusal = reason === 'unavailable' ? reason : (checkAndCount(request) ?? reason)
    return sendAnswer(request, reply, refuse(refusal), answerPages)
  })
}

/**
 * The confirmation page of a visitor without JavaScript. It is not among the form routes, because their error handler says
 * that the message was not saved.
 */
export function registerConfirmationPage(app: FastifyInstance, answerPages: AnswerPages) {
  // A reload of this page sends nothing again.
  const path = confirmationPath(':formId', ':reference')
  app.get<{ Params: { formId: string; reference: string } }>(path, (request, reply) => {
    const { formId, reference } = request.params
    const form = formById(formId)
    // Shows nothing but references, so that nobody can make this page say something else.
    if (!form || !referencePattern.test(reference)) return reply.callNotFound()
    return sendPage(reply, answerPages.sent(form, reference))
  })
}

/**
 * Why a body could not be read. The multipart parser's own errors can be recognised only by their words. After the sender
 * has left, every error counts as `malformed`: it is no fault of ours. Our own errors are `unavailable`, and are logged.
 */
function reasonOfError(error: unknown, { raw, log }: FastifyRequest): RefusalReason {
  const status = Number(Reflect.get(Object(error), 'statusCode'))
  if (status === 413) return 'bodyTooLarge'
  const isParserError =
    error instanceof Error &&
    !('code' in error) &&
    /multipart|boundary|needle|terminated early|malformed/i.test(error.message)
  const senderLeft = raw.destroyed && !raw.complete
  if ((status >= 400 && status < 500) || isParserError || senderLeft) return 'malformed'
  log.error({ err: error }, 'could not read a form')
  return 'unavailable'
}

/** Writes the answer as the sender can read it: a page, JSON, or text. */
function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: ServiceAnswer, answerPages: AnswerPages) {
  const wanted = answerKind(request)
  reply.header('Cache-Control', 'no-store')
  if (answer.kind === 'sent') {
    const { form, reference } = answer
    if (wanted === 'page') return reply.redirect(confirmationPath(form.formId, reference), 303)
    // The specified client reads a success as JSON, whatever it asked for.
    return reply.send({ reference, message: form.success } satisfies SentJson)
  }
  const { status, errors, form, retrySoon } = answer
  const message = errors[0]?.message ?? ''
  reply.code(status)
  if (retrySoon) reply.header('Retry-After', 60)
  const fields = errors.filter(({ field }) => field !== undefined)
  if (wanted === 'json') return reply.send({ message, fields } satisfies RefusedJson)
  if (wanted === 'page' && form) return sendPage(reply, answerPages.refused(form, answer))
  // The fields of this form were not read, so the page cannot show them filled in.
  const hint = wanted === 'page' ? ' If you go back, most browsers still have what you typed.' : ''
  return reply.type('text/plain; charset=utf-8').send(message + hint)
}

function sendPage(reply: FastifyReply, html: string) {
  return reply.header('Cache-Control', 'no-store').type('text/html; charset=utf-8').send(html)
}
