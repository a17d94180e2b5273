import { describe, expect, test } from 'vitest'
import { day, hour } from '../clock.ts'
import { aStoredFile, aSubmission } from '../testing/a-form.ts'
import { readText, startStores } from '../testing/stores.ts'

const now = 1_700_000_000_000

describe.each(await startStores())('%s', (_kind, aStore) => {
  test('erasing by e-mail removes its submissions and files alone, whatever the capitals and however many they are', async () => {
    const store = await aStore()
    const file = await aStoredFile(store, 'rules.pdf', 'content')
    const arriving = await aStoredFile(store, 'arriving.pdf', 'arriving')
    await store.submissions.add(aSubmission({ attachments: [file] }))
    for (let number = 0; number < 120; number += 1) await store.submissions.add(aSubmission())
    await store.submissions.add(aSubmission({ fields: { email: 'other@example.com', message: 'stays' } }))
    const erase = () => store.erasure.eraseFrom(' ada@EXAMPLE.com')
    expect(await erase()).toBe(121)
    expect((await Array.fromAsync(store.submissions.all())).map(({ fields }) => fields.message)).toEqual(['stays'])
    expect([await readText(store, file), await readText(store, arriving)]).toEqual(['', 'arriving'])
    expect((await store.submissions.countByState()).byState).toEqual({ pending: 1 })
    expect(await erase()).toBe(0)
    expect((await store.reclaimSpace()).tracesLeftIn).not.toBe('log')
  })

  test('a submission of a form that is no more is kept for the longest of all retentions', async () => {
    const store = await aStore()
    await store.submissions.add(aSubmission({ receivedAt: now - 1, formId: 'former-form' }))
    const runAt = (at: number) =>
      store.erasure.eraseTooOld(new Map().set('a-form', at - 114 * day).set('b-form', at - 14 * day), at)
    for (const days of [85, 100, 113]) expect(await runAt(now + days * day)).toBe(0)
    expect(await runAt(now + 114 * day)).toBe(1)
  })

  test('the daily run is claimed by one each day, and again when it failed or the clock was ahead', async () => {
    const { dailyRun } = await aStore()
    expect([await dailyRun.claim(now), await dailyRun.claim(now)]).toEqual([true, false])
    expect([await dailyRun.claim(now + 23 * hour), await dailyRun.claim(now + day)]).toEqual([false, true])
    await dailyRun.setDue(now + day)
    expect(await dailyRun.claim(now + day)).toBe(true)
    expect([await dailyRun.claim(now + 1000 * day), await dailyRun.claim(now)]).toEqual([true, true])
  })

  // Runs of retention on these days, for a submission of day 0 that is too old from day 100 on.
  test.each([
    ['the first run finds it too old', [99, 100, 113], 'too old'],
    ['the one 14 days later erases', [100, 114], 'erased'],
    ['a clock that is ahead for a while erases nothing', [50, 1600, 1613, 50], 'kept'],
    ['after a clock that was ahead the days are counted anew', [1600, 100, 113], 'too old'],
    ['73 hours ahead and back', [98, 101, 98], 'kept'],
    ['an hour back changes nothing', [100, 101, 100.96, 113], 'too old'],
    ['a submission of the future is not old', [-10, -9], 'kept'],
  ])('retention runs: %s', async (_case, days, expected) => {
    const store = await aStore()
    const file = await aStoredFile(store, 'rules.pdf', 'content')
    await store.submissions.add(aSubmission({ receivedAt: now, attachments: [file] }))
    // This one is dated in the future and must not delay the other.
    await store.submissions.add(aSubmission({ receivedAt: now + 11 * 30 * day, formId: 'digital-games-form' }))
    for (const at of days.map((offset) => now + offset * day))
      await store.erasure.eraseTooOld(new Map([['press-contact-form', at - 114 * day + 1]]), at)
    expect(await Array.fromAsync(store.submissions.all())).toHaveLength(expected === 'erased' ? 1 : 2)
    expect((await store.submissions.countByState()).tooOld).toBe(expected === 'too old' ? 1 : 0)
    expect(await readText(store, file)).toBe(expected === 'erased' ? '' : 'content')
  })
})
