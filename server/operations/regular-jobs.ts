import type { FastifyBaseLogger } from 'fastify'
import type { FormId } from '../../forms/form.ts'
import { formRegister } from '../../forms/form-register.ts'
import { type Clock, day, hour, minute } from '../clock.ts'
import type { Mailer } from '../delivery/mailer.ts'
import type { Env } from '../env.ts'
import { runsUntilErased, type TooOld } from '../store/records.ts'
import type { Store } from '../store/store.ts'

type Parts = {
  store: Store
  /** Absent: no heartbeat is sent. */
  mailer: Mailer | undefined
  env: Env
  clock: Clock
  log: FastifyBaseLogger
}

/** What is done once an hour or a day, by whichever process comes first. Stops when told to. */
export function startRegularJobs(parts: Parts) {
  let running = Promise.resolve()
  const faults = new Map<string, string>()
  const tick = () => {
    running = running.then(async () => {
      for (const job of regularJobs(parts)) {
        try {
          if (await runJob(job, parts)) faults.delete(job.name)
        } catch (error) {
          // The next tick tries again; a failed job must not end the service, nor fill the log.
          if (faults.get(job.name) !== String(error))
            parts.log.error({ err: error, job: job.name }, 'a regular job failed')
          faults.set(job.name, String(error))
        }
      }
    })
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

type Job = { name: string; every: number; run: (now: number) => Promise<void> }

/** Noted only when it has succeeded: what failed is tried again ten minutes later. False when it is not due. */
export async function runJob(job: Job, { store, clock }: Pick<Parts, 'store' | 'clock'>): Promise<boolean> {
  const now = clock()
  if (!(await store.claimJob(job.name, now, job.every))) return false
  await job.run(now)
  await store.noteJob(job.name, now)
  return true
}

export function regularJobs({ store, mailer, env, log }: Parts): Job[] {
  const { HEARTBEAT_TO: to } = env
  return [
    {
      name: 'forgotten-uploads',
      every: hour,
      async run(now) {
        const files = await store.removeNobodys(now)
        if (files > 0) log.info({ files, reclaimed: await store.reclaimSpace() }, 'forgotten uploads removed')
      },
    },
    {
      name: 'retention',
      every: day,
      async run(now) {
        const { marked, unmarked, erased } = await store.retain(tooOld(env, now), now)
        const { submissions, files } = erased
        const reclaimed = submissions > 0 ? await store.reclaimSpace() : true
        log.info({ marked, unmarked, erased: submissions, files, reclaimed }, 'retention applied')
      },
    },
    ...(mailer && to
      ? [{ name: 'heartbeat', every: day, run: (now: number) => sendHeartbeat(store, mailer, to, now) }]
      : []),
  ]
}

/**
 * What is in the last two weeks of its months, as the privacy policy has them: then it is hidden for `runsUntilErased`
 * daily runs. Runs are counted, and not days of a clock: a clock that is wrong for days hides messages, but once it
 * is right they are unmarked, and nothing is lost.
 */
export function tooOld(env: Env, now: number): TooOld {
  const months: Record<FormId, number> = {
    'digital-games-form': env.RETENTION_MONTHS_DIGITAL_GAMES,
    'games-prototypes-form': env.RETENTION_MONTHS_GAMES_PROTOTYPES,
    'press-contact-form': env.RETENTION_MONTHS_PRESS_CONTACT,
  }
  const hidden = runsUntilErased * day
  return new Map(formRegister.map(({ formId }) => [formId, monthsBefore(now, months[formId]) + hidden]))
}

/** The same day of an earlier month, or that month's last day. */
export function monthsBefore(now: number, months: number): number {
  const date = new Date(now)
  const dayOfMonth = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() - months + 1, 0)
  date.setUTCDate(Math.min(dayOfMonth, date.getUTCDate()))
  return date.getTime()
}

/** One mail a day with numbers and no personal data: if it stays away, something is broken. */
async function sendHeartbeat(store: Store, mailer: Mailer, to: string, now: number): Promise<void> {
  const { received, held, hidden, byForm, byState } = await store.counts(now - day)
  const undelivered = byState.undelivered ?? 0
  await mailer.send({
    to,
    subject: `Website forms: ${received} received${undelivered > 0 ? `, ${undelivered} NOT DELIVERED` : ''}`,
    text: [
      'In the last 24 hours:',
      ...formRegister.map((it) => `- ${it.heading}: ${byForm[it.formId] ?? 0}`),
      `- of these held for you as spam: ${held}`,
      '',
      'All deliveries that are stored:',
      `- delivered: ${byState.delivered ?? 0}`,
      `- waiting for their next attempt: ${byState.pending ?? 0}`,
      `- held as spam: ${byState.held ?? 0}`,
      `- given up after three days: ${undelivered}`,
      '',
      `Too old, hidden, and erased within ${runsUntilErased} days: ${hidden}`,
      '',
      'To look at them: npm run submissions -- list',
      'At the hidden ones: npm run submissions -- list --hidden',
    ].join('\n'),
    attachments: [],
  })
}
