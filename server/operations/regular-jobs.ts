import type { FastifyBaseLogger } from 'fastify'
import type { AttachmentStore } from '../attachments/attachment-store.ts'
import { type Clock, day, hour, minute } from '../clock.ts'
import { sendHeartbeat } from '../delivery/heartbeat.ts'
import type { Mailer } from '../delivery/mailer.ts'
import type { Env } from '../env.ts'
import type { Store } from '../store/store.ts'
import { doubtOf, steadiness } from './believable-clock.ts'
import { applyRetention, tooOld } from './retention.ts'

type Parts = {
  store: Store
  attachments: AttachmentStore
  mailer: Mailer | undefined
  env: Env
  clock: Clock
  elapsed: Clock
  log: FastifyBaseLogger
}

/** What is done once an hour or a day, by whichever process comes first. Stops when told to. */
export function startRegularJobs(parts: Parts) {
  const { log } = parts
  const runDueJobs = regularJobs(parts)
  let running = Promise.resolve()
  let fault = ''
  const tick = () => {
    running = running.then(runDueJobs).then(
      () => {
        fault = ''
      },
      (error: unknown) => {
        // The next tick tries again; a failed job must not end the service, nor fill the log.
        if (fault !== String(error)) log.error({ err: error }, 'a regular job failed')
        fault = String(error)
      },
    )
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

export function regularJobs({ store, attachments, mailer, env, clock, elapsed, log }: Parts) {
  const steadyFor = steadiness(clock, elapsed)
  let doubt: string | undefined
  const faults = new Map<string, string>()

  /** Noted only when it has succeeded: what failed is tried again ten minutes later. Rejects once with the same fault. */
  async function onceIn(period: number, name: string, job: (now: number) => Promise<void>) {
    const now = clock()
    if (!(await store.claimJob(name, now, period))) return
    try {
      await job(now)
    } catch (error) {
      if (faults.get(name) === String(error)) return
      faults.set(name, String(error))
      throw error
    }
    faults.delete(name)
    await store.noteJob(name, now)
  }

  /** What goes because of its age goes by a clock that can be believed. */
  async function removeByAge() {
    const now = clock()
    if (steadyFor() < hour) return
    // Each machine has its own unfinished uploads; everything else is shared.
    await attachments.sweepStaged(now)
    await onceIn(hour, 'sweep', async () => {
      log.info(
        { files: await attachments.sweep(() => namedFiles(store, now), now) },
        'orphaned files removed',
      )
    })
    const lastRun = await store.lastRun('retention', now)
    if (lastRun !== undefined && now - lastRun < day) return
    const before = doubt
    doubt = doubtOf({ now, lastRun, ...(await store.ages(tooOld(env, now), now)) })
    if (doubt === undefined) {
      await onceIn(day, 'retention', async () =>
        log.info(await applyRetention({ store, attachments, env }, now), 'retention applied'),
      )
    } else if (doubt !== before)
      log.warn({ doubt }, 'retention waits for a person: npm run submissions -- retention')
  }

  return async () => {
    await removeByAge()
    const to = env.HEARTBEAT_TO
    if (mailer && to) await onceIn(day, 'heartbeat', (now) => sendHeartbeat(store, mailer, to, now))
  }
}

/**
 * Rejects when there is none, unless people were erased from this database: then rather it is not the right one than all
 * files are orphans.
 */
async function namedFiles(store: Store, now: number): Promise<Set<string>> {
  const named = new Set<string>()
  for await (const { id } of store.files()) named.add(id)
  if (named.size === 0 && (await store.lastRun('erased', now)) === undefined)
    throw new Error('The database names no file at all, so none was removed')
  return named
}
