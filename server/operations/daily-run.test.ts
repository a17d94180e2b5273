import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { aFolder } from '../../testing/lifetime.ts'
import { day, minute } from '../clock.ts'
import { readSettings } from '../settings.ts'
import { aSubmission } from '../testing/a-form.ts'
import { sqliteStore } from '../testing/stores.ts'
import { runIfDue } from './daily-run.ts'

/** A store with submissions of these days, whose daily runs go by a clock that the test sets. */
async function aStoreWith(dates: readonly string[]) {
  const store = sqliteStore(aFolder('retention'))
  for (const date of dates) await store.submissions.add(aSubmission({ receivedAt: Date.parse(date) }))
  let now = Date.parse('2026-11-21T12:00:00Z')
  const log: string[] = []
  const logger = pino({}, { write: (line: string) => log.push(line) })
  const parts = { store, mailer: undefined, settings: readSettings({}), clock: () => now, log: logger }
  return {
    store,
    log,
    /** Sets the clock ahead, and does the daily run if it is due. */
    async after(ms: number) {
      now += ms
      await runIfDue(parts)
    },
    /** How many there are, and how many of them are too old. */
    async numbers() {
      return [(await Array.fromAsync(store.submissions.all())).length, (await store.submissions.countByState()).tooOld]
    },
  }
}

// What a wrong clock does is in `server/store/erasure.test.ts`.
test('a submission is found too old two weeks before the end of its months, and erased at their end', async () => {
  const { after, numbers } = await aStoreWith(['2024-12-05', '2024-12-25', '2026-11-21'])
  await after(0)
  expect(await numbers()).toEqual([3, 1])
  await after(13 * day)
  // 4 December, and nothing is erased yet.
  expect(await numbers()).toEqual([3, 1])
  await after(day)
  expect(await numbers()).toEqual([2, 0])
})

test('a daily run that fails is due again ten minutes later, and is logged', async () => {
  const { after, store, log } = await aStoreWith([])
  const retain = vi.spyOn(store.erasure, 'eraseTooOld').mockRejectedValueOnce(new Error('disk I/O error'))
  const runs = []
  for (const pause of [0, 10 * minute, 10 * minute, day]) {
    await after(pause)
    runs.push(retain.mock.calls.length)
  }
  expect(runs).toEqual([1, 2, 2, 3])
  expect(log.filter((line) => line.includes('the daily run failed'))).toHaveLength(1)
})
