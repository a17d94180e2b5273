import type { FastifyBaseLogger } from 'fastify'
import type { FormId } from '../../forms/form.ts'
import { formRegister } from '../../forms/form-register.ts'
import { type Clock, day, minute } from '../clock.ts'
import type { Mailer } from '../delivery/mail.ts'
import type { Settings } from '../settings.ts'
import { daysUntilErased } from '../store/removal.ts'
import type { Store } from '../store/store.ts'

type Dependencies = {
  store: Store
  mailer: Mailer | undefined
  settings: Settings
  clock: Clock
  log: FastifyBaseLogger
}

/** Runs each job once a day until it is stopped. Of several processes, the one that claims a job first runs it. */
export function startDailyJobs(dependencies: Dependencies) {
  let running = Promise.resolve()
  const tick = () => {
    running = running.then(() => runDueJobs(dependencies))
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

/** A job that fails is tried again ten minutes later. Never rejects. */
export async function runDueJobs(dependencies: Dependencies): Promise<void> {
  const { store, clock, log } = dependencies
  for (const { name, run } of dailyJobs(dependencies)) {
    try {
      const now = clock()
      if (!(await store.jobs.claim(name, now))) continue
      await run(now)
      await store.jobs.schedule(name, now + day)
    } catch (error) {
      log.error({ err: error, job: name }, 'a daily job failed')
    }
  }
}

function dailyJobs({ store, mailer, settings, log }: Dependencies) {
  const { HEARTBEAT_TO: to } = settings
  return [
    {
      name: 'retention',
      async run(now: number) {
        const erased = await store.removal.applyRetention(retentionCutoffs(now), now)
        await store.reclaimSpace()
        log.info({ erased }, 'retention applied')
      },
    },
    {
      name: 'heartbeat',
      async run(now: number) {
        if (mailer && to) await sendHeartbeat(store, mailer, to, now)
      },
    },
  ]
}

/**
 * For each form the moment (ms since 1970) before which its submissions are too old: `daysUntilErased` before the months of
 * the privacy policy end.
 */
export function retentionCutoffs(now: number): ReadonlyMap<FormId, number> {
  return new Map(
    formRegister.map(({ formId, retentionMonths }) => {
      const end = new Date(now)
      // On the 31st the target month may be shorter, and then the date is up to three days late. What is found too old
      // because of this is not so on the next day.
      end.setUTCMonth(end.getUTCMonth() - retentionMonths)
      return [formId, end.getTime() + daysUntilErased * day]
    }),
  )
}

/** One mail a day with numbers and no personal data: if it does not come, something is broken. */
async function sendHeartbeat(store: Store, mailer: Mailer, to: string, now: number): Promise<void> {
  const received = await store.submissions.receivedSince(now - day)
  const { tooOld, byState } = await store.submissions.counts()
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
