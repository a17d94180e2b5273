import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { type Clock, hour, minute } from '../clock.ts'
import type { DeliveryResult, Submission } from '../store/records.ts'
import type { Store } from '../store/store.ts'
import { maxMailMs } from './smtp.ts'

type Dependencies = {
  /** Sends one submission; rejects when it was not accepted. */
  deliver: (submission: Submission) => Promise<void>
  deliveries: Store['deliveries']
  clock: Clock
  log: FastifyBaseLogger
  /** The longest time (ms) a new submission waits. */
  pollMs: number
}

/**
 * How long (ms) a delivery is claimed. A delivery takes less: its files are checked and scanned, then at most two mails of
 * `maxMailMs` are sent.
 */
const claimMs = 3 * maxMailMs

/** Delivers due submissions, one after the other, until it is stopped; its own errors do not end it. */
export function startDeliveryWorker({ deliver, deliveries, clock, log, pollMs }: Dependencies) {
  const stopping = new AbortController()

  async function work() {
    let isStoreFailing = false
    while (!stopping.signal.aborted) {
      let pauseMs = 10 * pollMs
      try {
        pauseMs = await deliverNext()
        isStoreFailing = false
      } catch (error) {
        // The deliveries stay due. This is logged once, and again only after a success.
        if (!isStoreFailing) log.error({ err: error }, 'pending deliveries cannot be read')
        isStoreFailing = true
      }
      if (pauseMs > 0) await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }

  /** Returns how long (ms) to wait before the next one. */
  async function deliverNext(): Promise<number> {
    const claimEnds = performance.now() + claimMs
    const now = clock()
    const claimedUntil = now + claimMs
    const claimed = await deliveries.claimDue(now, claimedUntil)
    if (claimed === undefined) return pollMs
    const { reference, attempts } = claimed
    let result: DeliveryResult
    try {
      await deliver(claimed)
      result = { state: 'delivered', settledAt: clock(), lastError: null }
    } catch (error) {
      result = afterFailure(attempts, clock(), error instanceof Error ? error.message : String(error))
      log.warn({ err: error, reference, attempts, next: result.state }, 'not delivered')
    }
    await settle(reference, claimedUntil, result, claimEnds)
    return 0
  }

  /** Tries until the claim ends, also during a stop: a delivery whose result is not stored is done again. */
  async function settle(reference: string, claimedUntil: number, result: DeliveryResult, claimEnds: number) {
    for (let tries = 1; ; tries += 1) {
      try {
        return await deliveries.settle(reference, claimedUntil, result)
      } catch (error) {
        const facts = { err: error, reference, result: result.state }
        if (performance.now() + settleRetryMs > claimEnds)
          return log.error(facts, 'the result was not stored: this delivery is done again')
        if (tries === 1) log.error(facts, 'the result cannot be stored yet')
        await sleep(settleRetryMs)
      }
    }
  }

  const working = work()
  return {
    /** Resolves when the delivery under way has ended and its result is stored. */
    async stop() {
      stopping.abort()
      await working
    },
  }
}

const settleRetryMs = 500

/**
 * When a failed delivery is tried again: after 1 minute, then after twice as long each time, but within 6 hours. The 21st
 * attempt, more than three days after the first, is the last. Attempts are counted instead of days, so a clock that jumps
 * ahead does not end them.
 */
export function afterFailure(attempts: number, now: number, error: string): DeliveryResult {
  // PostgreSQL cannot store NUL, and a mail server may send it.
  const lastError = error.replaceAll('\0', '').slice(0, 500)
  if (attempts >= 21) return { state: 'undelivered', settledAt: now, lastError }
  const pauseMs = Math.min(minute * 2 ** (attempts - 1), 6 * hour)
  return { state: 'pending', dueAt: now + pauseMs, lastError }
}
