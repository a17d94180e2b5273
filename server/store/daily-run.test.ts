import { describe, expect, test } from 'vitest'
import { day, hour } from '../clock.ts'
import { startStores } from '../testing/stores.ts'

const now = 1_700_000_000_000

describe.each(await startStores())('%s', (_kind, aStore) => {
  test('the daily run is claimed by one each day, and again when it failed or the clock was ahead', async () => {
    const { dailyRun } = await aStore()
    expect([await dailyRun.claim(now), await dailyRun.claim(now)]).toEqual([true, false])
    expect(await dailyRun.claim(now + 23 * hour)).toBe(false)
    expect(await dailyRun.claim(now + day)).toBe(true)
    await dailyRun.setDue(now + day)
    expect(await dailyRun.claim(now + day)).toBe(true)
    expect([await dailyRun.claim(now + 1000 * day), await dailyRun.claim(now)]).toEqual([true, true])
  })
})
