import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { formRegister } from '../../forms/form-register.ts'
import { referencePattern, submissionKeyHeader } from '../../forms/protocol.ts'
import type { Clock } from '../clock.ts'
import type { Env } from '../env.ts'
import { type Limits, mostBodyBytes, type Upload, visitorNetwork } from '../http/limits.ts'
import { endpoints, maySend } from '../http/origins.ts'
import { sendOutcome, wantedAnswer } from './answer.ts'
import { type AnswerPages, sendAnswer } from './answer-pages.ts'
import { bodyFault, type Outcome, type Refusal } from './outcome.ts'
import {
  discardFiles,
  hasBoundary,
  type Received,
  readMultipart,
  receivedFromForm,
  receivedFromJson,
} from './read-form.ts'
import { formFor, type Receiving, receive } from './receive.ts'

export type Submitting = Receiving & {
  env: Env
  clock: Clock
  limits: Limits
  pages: AnswerPages
  /** Told of every outcome, for the metrics and to wake the delivery. */
  onOutcome: (outcome: Outcome['kind'], endpoint: string) => void
}

/** The two addresses that take forms; what can become of a form, and with which status, is in outcome.ts. Faults here get its words. */
export async function registerSubmissions(app: FastifyInstance, service: Submitting) {
  const { env, clock, limits, store } = service

  /** What needs no look at the form itself. */
  function refuse(
    request: FastifyRequest,
  ): { kind: Refusal } | { kind: 'tooFast'; retryAfter: number } | undefined {
    if (!maySend(request, env.PUBLIC_URL)) return { kind: 'wrongOrigin' }
    const retryAfter = limits.tooFast(visitorNetwork(request.ip))
    if (retryAfter !== undefined) return { kind: 'tooFast', retryAfter }
    return Number(request.headers['content-length']) > mostBodyBytes ? { kind: 'bodyTooLarge' } : undefined
  }

  function answer(request: FastifyRequest, reply: FastifyReply, outcome: Outcome) {
    service.onOutcome(outcome.kind, endpointOf(request))
    return sendOutcome(request, reply, outcome, { shownAt: clock(), pages: service.pages })
  }

  async function submit(request: FastifyRequest, received: Received, upload: Upload): Promise<Outcome> {
    const typed = { form: formFor(received.values, endpointOf(request)), values: received.values }
    const bytes = Buffer.byteLength(JSON.stringify(received.values))
    const refusal = upload.countText(bytes)
    if (refusal) return { kind: refusal, ...typed }
    try {
      return await receive(service, received, {
        endpoint: endpointOf(request),
        key: keyHeader(request),
        wantsPage: wantedAnswer(request) === 'page',
        now: clock(),
      })
    } catch (error) {
      request.log.error({ err: error }, 'could not store a submission')
      return { kind: 'unavailable', ...typed }
    }
  }

  app.post('/submit-form', async (request, reply) => {
    const { body } = request
    const received = body instanceof URLSearchParams ? receivedFromForm(body) : receivedFromJson(body)
    if (received === undefined) return answer(request, reply, { kind: 'malformed' })
    const refusal = refuse(request)
    // The body has been read already, so a page can give everything typed back even now.
    const { values } = received
    if (refusal) {
      return answer(request, reply, { ...refusal, form: formFor(values, endpointOf(request)), values })
    }
    return answer(request, reply, await submit(request, received, limits.upload(visitorNetwork(request.ip))))
  })

  app.post('/games-prototypes', async (request, reply) => {
    const refusal = refuse(request) ?? unreadableBody(request)
    if (refusal) return answer(request, reply, refusal)
    const upload = limits.upload(visitorNetwork(request.ip))
    try {
      const received = await readMultipart(request, { store, upload, now: clock() })
      const outcome = await submit(request, received, upload)
      // Also after a failed commit: what may be stored all the same is no longer nobody's, and stays.
      if (outcome.kind !== 'stored') await discardFiles(received.files, store, request)
      return answer(request, reply, outcome)
    } catch (error) {
      return answer(request, reply, { kind: bodyFault(error, request) })
    } finally {
      upload.leave()
    }
  })

  for (const url of endpoints) {
    const handler = (request: FastifyRequest, reply: FastifyReply) =>
      answer(request, reply, { kind: 'wrongMethod' })
    app.route({ method: ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'], url, handler })
  }
  app.setErrorHandler((error, request, reply) => answer(request, reply, { kind: bodyFault(error, request) }))
}

function unreadableBody(request: FastifyRequest): Outcome | undefined {
  if (!request.isMultipart()) return { kind: 'unreadable' }
  return hasBoundary(request) ? undefined : { kind: 'malformed' }
}

function endpointOf(request: FastifyRequest) {
  return request.routeOptions.url ?? ''
}

function keyHeader(request: FastifyRequest) {
  const header = request.headers[submissionKeyHeader.toLowerCase()]
  return typeof header === 'string' ? header : undefined
}

/** Where a visitor without JavaScript arrives after sending: reloading it sends nothing again. */
export function registerConfirmationPage(app: FastifyInstance, pages: AnswerPages) {
  app.get<{ Params: { formId: string; reference: string } }>(
    '/form-answer/:formId/:reference',
    (request, reply) => {
      const { formId, reference } = request.params
      const form = formRegister.find((it) => it.formId === formId)
      // Only what a reference can look like is shown, so that nobody can make this page say something else.
      if (!form || !referencePattern.test(reference)) return reply.callNotFound()
      return sendAnswer(reply, pages.sent(form, reference))
    },
  )
}
