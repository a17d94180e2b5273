import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { formRegister } from '../../forms/form-register.ts'
import { referencePattern } from '../../forms/protocol.ts'
import type { Clock } from '../clock.ts'
import type { Env } from '../env.ts'
import { type Limits, mostBodyBytes, visitorNetwork } from '../http/limits.ts'
import type { Store } from '../store/store.ts'
import { type AnswerPages, sendPage } from './answer-pages.ts'
import { type Outcome, type Refusal, refusalFor, sendOutcome, wantedAnswer } from './outcome.ts'
import { formFromFields, formFromJson, type ReceivedForm, readMultipart, removeFiles } from './read-form.ts'
import { findForm, storeSubmission } from './store-submission.ts'

type Dependencies = {
  env: Env
  clock: Clock
  store: Store
  limits: Limits
  pages: AnswerPages
}

const endpoints = [...new Set(formRegister.map((it) => it.endpoint))]

/** The two addresses that take forms. What can become of a form, and with which status, is in outcome.ts. */
export async function registerSubmissions(
  app: FastifyInstance,
  { env, clock, store, limits, pages }: Dependencies,
) {
  /** What needs no look at the form itself. */
  function refuse(request: FastifyRequest): Refusal | undefined {
    const network = visitorNetwork(request.ip)
    if (!maySend(request, env.PUBLIC_URL)) return 'wrongOrigin'
    if (limits.isTooFast(network)) return 'tooFast'
    if (limits.hasSpentTheDay(network)) return 'enoughToday'
    return Number(request.headers['content-length']) > mostBodyBytes ? 'bodyTooLarge' : undefined
  }

  function answer(request: FastifyRequest, reply: FastifyReply, outcome: Outcome) {
    return sendOutcome(request, reply, outcome, { now: clock(), pages })
  }

  async function submit(request: FastifyRequest, received: ReceivedForm): Promise<Outcome> {
    const { values } = received
    const endpoint = endpointOf(request)
    limits.countBytes(visitorNetwork(request.ip), Buffer.byteLength(JSON.stringify(values)))
    try {
      const isPage = wantedAnswer(request) === 'page'
      return await storeSubmission(store, received, { endpoint, isPage, now: clock() })
    } catch (error) {
      request.log.error({ err: error }, 'could not store a submission')
      return { kind: 'unavailable', form: findForm(values, endpoint), values }
    }
  }

  app.post('/submit-form', async (request, reply) => {
    const { body } = request
    const received = body instanceof URLSearchParams ? formFromFields(body) : formFromJson(body)
    if (received === undefined) return answer(request, reply, { kind: 'malformed' })
    const kind = refuse(request)
    if (kind === undefined) return answer(request, reply, await submit(request, received))
    // The body has been read already, so a page can give everything typed back even now.
    const { values } = received
    return answer(request, reply, { kind, form: findForm(values, endpointOf(request)), values })
  })

  app.post('/games-prototypes', async (request, reply) => {
    const kind = refuse(request)
    if (kind) return answer(request, reply, { kind })
    const network = visitorNetwork(request.ip)
    const received = await readMultipart(request, { store, limits, network, now: clock() })
    const outcome = await submit(request, received)
    // Also after a failed commit: files that are attached all the same stay.
    if (outcome.kind !== 'stored') await removeFiles(received.files, store, request)
    return answer(request, reply, outcome)
  })

  for (const url of endpoints) {
    const handler = (request: FastifyRequest, reply: FastifyReply) =>
      answer(request, reply, { kind: 'wrongMethod' })
    app.route({ method: ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'], url, handler })
  }
  app.setErrorHandler((error, request, reply) => answer(request, reply, { kind: refusalFor(error, request) }))
}

function endpointOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? ''
}

/**
 * Whether a page at this origin may send forms here. `publicUrl`: a proxy may hide from us under which host the
 * visitor asked; our public address is ours in any case.
 *
 * | Origin header         | Sec-Fetch-Site | may send                                            |
 * |-----------------------|----------------|-----------------------------------------------------|
 * | the host asked        | any            | yes                                                 |
 * | our public address    | any            | yes                                                 |
 * | any other, or "null"  | any            | no                                                  |
 * | none                  | cross-site     | no                                                  |
 * | none                  | anything else  | yes: not a browser, so no visitor can be tricked    |
 */
export function maySend(
  { headers, host }: Pick<FastifyRequest, 'headers' | 'host'>,
  publicUrl: string | undefined,
): boolean {
  const { origin } = headers
  if (origin === undefined) return headers['sec-fetch-site'] !== 'cross-site'
  if (!URL.canParse(origin)) return false
  if (publicUrl !== undefined && new URL(publicUrl).origin === origin) return true
  // The scheme is left out: behind a proxy that ends TLS we see http where the visitor sees https.
  return new URL(origin).host === host.toLowerCase()
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
      return sendPage(reply, pages.sent(form, reference))
    },
  )
}
