import { randomUUID } from 'node:crypto'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify'
import { maxFileBytes } from '../forms/attachments.ts'
import { registerAttachmentLinks } from './attachments/attachment-link-route.ts'
import type { AttachmentLinks } from './attachments/attachment-links.ts'
import type { AttachmentStore } from './attachments/attachment-store.ts'
import type { Scan } from './attachments/virus-scan.ts'
import { type Clock, minute, second } from './clock.ts'
import type { Env } from './env.ts'
import { answerFault } from './http/answer-fault.ts'
import { answerBadAddress, answerBrokenRequest } from './http/broken-request.ts'
import { logAnswers } from './http/logger.ts'
import { registerWholeAnswers } from './http/whole-answers.ts'
import { registerHealth } from './operations/health.ts'
import type { Metrics } from './operations/metrics.ts'
import { sharedRateLimits } from './operations/shared-rate-limits.ts'
import { securityHeaders } from './site/headers.ts'
import { registerSite } from './site/site.ts'
import type { CountVisit } from './store/postgres-rate-limits.ts'
import type { Store } from './store/store.ts'
import type { AnswerPages } from './submissions/answer-pages.ts'
import { registerConfirmationPage } from './submissions/confirmation-page.ts'
import { registerSubmissions } from './submissions/submission-routes.ts'

export type AppParts = {
  env: Env
  store: Store & { countVisit?: CountVisit }
  attachments: AttachmentStore
  links: AttachmentLinks
  scan: Scan
  /** Answers to visitors without JavaScript. */
  pages: AnswerPages
  metrics: Metrics
  clock: Clock
  log: FastifyBaseLogger
  secret: () => string
  onStored: () => void
}

/** The whole web server, ready to listen: the site, the forms, and what operators need. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { env, store, log } = parts
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // Each proxy in front adds one address; those it did not add are the visitor's own claims.
    trustProxy: env.TRUST_PROXY_HOPS > 0 ? (_address, hop) => hop < env.TRUST_PROXY_HOPS : false,
    // All texts at their limits in the wordiest encoding a browser uses are 190 kB.
    bodyLimit: 256 * 1024,
    http: { headersTimeout: 15 * second, maxHeaderSize: 16 * 1024, requireHostHeader: true },
    // Later than our own end of what takes too long, which has words.
    requestTimeout: env.UPLOAD_SECONDS * second + minute,
    connectionTimeout: 2 * minute,
    keepAliveTimeout: 72 * second,
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (_error, _request, reply) => answerBadAddress(reply.raw),
    // A deploy waits for uploads under way; new requests on old connections are still answered.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  })
  const headers = securityHeaders({ tls: env.BEHIND_TLS })
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
  app.setErrorHandler(answerFault)
  registerWholeAnswers(app)
  closeConnectionsWhenStopping(app)
  logAnswers(app)
  parts.metrics.measure(app)
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(body.toString())),
  )
  await app.register(multipart, { throwFileSizeLimit: false, limits: { fileSize: maxFileBytes } })
  await app.register(rateLimit, {
    global: false,
    ...(store.countVisit && { store: sharedRateLimits(store.countVisit, parts.secret(), log) }),
  })
  const allowed = app.createRateLimit({ max: Math.max(1, env.RATE_LIMIT_PER_MINUTE), timeWindow: minute })

  await app.register(registerSubmissions, {
    ...parts,
    channels: env.WEBHOOK_URL === undefined ? ['mail'] : ['mail', 'webhook'],
    leastSeconds: env.SPAM_MIN_SECONDS,
    limit: async (request) => {
      if (env.RATE_LIMIT_PER_MINUTE === 0) return undefined
      const limit = await allowed(request)
      return !limit.isAllowed && limit.isExceeded ? limit.ttlInSeconds : undefined
    },
    onOutcome: (kind, endpoint) => {
      parts.metrics.count(kind, endpoint)
      if (kind === 'stored') parts.onStored()
    },
  })
  registerConfirmationPage(app, parts.pages)
  registerAttachmentLinks(app, parts)
  registerHealth(app, [
    { name: 'database', ready: () => store.ready() },
    { name: 'attachments', ready: () => parts.attachments.ready() },
    { name: 'secret', ready: async () => void parts.secret() },
  ])
  await registerSite(app, env.SITE_DIR)
  return app
}

/** A connection kept open by the visitor's browser would hold up a stop long after its last answer. */
function closeConnectionsWhenStopping(app: FastifyInstance) {
  let stopping = false
  app.addHook('preClose', async () => {
    stopping = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('Connection', 'close')
  })
}
