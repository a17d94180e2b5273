import { hour, minute } from '../clock.ts'
import type { Delivery, DeliveryResult } from '../store/store.ts'

/**
 * When a failed delivery is tried again: after 1 minute, then after twice as long each time, at most every 6 hours.
 * The twentieth attempt or a later one that fails 72 hours or more after the first is the last: a clock that jumps
 * ahead by days does not make us give up.
 *
 * | failed attempt | hours since the first | next                 |
 * |----------------|-----------------------|----------------------|
 * | 1              | 0                     | in 1 minute          |
 * | 2              | 0                     | in 2 minutes         |
 * | 9              | 4                     | in 256 minutes       |
 * | 10             | 9                     | in 6 hours           |
 * | 20             | 71                    | in 6 hours           |
 * | 21             | 72                    | none: undelivered    |
 * | 3              | 73                    | in 4 minutes         |
 */
export function afterFailure(delivery: Delivery, now: number, error: string): DeliveryResult {
  const since = now - (delivery.firstAttemptAt ?? now)
  if (since >= 72 * hour && delivery.attempts >= 20) return { state: 'undelivered', at: now, error }
  const pause = Math.min(minute * 2 ** (delivery.attempts - 1), longestPause)
  return { state: 'pending', nextAttemptAt: now + pause, error }
}

export const longestPause = 6 * hour
