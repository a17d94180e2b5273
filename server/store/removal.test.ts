import { describe, expect, test } from 'vitest'
import { day } from '../clock.ts'
import { aStoredFile, aSubmission } from '../testing/a-form.ts'
import { kindsOfStore, textOf } from '../testing/stores.ts'

const now = 1_700_000_000_000
const fortnight = Array.from({ length: 14 }, (_, run) => 100 + run)

describe.each(await kindsOfStore())('%s', (_kind, aStore) => {
  test('erasing an address removes its submissions and files alone, whatever its capitals and however many they are', async () => {
    const store = await aStore()
    const file = await aStoredFile(store, 'rules.pdf', 'content')
    const arriving = await aStoredFile(store, 'arriving.pdf', 'arriving')
    await store.submissions.add(aSubmission({ attachments: [file] }))
    for (let number = 0; number < 120; number += 1) await store.submissions.add(aSubmission())
    await store.submissions.add(aSubmission({ fields: { email: 'other@example.com', message: 'stays' } }))
    const erase = () => store.removal.eraseFrom(' ada@EXAMPLE.com', Date.now())
    expect(await erase()).toBe(121)
    expect((await Array.fromAsync(store.submissions.all())).map((it) => it.fields.message)).toEqual(['stays'])
    expect([await textOf(store, file), await textOf(store, arriving)]).toEqual(['', 'arriving'])
    expect((await store.submissions.counts()).byState).toEqual({ pending: 1 })
    expect(await erase()).toBe(0)
    expect(await store.reclaimSpace()).not.toBe('log')
  })

  test('a submission of a form that is no more is kept for the longest of all retentions', async () => {
    const store = await aStore()
    await store.submissions.add(aSubmission({ receivedAt: now - 1, formId: 'former-form' }))
    const runAt = (at: number) =>
      store.removal.applyRetention(new Map().set('a-form', at - 100 * day).set('b-form', at), at)
    for (const run of [-15, ...fortnight.keys()]) await runAt(now + (100 + run) * day)
    expect((await Array.fromAsync(store.submissions.all(true))).map((it) => it.runsTooOld)).toEqual([14])
    expect(await runAt(now + 114 * day)).toBe(1)
  })

  // Runs of retention on these days, for a submission of day 0 that is too old from day 100 on. The result: how many runs
  // have found it too old, or erased.
  test.each([
    ['each day, hidden from the first on', fortnight, 14],
    ['the fifteenth erases', [...fortnight, 114], 'erased'],
    ['two on one day count once', [100, 100.1, 100.5], 1],
    ['a clock that is ahead for a while erases nothing', [50, 1600, 50], 0],
    ['what a run in the future has found counts from one again', [1600, 1601, 100], 1],
    ['73 hours ahead and back', [50, 53, 50, 51], 0],
    ['an hour back loses no run', [100, 101, 101.96, 103], 4],
    ['a month without a run stalls nothing', [100, 130, 131], 3],
    ['a submission of the future is not old', [-10, -9], 0],
  ])('retention runs: %s', async (_case, days, expected) => {
    const store = await aStore()
    const file = await aStoredFile(store, 'rules.pdf', 'content')
    const reference = await store.submissions.add(aSubmission({ receivedAt: now, attachments: [file] }))
    // This one is dated in the future and must not delay the other.
    await store.submissions.add(aSubmission({ receivedAt: now + 11 * 30 * day, formId: 'digital-games-form' }))
    for (const at of days.map((it) => now + it * day))
      await store.removal.applyRetention(new Map([['press-contact-form', at - 100 * day + 1]]), at)
    expect((await store.submissions.find(reference))?.runsTooOld ?? 'erased').toBe(expected)
    expect(await Array.fromAsync(store.submissions.all())).toHaveLength(expected === 0 ? 2 : 1)
    const hidden = (await Array.fromAsync(store.submissions.all(true))).map((it) => it.reference)
    expect(hidden).toEqual(expected === 0 || expected === 'erased' ? [] : [reference])
    expect((await store.submissions.counts()).hidden).toBe(hidden.length)
    expect(await textOf(store, file)).toBe(expected === 'erased' ? '' : 'content')
  })
})
