import type { FastifyInstance, FastifyRequest } from 'fastify'
import { maxBodyBytes } from '../../forms/attachments.ts'
import { formOf } from '../../forms/form-register.ts'
import { endpoints, technicalFields } from '../../forms/protocol.ts'
import type { Clock } from '../clock.ts'
import type { Settings } from '../settings.ts'
import type { Store } from '../store/store.ts'
import type { AnswerPages } from './answer-pages.ts'
import { type RefusalReason, refusalReasonOf, type SubmissionOutcome, sendOutcome } from './outcome.ts'
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
  function checkAndCount(request: FastifyRequest): RefusalReason | undefined {
    if (!isOwnOrigin(request, settings.PUBLIC_URL)) return 'wrongOrigin'
    if (Number(request.headers['content-length']) > maxBodyBytes) return 'bodyTooLarge'
    return quotaOf(request.ip).countForm()
  }

  /** Returns why a body could not be read. Logs the error if it is our own fault. */
  function classifyAndLog(error: unknown, request: FastifyRequest): RefusalReason {
    const refusal = refusalReasonOf(error, request.raw)
    if (refusal === 'unavailable') request.log.error({ err: error }, 'could not read a form')
    return refusal
  }

  async function takeForm(request: FastifyRequest, received: ReceivedForm): Promise<SubmissionOutcome> {
    const { values, refusal } = received
    const { url } = request.routeOptions
    const namedForm = formOf(values.formId)
    const form = namedForm?.endpoint === url ? namedForm : undefined
    if (refusal) return { kind: refusal, form, values }
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
    const refusal = checkAndCount(request) ?? received.refusal
    return sendOutcome(request, reply, await takeForm(request, { ...received, refusal }), pages)
  })

  app.post(endpoints.withFiles, async (request, reply) => {
    const refusal = checkAndCount(request)
    if (refusal) return sendOutcome(request, reply, { kind: refusal }, pages)
    const context = { store, quota: quotaOf(request.ip), now: clock() }
    const outcome = await readMultipart(request, context, (received) => takeForm(request, received)).catch(
      (error): SubmissionOutcome => ({ kind: classifyAndLog(error, request) }),
    )
    return sendOutcome(request, reply, outcome, pages)
  })

  // A body that cannot be parsed never reaches the routes above, so it is refused and counted here. Other errors are ours.
  app.setErrorHandler((error, request, reply) => {
    const refusal = classifyAndLog(error, request)
    const kind = refusal === 'unavailable' ? refusal : (checkAndCount(request) ?? refusal)
    return sendOutcome(request, reply, { kind }, pages)
  })
}
