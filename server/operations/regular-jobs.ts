import type { FastifyBaseLogger } from 'fastify'
import type { AttachmentStore } from '../attachments/attachment-store.ts'
import { type Clock, day, hour, minute } from '../clock.ts'
import { sendHeartbeat } from '../delivery/heartbeat.ts'
import type { Mailer } from '../delivery/mailer.ts'
import type { Env } from '../env.ts'
import type { Store } from '../store/store.ts'
import { applyRetention } from './retention.ts'

type Parts = {
  store: Store
  attachments: AttachmentStore
  mailer: Mailer | undefined
  env: Env
  clock: Clock
  log: FastifyBaseLogger
}

/** What is done once an hour or a day, by whichever process comes first. Stops when told to. */
export function startRegularJobs(parts: Parts) {
  const { log } = parts
  let running = Promise.resolve()
  const tick = () => {
    running = running
      .then(() => runDueJobs(parts))
      // The next tick tries again; a failed job must not end the service.
      .catch((error: unknown) => log.error({ err: error }, 'a regular job failed'))
  }
  tick()
  const timer = setInterval(tick, minute)
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}

export async function runDueJobs({ store, attachments, mailer, env, clock, log }: Parts): Promise<void> {
  const now = clock()
  // Each machine has its own unfinished uploads; everything else is shared.
  await attachments.sweepStaged(now)
  if (await store.claimJob('sweep', now, hour)) {
    log.info({ files: await attachments.sweep(() => store.attachmentIds(), now) }, 'orphaned files removed')
  }
  if (await store.claimJob('retention', now, day)) {
    for (const [formId, gone] of await applyRetention({ store, attachments, env, now })) {
      const { submissions, attachmentIds } = gone
      log.info({ formId, submissions, files: attachmentIds.length }, 'retention applied')
    }
  }
  if (mailer && env.HEARTBEAT_TO && (await store.claimJob('heartbeat', now, day))) {
    await sendHeartbeat(store, mailer, env.HEARTBEAT_TO, now)
  }
}
