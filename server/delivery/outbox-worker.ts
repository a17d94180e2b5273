import type { FastifyBaseLogger } from 'fastify'
import { type Clock, minute } from '../clock.ts'
import type { Channel, Store, Submission } from '../store/store.ts'
import { afterFailure } from './retry-pauses.ts'

/** Hands one submission over; rejects when the other side did not take it. */
export type Deliver = (submission: Submission) => Promise<void>

export type OutboxWorker = { wake(): void; stop(): Promise<void> }

type Parts = {
  channel: Channel
  deliver: Deliver
  store: Store
  clock: Clock
  log: FastifyBaseLogger
  onResult: (channel: Channel, result: string) => void
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
  pollMs = 5000,
}: Parts): OutboxWorker {
  let stopped = false
  let wanted = false
  let wakeUp = () => {}

  async function work() {
    while (!stopped) {
      // Asked before looking, so that what comes in while we look is looked for again.
      wanted = false
      const found = await deliverNext().catch((error: unknown) => {
        // The store is out of reach; what is in it stays due.
        log.error({ err: error, channel }, 'the outbox cannot be read')
        return false
      })
      if (!found && !stopped && !wanted) await sleep()
    }
  }

  async function deliverNext(): Promise<boolean> {
    const claim = await store.claimDue([channel], clock(), clock() + leaseMs)
    if (claim === undefined) return false
    const { submission, delivery } = claim
    try {
      await withinLease(deliver(submission))
    } catch (error) {
      const result = afterFailure(delivery, clock(), wordsOf(error))
      log.warn(
        { err: error, channel, id: submission.id, attempts: delivery.attempts, next: result.state },
        'not delivered',
      )
      await store.settle(submission.id, channel, result)
      onResult(channel, result.state === 'undelivered' ? 'abandoned' : 'failed')
      return true
    }
    await store.settle(submission.id, channel, { state: 'delivered', at: clock() })
    onResult(channel, 'delivered')
    return true
  }

  function sleep() {
    return new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pollMs)
      wakeUp = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  function wake() {
    wanted = true
    wakeUp()
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

const leaseMs = 30 * minute

/** Gives up waiting before the lease ends and the delivery is handed to somebody else. */
async function withinLease(delivery: Promise<void>) {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('took too long')), leaseMs / 2)
  })
  try {
    await Promise.race([delivery, tooLong])
  } finally {
    clearTimeout(timer)
  }
}

/** For staff, in the list of submissions. */
function wordsOf(error: unknown) {
  return error instanceof Error ? error.message : String(error)
}
