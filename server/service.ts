import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { buildApp } from './app.ts'
import { attachmentLinks } from './attachments/attachment-links.ts'
import { openAttachments } from './attachments/open-attachments.ts'
import { clamdScan, noScan } from './attachments/virus-scan.ts'
import { type Clock, elapsed, second } from './clock.ts'
import { type Mailer, smtpMailer } from './delivery/mailer.ts'
import { startOutbox } from './delivery/outbox-worker.ts'
import { mailDelivery } from './delivery/submission-mail.ts'
import { webhookDelivery } from './delivery/webhook.ts'
import type { Env } from './env.ts'
import { makeMetrics, serveMetrics } from './operations/metrics.ts'
import { startRegularJobs } from './operations/regular-jobs.ts'
import { linkSecret } from './secret.ts'
import { checkSite } from './site/site.ts'
import { openStore, unfinishedCopy } from './store/open-store.ts'
import { readAnswerPages } from './submissions/answer-pages.ts'

type Parts = {
  env: Env
  clock: Clock
  log: FastifyBaseLogger
}

/** Puts everything together: serves, keeps, delivers. The site is served whatever the state of the store. */
export async function startService({ env, clock, log }: Parts) {
  const mailer = mailerFrom(env)
  checkSite(env.SITE_DIR)
  const pages = readAnswerPages(env.SITE_DIR)
  const store = await openStore({ env, warn: (words) => log.warn(words) })
  const attachments = await openAttachments(env)
  await rm(join(env.DATA_DIR, unfinishedCopy), { recursive: true, force: true }).catch((error: unknown) =>
    log.error({ err: error }, 'what a killed restore left behind cannot be removed'),
  )
  const secret = linkSecret(env.DATA_DIR, env.LINK_SECRET)
  const links = attachmentLinks(secret, env.PUBLIC_URL ?? 'http://localhost', env.LINK_DAYS)
  const sentLinks = env.PUBLIC_URL === undefined ? undefined : links
  const metrics = makeMetrics(store)

  const outboxes: ReturnType<typeof startOutbox>[] = []
  const metricsServer =
    env.METRICS_PORT > 0 ? await serveMetrics(metrics, env.METRICS_PORT, env.METRICS_HOST) : undefined
  const app = await buildApp({
    env,
    store,
    attachments,
    links,
    scan: env.CLAMD === undefined ? noScan : clamdScan(env.CLAMD),
    pages,
    metrics,
    clock,
    log,
    secret,
    onStored: () => {
      for (const outbox of outboxes) outbox.wake()
    },
  })
  await app.listen({ port: env.PORT, host: env.HOST })

  // Only now: a process that cannot start must not take deliveries with it.
  const shared = {
    store,
    clock,
    log,
    leaseMs: env.DELIVERY_LEASE_SECONDS * second,
    onResult: metrics.delivered,
  }
  if (mailer) {
    const deliver = mailDelivery({ mailer, attachments, links: sentLinks, env, clock })
    outboxes.push(startOutbox({ channel: 'mail', deliver, ...shared }))
  }
  if (env.WEBHOOK_URL !== undefined && env.WEBHOOK_SECRET !== undefined) {
    const to = { url: env.WEBHOOK_URL, secret: env.WEBHOOK_SECRET }
    const deliver = webhookDelivery({ ...to, links: sentLinks, clock, fetch })
    outboxes.push(startOutbox({ channel: 'webhook', deliver, ...shared }))
  }
  const jobs = startRegularJobs({ store, attachments, mailer, env, clock, elapsed, log })

  return {
    app,
    store,
    attachments,
    /** Lets requests under way finish, then everything behind them. */
    async stop() {
      await app.close()
      metricsServer?.close()
      await Promise.all([jobs.stop(), ...outboxes.map((it) => it.stop())])
      mailer?.close()
      await store.close()
    },
  }
}

function mailerFrom({
  SMTP_URL: url,
  MAIL_FROM: from,
  SMTP_REQUIRE_TLS: requireTls,
}: Env): Mailer | undefined {
  return url && from ? smtpMailer({ url, from, requireTls }) : undefined
}
