import { expect, test } from 'vitest'
import { hour, minute } from '../clock.ts'
import { afterFailure } from './outbox-worker.ts'

test.each([
  [1, 0, minute],
  [2, 0, 2 * minute],
  [9, 4, 256 * minute],
  [10, 9, 6 * hour],
  [20, 71, 6 * hour],
  [21, 72, undefined],
  [5000, 1, 6 * hour],
  // As a clock that has jumped makes it look, ahead and back.
  [3, 73, 4 * minute],
  [19, 4 * 365 * 24, 6 * hour],
  [21, -73, 6 * hour],
])('failed attempt %i, %i hours after the first, is followed by one in %s ms', (attempts, hours, pause) => {
  const now = 1_000_000_000
  const delivery = {
    state: 'pending',
    nextAttemptAt: 0,
    settledAt: null,
    lastError: null,
  } as const
  const result = afterFailure({ ...delivery, attempts, firstAttemptAt: now - hours * hour }, now, 'why')
  expect(result).toEqual(
    pause === undefined
      ? { state: 'undelivered', at: now, error: 'why' }
      : { state: 'pending', nextAttemptAt: now + pause, error: 'why' },
  )
})
