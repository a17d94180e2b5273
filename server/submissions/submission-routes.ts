import type { FastifyInstance, FastifyRequest } from 'fastify'
import { maxBodyBytes } from '../../forms/attachments.ts'
import { formOf } from '../../forms/form-register.ts'
import { endpoints, technicalFields } from '../../forms/protocol.ts'
import type { Clock } from '../clock.ts'
import type { Settings } from '../settings.ts'
import type { Store } from '../store/store.ts'
import type { AnswerPages } from './answer-pages.ts'
import { type RequestError, requestErrorOf, type SubmissionOutcome, sendOutcome } from './outcome.ts'
import { type ReceivedForm, readBody, readMultipart, registerParsers } from './read-form.ts'
import { isOwnOrigin, isSentByScript } from './sender.ts'
import { storeSubmission } from './store-submission.ts'
import { visitorLimits } from './visitor-limits.ts'

type Dependencies = { settings: Settings; clock: Clock; store: Store; pages: AnswerPages }

/** The two paths that receive forms (`endpoints`). outcome.ts lists every answer with its status. */
export async function registerSubmissions(app: FastifyInstance, { settings, clock, store, pages }: Dependencies) {
  await registerParsers(app)
  const quotaOf = visitorLimits(settings, () => performance.now())

  /** Returns why a form cannot be taken, if so. Does not count forms of other sites, nor those that are far too long. */
  function checkAndCount(request: FastifyRequest): RequestError | undefined {
    if (!isOwnOrigin(request, settings.PUBLIC_URL)) return 'wrongOrigin'
    if (Number(request.headers['content-length']) > maxBodyBytes) return 'bodyTooLarge'
    return quotaOf(request.ip).countForm()
  }

  /** Says why a body could not be read. Logs only what is our own fault. */
  function readingErrorOf(error: unknown, request: FastifyRequest): RequestError {
    const requestError = requestErrorOf(error, request.raw)
    if (requestError === 'unavailable') request.log.error({ err: error }, 'could not read a form')
    return requestError
  }

  async function takeForm(request: FastifyRequest, received: ReceivedForm): Promise<SubmissionOutcome> {
    const { values, requestError } = received
    const { url } = request.routeOptions
    const namedForm = formOf(values.formId)
    const form = namedForm?.endpoint === url ? namedForm : undefined
    if (requestError) return { kind: requestError, form, values }
    quotaOf(request.ip).countBytes(Buffer.byteLength(JSON.stringify(values)))
    if (!form) return { kind: 'unknownForm' }
    try {
      const byScript = isSentByScript(request, values[technicalFields.submissionKey])
      return await storeSubmission(store.submissions, form, { ...received, byScript }, clock())
    } catch (error) {
      request.log.error({ err: error }, 'could not store a submission')
      return { kind: 'unavailable', form, values }
    }
  }

  // The body has been read already, so a page can show everything typed again even when it is refused.
  app.post(endpoints.withoutFiles, async (request, reply) => {
    const received = readBody(request.body)
    const requestError = checkAndCount(request) ?? received.requestError
    return sendOutcome(request, reply, await takeForm(request, { ...received, requestError }), pages)
  })

  app.post(endpoints.withFiles, async (request, reply) => {
    const requestError = checkAndCount(request)
    if (requestError) return sendOutcome(request, reply, { kind: requestError }, pages)
    const upload = { store, quota: quotaOf(request.ip), now: clock() }
    const outcome = await readMultipart(request, upload, (received) => takeForm(request, received)).catch(
      (error): SubmissionOutcome => ({ kind: readingErrorOf(error, request) }),
    )
    return sendOutcome(request, reply, outcome, pages)
  })

  // A body that cannot be parsed never reaches the routes above, so it is refused and counted here. Other errors are ours.
  app.setErrorHandler((error, request, reply) => {
    const requestError = readingErrorOf(error, request)
    const kind = requestError === 'unavailable' ? requestError : (checkAndCount(request) ?? requestError)
    return sendOutcome(request, reply, { kind }, pages)
  })
}
