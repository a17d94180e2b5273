import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { type Clock, elapsed } from '../clock.ts'
import type { Channel, DeliveryResult, Store, Submission } from '../store/store.ts'
import { afterFailure } from './retry-pauses.ts'

/** Hands one submission over; rejects when the other side did not take it. */
export type Deliver = (submission: Submission) => Promise<void>

type Parts = {
  channel: Channel
  deliver: Deliver
  store: Store
  clock: Clock
  log: FastifyBaseLogger
  onResult: (channel: Channel, result: string) => void
  /** After this time (ms) a delivery somebody has begun and not settled is anybody's again. */
  leaseMs: number
  /** Also the longest time a new submission waits if nobody wakes the worker. */
  pollMs?: number
}

/** Delivers what is due on one channel, one after the other, until it is stopped. Never gives up on its own errors. */
export function startOutbox({
  channel,
  deliver,
  store,
  clock,
  log,
  onResult,
  leaseMs,
  pollMs = 5000,
}: Parts) {
  let stopped = false
  let wanted = false
  let fault = ''
  let sleeping = new AbortController()

  async function work() {
    while (!stopped) {
      // Asked before looking, so that what comes in while we look is looked for again.
      wanted = false
      const found = await deliverNext().catch((error: unknown) => {
        // The store is out of reach; what is in it stays due. Once in the log, not every few seconds.
        if (fault !== String(error)) log.error({ err: error, channel }, 'the outbox cannot be read')
        fault = String(error)
        return false
      })
      if (found || stopped || wanted) continue
      sleeping = new AbortController()
      await pause(pollMs, undefined, { signal: sleeping.signal }).catch(() => undefined)
    }
  }

  async function deliverNext(): Promise<boolean> {
    const leaseEnds = elapsed() + leaseMs
    const claim = await store.claimDue([channel], clock(), clock() + leaseMs)
    fault = ''
    if (claim === undefined) return false
    const { id } = claim.submission
    const { attempts } = claim.delivery
    let result: DeliveryResult
    try {
      await within(leaseMs / 2, deliver(claim.submission))
      result = { state: 'delivered', at: clock() }
    } catch (error) {
      result = afterFailure(claim.delivery, clock(), wordsOf(error))
      log.warn({ err: error, channel, id, attempts, next: result.state }, 'not delivered')
    }
    await note(id, attempts, result, leaseEnds)
    onResult(channel, metricOf[result.state])
    return true
  }

  /** Tried until the lease ends: what is delivered and not noted would be delivered again. */
  async function note(id: string, attempt: number, result: DeliveryResult, leaseEnds: number) {
    for (;;) {
      try {
        return await store.settle(id, channel, attempt, result)
      } catch (error) {
        if (stopped || elapsed() + noteAgainMs > leaseEnds) throw error
        log.error({ err: error, channel, id, result: result.state }, 'the result cannot be noted yet')
        await pause(noteAgainMs)
      }
    }
  }

  function wake() {
    wanted = true
    sleeping.abort()
  }

  const working = work()
  return {
    wake,
    async stop() {
      stopped = true
      wake()
      await working
    },
  }
}

const noteAgainMs = 500
const metricOf = { delivered: 'delivered', pending: 'failed', undelivered: 'abandoned' } as const

/** Gives up waiting well before the lease ends and the delivery is handed to somebody else. */
async function within(ms: number, delivery: Promise<void>) {
  const settled = new AbortController()
  const tooLong = pause(ms, undefined, { signal: settled.signal }).then(() => {
    throw new Error('took too long')
  })
  await Promise.race([delivery, tooLong]).finally(() => settled.abort())
}

/** For staff, in the list of submissions. */
function wordsOf(error: unknown) {
  return error instanceof Error ? error.message : String(error)
}
