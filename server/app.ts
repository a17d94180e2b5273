import { randomUUID } from 'node:crypto'
import multipart from '@fastify/multipart'
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify'
import { maxFileBytes } from '../forms/attachments.ts'
import { type Clock, elapsed, minute, second } from './clock.ts'
import { attachmentLinks, registerAttachmentLinks } from './delivery/attachment-links.ts'
import { smtpMailer } from './delivery/mailer.ts'
import { startOutbox } from './delivery/outbox-worker.ts'
import { mailDelivery } from './delivery/submission-mail.ts'
import { clamdScan } from './delivery/virus-scan.ts'
import type { Env } from './env.ts'
import {
  answerBadAddress,
  answerBrokenRequest,
  answerFault,
  closeConnectionsWhenStopping,
} from './http/faults.ts'
import { limitConnections, registerBodyLimits, visitorLimits } from './http/limits.ts'
import { logAnswers } from './http/logger.ts'
import { registerHealth } from './operations/health.ts'
import { makeMetrics, serveMetrics } from './operations/metrics.ts'
import { startRegularJobs } from './operations/regular-jobs.ts'
import { securityHeaders } from './site/headers.ts'
import { checkSite, registerSite } from './site/site.ts'
import { openStore } from './store/store.ts'
import { readAnswerPages } from './submissions/answer-pages.ts'
import { registerConfirmationPage, registerSubmissions } from './submissions/submission-routes.ts'

type Parts = {
  env: Env
  clock: Clock
  log: FastifyBaseLogger
}

/** Puts everything together: serves, stores, delivers. The site is served whatever the state of the store. */
export async function startService({ env, clock, log }: Parts) {
  checkSite(env.SITE_DIR)
  const pages = readAnswerPages(env.SITE_DIR)
  const store = await openStore(env)
  const metrics = makeMetrics(store)
  const links = attachmentLinks(store.linkSecret, env.PUBLIC_URL ?? 'http://localhost', env.LINK_DAYS)
  const scan = env.CLAMD === undefined ? undefined : clamdScan(env.CLAMD)
  let outbox: ReturnType<typeof startOutbox> | undefined

  const app = bareApp(env, log)
  metrics.measure(app)
  await app.register(registerSubmissions, {
    env,
    clock,
    store,
    pages,
    limits: visitorLimits(env, elapsed),
    leastSeconds: env.SPAM_MIN_SECONDS,
    onOutcome: (kind, endpoint) => {
      metrics.count(kind, endpoint)
      if (kind === 'stored') outbox?.wake()
    },
  })
  registerConfirmationPage(app, pages)
  registerAttachmentLinks(app, { store, links, scan, clock })
  registerHealth(app, store)
  await registerSite(app, env.SITE_DIR)
  await app.listen({ port: env.PORT, host: env.HOST })
  limitConnections(app)

  // Only now: a process that cannot start must not take deliveries with it.
  const metricsServer = env.METRICS_PORT > 0 ? serveMetrics(metrics, env.METRICS_PORT, log) : undefined
  const mailer = mailerFrom(env)
  const deliver =
    mailer && mailDelivery({ mailer, store, links: env.PUBLIC_URL ? links : undefined, scan, env, clock })
  // Longer than any mail server may take, or a slow one would get mails twice.
  const leaseMs = 3 * env.MAIL_TIMEOUT_SECONDS * second
  outbox = deliver && startOutbox({ deliver, store, clock, log, leaseMs, onResult: metrics.delivered })
  const jobs = startRegularJobs({ store, mailer, env, clock, log })

  return {
    app,
    store,
    /** Lets requests under way finish, then everything behind them. */
    async stop() {
      await app.close()
      metricsServer?.close()
      await Promise.all([jobs.stop(), outbox?.stop()])
      mailer?.close()
      await store.close()
    },
  }
}

/** The web server with what holds for every address, before any is added. */
function bareApp(env: Env, log: FastifyBaseLogger): FastifyInstance {
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // Each proxy in front adds one address; those it did not add are the visitor's own claims.
    trustProxy: env.TRUST_PROXY_HOPS > 0 ? (_address, hop) => hop < env.TRUST_PROXY_HOPS : false,
    // All texts at their limits in the wordiest encoding a browser uses are 190 kB.
    bodyLimit: 256 * 1024,
    http: {
      headersTimeout: 15 * second,
      maxHeaderSize: 16 * 1024,
      requireHostHeader: true,
      connectionsCheckingInterval: 5 * second,
    },
    // Long enough for 40 MB over a slow line, and no longer.
    requestTimeout: 15 * minute,
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
  registerBodyLimits(app, env.STALL_SECONDS)
  closeConnectionsWhenStopping(app)
  logAnswers(app)
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(body.toString())),
  )
  app.register(multipart, { throwFileSizeLimit: false, limits: { fileSize: maxFileBytes } })
  return app
}

/** Undefined when nothing is to leave this process, or there is no mail server. */
function mailerFrom({ DELIVERY, SMTP_URL: url, MAIL_FROM: from, ...env }: Env) {
  if (DELIVERY === 'off' || !url || !from) return undefined
  const timeoutMs = env.MAIL_TIMEOUT_SECONDS * second
  return smtpMailer({ url, from, timeoutMs })
}
