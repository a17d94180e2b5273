import type { FastifyBaseLogger } from 'fastify'
import { type Clock, elapsed, second } from './clock.ts'
import { registerAttachmentLinks } from './delivery/attachment-links.ts'
import { smtpMailer } from './delivery/mailer.ts'
import { startOutbox } from './delivery/outbox-worker.ts'
import { mailDelivery } from './delivery/submission-mail.ts'
import { clamdScan } from './delivery/virus-scan.ts'
import type { Env } from './env.ts'
import { visitorLimits } from './http/visitor-limits.ts'
import { webServer } from './http/web-server.ts'
import { registerHealth } from './operations/health.ts'
import { serveMetrics } from './operations/metrics.ts'
import { startRegularJobs } from './operations/regular-jobs.ts'
import { checkSite, registerSite } from './site/site.ts'
import { openStore } from './store/store.ts'
import { readAnswerPages } from './submissions/answer-pages.ts'
import { registerSubmissions } from './submissions/submission-routes.ts'

/** Starts everything: serves, stores, delivers. Pages are served even while the store fails. */
export async function startService(env: Env, clock: Clock, log: FastifyBaseLogger) {
  checkSite(env.SITE_DIR)
  const pages = readAnswerPages(env.SITE_DIR)
  const store = openStore(env)
  const scan = env.CLAMD === undefined ? undefined : clamdScan(env.CLAMD)

  const app = webServer(env, log)
  const allowanceOf = visitorLimits(env, elapsed)
  await app.register(registerSubmissions, { env, clock, store, pages, allowanceOf })
  registerAttachmentLinks(app, store, clock, scan)
  registerHealth(app, store)
  await registerSite(app, env.SITE_DIR)
  const address = await app.listen({ port: env.PORT, host: env.HOST })

  // After the port is open: a process that cannot start must not claim deliveries.
  const metrics = env.METRICS_PORT > 0 ? serveMetrics(store, env.METRICS_PORT, log) : undefined
  const mailer = smtpMailer(env)
  const deliver = mailer && mailDelivery({ mailer, store, scan, env })
  // Longer than a mail server may take: otherwise a slow one would get mails twice.
  const claimMs = 3 * env.MAIL_TIMEOUT_SECONDS * second
  const outbox = deliver && startOutbox({ deliver, store, clock, log, claimMs })
  const jobs = startRegularJobs({ store, mailer, env, clock, log })

  return {
    app,
    store,
    address,
    /** Waits for requests under way, then for what is being delivered. */
    async stop() {
      await app.close()
      metrics?.close()
      await Promise.all([jobs.stop(), outbox?.stop()])
      mailer?.close()
      await store.close()
    },
  }
}
