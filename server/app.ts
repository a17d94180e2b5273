import type { FastifyBaseLogger } from 'fastify'
import { type Clock, minute, second } from './clock.ts'
import { registerAttachmentLinks } from './delivery/attachment-links.ts'
import { startDeliveryWorker } from './delivery/delivery-worker.ts'
import { makeDeliver } from './delivery/mail.ts'
import { makeMailer } from './delivery/smtp.ts'
import { makeScan } from './delivery/virus-scan.ts'
import { assertBuilt, registerSite } from './http/site.ts'
import { makeWebServer } from './http/web-server.ts'
import { startDailyRuns } from './operations/daily-run.ts'
import { registerHealth } from './operations/health.ts'
import type { Settings } from './settings.ts'
import { openStore } from './store/store.ts'
import { loadAnswerPages } from './submissions/answer-pages.ts'
import { registerConfirmationPage, registerSubmissions } from './submissions/submission-routes.ts'

/** How long (ms) a stop takes at most; whatever starts the service must wait longer before it kills it. */
export const maxStopMs = minute

/** Starts everything: serves, stores, delivers. Pages are served even while the store fails. */
export async function startService(settings: Settings, clock: Clock, log: FastifyBaseLogger) {
  assertBuilt(settings.SITE_DIR)
  const answerPages = loadAnswerPages(settings.SITE_DIR)
  const store = openStore(settings)
  const scan = makeScan(settings)

  const app = makeWebServer(settings, log)
  await app.register(registerSubmissions, { settings, clock, store, answerPages })
  registerConfirmationPage(app, answerPages)
  registerAttachmentLinks(app, store.attachments, clock, scan)
  registerHealth(app, store.attachments)
  await registerSite(app, settings.SITE_DIR)
  const url = await app.listen({ port: settings.PORT, host: settings.HOST })

  // After the port is open: a process that cannot start must not claim deliveries.
  const mailer = makeMailer(settings)
  const deliver = mailer && makeDeliver({ mailer, attachmentStore: store.attachments, scan, settings })
  const worker = deliver && startDeliveryWorker({ deliver, deliveries: store.deliveries, clock, log, pollMs: second })
  const dailyRuns = startDailyRuns({ store, mailer, settings, clock, log })

  return {
    app,
    store,
    url,
    /** Begins nothing new, and waits for the requests and the delivery under way. */
    async stop() {
      await Promise.all([app.close(), dailyRuns.stop(), worker?.stop()])
      mailer?.close()
      await store.close()
    },
  }
}
