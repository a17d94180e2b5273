import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { submissionKeyHeader } from '../../forms/protocol.ts'
import type { Scan } from '../attachments/virus-scan.ts'
import type { Clock } from '../clock.ts'
import type { Env } from '../env.ts'
import { originVerdict } from '../http/origin.ts'
import { endpoints } from '../http/service-addresses.ts'
import { guardAgainstStalling } from '../http/stall-guard.ts'
import { takeInRest } from '../http/take-in-rest.ts'
import { visitorNetwork } from '../http/visitor-network.ts'
import { wantedAnswer } from '../http/wanted-answer.ts'
import { sendOutcome } from './answer.ts'
import type { AnswerPages } from './answer-pages.ts'
import { bodyFault } from './body-fault.ts'
import type { Outcome, Refusal } from './outcome.ts'
import { readMultipart } from './read-multipart.ts'
import { formFor, type Receiving, receive } from './receive.ts'
import { type Received, receivedFromForm, receivedFromJson } from './received.ts'
import { uploadPlaces } from './upload-places.ts'

export type Submitting = Receiving & {
  env: Env
  clock: Clock
  scan: Scan
  /** Seconds this sender has to wait, or undefined when it may send. */
  limit: (request: FastifyRequest) => Promise<number | undefined>
  pages: AnswerPages
  /** Told of every outcome, for the metrics and to wake the delivery. */
  onOutcome: (outcome: Outcome['kind'], endpoint: string) => void
}

/** The two addresses that take forms; what becomes of each form is the table in outcome.ts. Faults here get its words. */
export async function registerSubmissions(app: FastifyInstance, service: Submitting) {
  const { env, clock } = service
  // A proxy may hide from us under which host the visitor asked; our public address is ours in any case.
  const origins = env.PUBLIC_URL === undefined ? [] : [new URL(env.PUBLIC_URL).origin]

  /** What needs no look at the form itself. */
  async function refuse(
    request: FastifyRequest,
  ): Promise<{ kind: Refusal } | { kind: 'tooFast'; retryAfter: number } | undefined> {
    if (originVerdict(request, origins) === 'foreign') return { kind: 'wrongOrigin' }
    const retryAfter = await service.limit(request)
    if (retryAfter !== undefined) return { kind: 'tooFast', retryAfter }
    return Number(request.headers['content-length']) > mostBytes ? { kind: 'bodyTooLarge' } : undefined
  }

  const guard = async (request: FastifyRequest, reply: FastifyReply) =>
    guardAgainstStalling(request, reply, {
      stallSeconds: env.STALL_SECONDS,
      totalSeconds: env.UPLOAD_SECONDS,
      maxBytes: mostBytes,
    })

  function answer(request: FastifyRequest, reply: FastifyReply, outcome: Outcome) {
    service.onOutcome(outcome.kind, endpointOf(request))
    return sendOutcome(request, reply, outcome, { shownAt: clock(), pages: service.pages })
  }

  app.post('/submit-form', { onRequest: guard }, async (request, reply) => {
    const { body } = request
    const received = body instanceof URLSearchParams ? receivedFromForm(body) : receivedFromJson(body)
    if (received === undefined) return answer(request, reply, { kind: 'malformed' })
    const refusal = await refuse(request)
    // The body has been read already, so a page can give everything typed back even now.
    if (refusal) return answer(request, reply, { ...refusal, ...typed(request, received) })
    return answer(request, reply, await submit(service, request, received))
  })

  const uploads = uploadPlaces({
    atOnce: env.UPLOADS_AT_ONCE,
    bytesPerDay: env.UPLOAD_MB_PER_DAY * megabyte,
    clock,
  })
  app.post('/games-prototypes', { onRequest: guard }, async (request, reply) => {
    const refusal = (await refuse(request)) ?? unreadableBody(request)
    if (refusal) {
      await takeInRest(request)
      return answer(request, reply, refusal)
    }
    const upload = uploads(visitorNetwork(request.ip))
    try {
      const received = await readMultipart(request, service.attachments, service.scan, upload)
      return answer(request, reply, await submit(service, request, received))
    } catch (error) {
      return answer(request, reply, { kind: bodyFault(error, request) })
    } finally {
      upload.leave()
    }
  })

  for (const url of endpoints) {
    const handler = (request: FastifyRequest, reply: FastifyReply) =>
      answer(request, reply, { kind: 'wrongMethod' })
    app.route({ method: ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE'], url, handler })
  }
  app.setErrorHandler((error, request, reply) => answer(request, reply, { kind: bodyFault(error, request) }))
}

function unreadableBody(request: FastifyRequest): Outcome | undefined {
  if (!request.isMultipart()) return { kind: 'unreadable' }
  // RFC 2046 §5.1.1; of a longer one the parser only says that it broke.
  const [, boundary = ''] =
    /;\s*boundary=("[^"]*"|[^;\s]*)/i.exec(request.headers['content-type'] ?? '') ?? []
  return /^"?[^"]{1,70}"?$/.test(boundary) ? undefined : { kind: 'malformed' }
}

const megabyte = 1024 * 1024

// Ten files of 11 MB, each to be refused by name, and some patience; beyond it the connection is cut.
const mostBytes = 128 * megabyte

async function submit(service: Submitting, request: FastifyRequest, received: Received): Promise<Outcome> {
  try {
    return await receive(service, received, {
      endpoint: endpointOf(request),
      key: keyHeader(request),
      wantsPage: wantedAnswer(request) === 'page',
      now: service.clock(),
    })
  } catch (error) {
    request.log.error({ err: error }, 'could not keep a submission')
    return { kind: 'unavailable', ...typed(request, received) }
  }
}

function typed(request: FastifyRequest, { values }: Received) {
  return { form: formFor(values, endpointOf(request)), values }
}

function endpointOf(request: FastifyRequest) {
  return request.routeOptions.url ?? ''
}

function keyHeader(request: FastifyRequest) {
  const header = request.headers[submissionKeyHeader.toLowerCase()]
  return typeof header === 'string' ? header : undefined
}
