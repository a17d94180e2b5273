import type { FastifyBaseLogger } from 'fastify'
import type { FormId } from '../../forms/form.ts'
import { allForms } from '../../forms/forms.ts'
import { type Clock, day, minute } from '../clock.ts'
import type { Mailer } from '../delivery/smtp.ts'
import type { Settings } from '../settings.ts'
import { daysUntilErased } from '../store/erasure.ts'
import type { Store } from '../store/store.ts'

type Dependencies = {
  store: Store
  mailer: Mailer | undefined
  settings: Settings
  clock: Clock
  log: FastifyBaseLogger
}

/** Every ten minutes, until it is stopped, does the daily run if it is due. */
export function startDailyRuns(dependencies: Dependencies) {
  let running = Promise.resolve()
  const queueRun = () => {
    running = running.then(() => runIfDue(dependencies))
  }
  queueRun()
  const timer = setInterval(queueRun, 10 * minute)
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}

/** Once a day erases old submissions, then sends the heartbeat; after a failure it is due again. Never rejects. */
export async function runIfDue({ store, mailer, settings, clock, log }: Dependencies): Promise<void> {
  const now = clock()
  let isClaimed = false
  try {
    isClaimed = await store.dailyRun.claim(now)
    if (!isClaimed) return
    const erased = await store.erasure.eraseTooOld(retentionCutoffs(now), now)
    await store.attachments.removeStale(now)
    await store.reclaimSpace()
    log.info({ erased }, 'retention applied')
    if (mailer && settings.HEARTBEAT_TO) await sendHeartbeat(store, mailer, settings.HEARTBEAT_TO, now)
  } catch (error) {
    log.error({ err: error }, 'the daily run failed')
    // If this fails too, or the answer to the claim was lost, it is due on the next day.
    if (isClaimed) await store.dailyRun.setDue(now).catch(() => undefined)
  }
}

/** For each form the moment (ms since 1970) before which its submissions have outlived the months of the privacy policy. */
export function retentionCutoffs(now: number): ReadonlyMap<FormId, number> {
  return new Map(
    allForms.map(({ formId, retentionMonths }) => {
      const cutoff = new Date(now)
      // `setUTCMonth` turns 31 June into 1 July, so a cutoff may be up to three days late and mark too much. Later runs
      // unmark what is not too old yet.
      cutoff.setUTCMonth(cutoff.getUTCMonth() - retentionMonths)
      return [formId, cutoff.getTime()]
    }),
  )
}

/** One mail a day with numbers and no personal data: if it does not come, something is broken. */
async function sendHeartbeat(store: Store, mailer: Mailer, to: string, now: number): Promise<void> {
  const received = await store.submissions.countSince(now - day)
  const { tooOld, byState } = await store.submissions.countByState()
  const undelivered = byState.undelivered ?? 0
  await mailer.send({
    to,
    subject: `Website forms: ${received} received${undelivered > 0 ? `, ${undelivered} NOT DELIVERED` : ''}`,
    text: [
      `Received in the last 24 hours: ${received}`,
      '',
      'All that are stored, by their delivery:',
      `- delivered: ${byState.delivered ?? 0}`,
      `- waiting for their next attempt: ${byState.pending ?? 0}`,
      `- held for you as spam: ${byState.held ?? 0}`,
      `- given up after three days: ${undelivered}`,
      '',
      `Too old, and erased within ${daysUntilErased} days: ${tooOld}`,
      'To look at all: npm run submissions -- list',
    ].join('\n'),
  })
}
