import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { day, hour, minute } from '../clock.ts'
import { aStagedFile, aSubmission } from '../testing/a-form.ts'
import type { Store } from './store.ts'

/** The part of the store's contract about what goes, what was altered, copies, and the jobs that see to it. */
export function removalContract(open: () => Promise<Store>) {
  async function aStore() {
    const store = await open()
    onTestFinished(() => store.close())
    return store
  }

  test('erasing an address removes fields, attachments and deliveries of it alone, whatever its capitals', async () => {
    const store = await aStore()
    const file = await aStagedFile(store, 'rules.pdf', 'content')
    const arriving = await aStagedFile(store, 'arriving.pdf', 'arriving')
    await store.add(aSubmission({ attachments: [file] }))
    await store.add(aSubmission({ fields: { email: 'other@example.com', message: 'stays' } }))
    expect(await store.eraseFrom(' ada@EXAMPLE.com')).toEqual({ submissions: 1, files: 1 })
    expect((await Array.fromAsync(store.all())).map((it) => it.fields.message)).toEqual(['stays'])
    const content = ({ id }: { id: string }) =>
      text(Readable.from(store.readAttachment(id), { objectMode: false }))
    expect([await content(file), await content(arriving)]).toEqual(['', 'arriving'])
    expect((await store.counts(0)).byState).toEqual({ pending: 1 })
    expect(await store.eraseFrom('ada@example.com')).toMatchObject({ submissions: 0 })
    expect(await store.reclaimSpace()).toBe(true)
  })

  test('erases more than it takes at once', async () => {
    const store = await aStore()
    for (let number = 0; number < 130; number += 1) await store.add(aSubmission())
    expect(await store.eraseFrom('ada@example.com')).toMatchObject({ submissions: 130 })
    expect(await Array.fromAsync(store.all())).toEqual([])
  })

  // Runs of retention at these days, on a message of day 0 that is too old from day 100 on: marks, or gone.
  test.each([
    ['each day, hidden from the first on', range(100, 114), 14],
    ['the fifteenth erases', range(100, 115), 'gone'],
    ['two on one day count once', [100, 100.1, 100.5], 1],
    ['a clock that is ahead for a while erases nothing', [50, 1600, 50], 0],
    ['what was marked ahead counts from one again', [1600, 1601, 100], 1],
    ['73 hours ahead and back', [50, 53, 50, 51], 0],
    ['an hour back loses no mark', [100, 101, 101.96, 103], 4],
    ['a month without a run stalls nothing', [100, 130, 131], 3],
    ['a message of the future is not old', [-10, -9], 0],
  ])('retention runs: %s', async (_case, days, expected) => {
    const store = await aStore()
    const start = 1_700_000_000_000
    const file = await aStagedFile(store, 'rules.pdf', 'content')
    const { id } = await store.add(aSubmission({ receivedAt: start, attachments: [file] }))
    const other = await store.add(
      aSubmission({ receivedAt: start + 11 * 30 * day, formId: 'digital-games-form' }),
    )
    for (const at of days) {
      const now = start + at * day
      await store.retain(new Map([['press-contact-form', now - 100 * day + 1]]), now)
    }
    expect((await store.find(id))?.marks ?? 'gone').toBe(expected)
    const isHidden = expected !== 0
    expect((await Array.fromAsync(store.all())).map((it) => it.id)).toEqual(
      isHidden ? [other.id] : [other.id, id],
    )
    const hidden = await Array.fromAsync(store.all(true))
    expect(hidden.map((it) => it.id)).toEqual(expected === 0 || expected === 'gone' ? [] : [id])
    expect((await store.counts(0)).hidden).toBe(hidden.length)
    expect(await store.findAttachment(file.id)).toEqual(expected === 'gone' ? undefined : expect.anything())
  })

  test('a job is claimed by one in each period, and again ten minutes later when it was not noted as done', async () => {
    const store = await aStore()
    const now = 1_700_000_000_000
    expect(await store.claimJob('heartbeat', now, day)).toBe(true)
    expect(await store.claimJob('heartbeat', now + 9 * minute, day)).toBe(false)
    expect(await store.claimJob('retention', now, day)).toBe(true)
    expect(await store.claimJob('heartbeat', now + 10 * minute, day)).toBe(true)
    await store.noteJob('heartbeat', now + 10 * minute)
    expect(await store.claimJob('heartbeat', now + 23 * hour, day)).toBe(false)
    expect(await store.claimJob('heartbeat', now + day + 10 * minute, day)).toBe(true)
    // Noted in the future by a wrong clock.
    await store.noteJob('retention', now + 4 * 365 * day)
    expect(await store.claimJob('retention', now, day)).toBe(true)
    expect(await store.claimJob('retention', now, day)).toBe(false)
  })
}

function range(first: number, end: number) {
  return Array.from({ length: end - first }, (_, index) => first + index)
}
