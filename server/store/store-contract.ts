import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aFolder } from '../../testing/a-folder.ts'
import { day, hour } from '../clock.ts'
import { anAttachment, aSubmission } from '../testing/a-submission.ts'
import { removalContract } from './removal-contract.ts'
import type { Store } from './store.ts'

/** What every kind of store must do; each kind's test runs it. `open` gives an empty store. */
export function storeContract(open: () => Promise<Store>) {
  test('gives back what was added, newest first, with attachments in their order', async () => {
    const store = await open()
    const files = [anAttachment({ name: 'b.png', type: 'image/png' }), anAttachment({ name: 'a.pdf' })]
    const older = aSubmission({ receivedAt: 1 })
    const newer = aSubmission({
      receivedAt: 2,
      attachments: files,
      fields: { email: 'x@example.com', message: '🎲\n' },
    })
    expect(await store.add(older)).toEqual({ id: older.id, replayed: false })
    await store.add(newer)
    const listed = await Array.fromAsync(store.all())
    expect(listed.map((it) => it.id)).toEqual([newer.id, older.id])
    expect(listed[0]).toMatchObject({ fields: newer.fields, attachments: files, spam: false })
    expect(await store.find(newer.id)).toEqual(listed[0])
    expect(await store.find('AR-2222-2222')).toBeUndefined()
  })

  test('answers a repeated key with the same content by the first reference', async () => {
    const store = await open()
    const first = aSubmission({ submissionKey: randomUUID() })
    const adds = Array.from({ length: 5 }, () => store.add({ ...first, id: aSubmission().id }))
    const ids = new Set((await Promise.all(adds)).map((it) => it.id))
    expect(ids.size).toBe(1)
    expect(await Array.fromAsync(store.all())).toHaveLength(1)
  })

  test('keeps a changed message sent with the key of an earlier one', async () => {
    const store = await open()
    const submissionKey = randomUUID()
    await store.add(aSubmission({ submissionKey }))
    expect((await store.add(aSubmission({ submissionKey }))).replayed).toBe(false)
    expect(await Array.fromAsync(store.all())).toHaveLength(2)
  })

  test('without a key the same content is the same submission within the time given', async () => {
    const store = await open()
    const first = aSubmission({ receivedAt: 100 })
    await store.add(first)
    const again = { ...first, id: aSubmission().id, receivedAt: 200 }
    expect((await store.add({ ...again, sameContentSince: 50 })).id).toBe(first.id)
    expect((await store.add({ ...again, sameContentSince: 150 })).replayed).toBe(false)
  })

  test('one impossible submission does not stop the others that arrive with it', async () => {
    const store = await open()
    const taken = aSubmission()
    await store.add(taken)
    const results = await Promise.allSettled([
      store.add(aSubmission()),
      store.add({ ...aSubmission(), id: taken.id }),
      store.add(aSubmission()),
    ])
    expect(results.map((it) => it.status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await Array.fromAsync(store.all())).toHaveLength(3)
  })

  test('a delivery is claimed once, comes back when its lease ends, and is gone when delivered', async () => {
    const store = await open()
    const { id } = await store.add(aSubmission({ receivedAt: 10 }))
    const claim = () => store.claimDue(['mail'], 20, 100)
    expect(await claim()).toMatchObject({ submission: { id }, delivery: { attempts: 1, firstAttemptAt: 20 } })
    expect(await claim()).toBeUndefined()
    expect(await store.claimDue(['webhook'], 500, 600)).toBeUndefined()
    expect(await store.claimDue(['mail'], 100, 200)).toMatchObject({
      delivery: { attempts: 2, firstAttemptAt: 20 },
    })
    await store.settle(id, 'mail', 2, { state: 'delivered', at: 110 })
    expect(await store.claimDue(['mail'], 10_000, 10_001)).toBeUndefined()
    expect((await store.find(id))?.deliveries).toMatchObject([{ state: 'delivered', settledAt: 110 }])
  })

  test('of many who claim at once, each gets another delivery', async () => {
    const store = await open()
    for (let number = 0; number < 5; number += 1) await store.add(aSubmission({ receivedAt: 0 }))
    const claims = await Promise.all(Array.from({ length: 8 }, () => store.claimDue(['mail'], 1, 100)))
    const ids = claims.flatMap((it) => it?.submission.id ?? [])
    expect(ids).toHaveLength(5)
    expect(new Set(ids).size).toBe(5)
  })

  test('whose lease has ended may note a delivery, but not a failure of it', async () => {
    const store = await open()
    const { id } = await store.add(aSubmission({ receivedAt: 0 }))
    await store.claimDue(['mail'], 1, 50)
    await store.claimDue(['mail'], 50, 100)
    await store.settle(id, 'mail', 1, { state: 'pending', nextAttemptAt: 60, error: 'took too long' })
    expect(await store.claimDue(['mail'], 99, 200)).toBeUndefined()
    await store.settle(id, 'mail', 1, { state: 'delivered', at: 70 })
    expect((await store.find(id))?.deliveries).toMatchObject([{ state: 'delivered', attempts: 2 }])
  })

  test('what was delivered while staff marked it as spam is not sent again when it is cleared', async () => {
    const store = await open()
    const { id } = await store.add(aSubmission({ receivedAt: 0 }))
    await store.claimDue(['mail'], 1, 50)
    await store.markSpam(id, true, 10)
    await store.settle(id, 'mail', 1, { state: 'delivered', at: 20 })
    await store.markSpam(id, false, 30)
    expect((await store.find(id))?.deliveries).toMatchObject([{ state: 'delivered' }])
  })

  test('what a mail server says is kept, even what no database takes as it is', async () => {
    const store = await open()
    const { id } = await store.add(aSubmission({ receivedAt: 0 }))
    await store.claimDue(['mail'], 1, 50)
    await store.settle(id, 'mail', 1, { state: 'pending', nextAttemptAt: 60, error: '421 \0 żółw' })
    expect((await store.find(id))?.deliveries).toMatchObject([{ lastError: '421  żółw' }])
  })

  test('a failed delivery waits, an abandoned one is tried again when staff say so', async () => {
    const store = await open()
    const { id } = await store.add(aSubmission({ receivedAt: 0 }))
    await store.claimDue(['mail'], 1, 50)
    await store.settle(id, 'mail', 1, { state: 'pending', nextAttemptAt: 30, error: '421 later' })
    expect(await store.claimDue(['mail'], 29, 60)).toBeUndefined()
    await store.settle(id, 'mail', 1, { state: 'undelivered', at: 40, error: '550 never' })
    expect((await store.find(id))?.deliveries).toMatchObject([
      { state: 'undelivered', lastError: '550 never' },
    ])
    expect(await store.retry(id, 70)).toBe(true)
    expect(await store.claimDue(['mail'], 70, 90)).toMatchObject({
      delivery: { attempts: 1, firstAttemptAt: 70 },
    })
    expect(await store.retry('AR-2222-2222', 70)).toBe(false)
  })

  test('suspected spam is held until it is cleared, and what is marked is held', async () => {
    const store = await open()
    const { id } = await store.add(aSubmission({ suspicion: ['hidden field filled in'], spam: true }))
    expect(await store.claimDue(['mail'], 2_000_000, 3_000_000)).toBeUndefined()
    expect(await store.find(id)).toMatchObject({ spam: true, deliveries: [{ state: 'held' }] })
    expect(await store.markSpam(id, false, 5)).toBe(true)
    expect(await store.find(id)).toMatchObject({ spam: false, deliveries: [{ state: 'pending' }] })
    expect(await store.markSpam(id, true, 6)).toBe(true)
    expect(await store.claimDue(['mail'], 2_000_000, 3_000_000)).toBeUndefined()
    expect(await store.markSpam('AR-2222-2222', true, 6)).toBe(false)
  })

  test('a delivery noted by a clock that was ahead is due, one that waits as it should is not', async () => {
    const store = await open()
    const now = 1_700_000_000_000
    const { id } = await store.add(aSubmission({ receivedAt: now + 4 * 365 * day }))
    expect(await store.claimDue(['mail'], now, now + hour)).toMatchObject({
      submission: { id },
      delivery: { firstAttemptAt: now },
    })
    const later = { state: 'pending', error: '421' } as const
    await store.settle(id, 'mail', 1, { ...later, nextAttemptAt: now + 6 * hour })
    expect(await store.claimDue(['mail'], now, now + hour)).toBeUndefined()
    // The clock was put back by an hour.
    expect(await store.claimDue(['mail'], now - hour, now)).toBeUndefined()
    await store.settle(id, 'mail', 1, { ...later, nextAttemptAt: now + 73 * hour })
    const again = await store.claimDue(['mail'], now - hour, now)
    expect(again).toMatchObject({ delivery: { attempts: 2, firstAttemptAt: now - hour } })
  })

  test('a long lease is not taken for a wrong clock', async () => {
    const store = await open()
    await store.add(aSubmission({ receivedAt: 0 }))
    await store.claimDue(['mail'], 1, 1 + day)
    expect(await store.claimDue(['mail'], 2, 2 + day)).toBeUndefined()
  })

  test('counts what came in since a moment, by form, and all deliveries by state', async () => {
    const store = await open()
    await store.add(aSubmission({ receivedAt: 1 }))
    await store.add(aSubmission({ receivedAt: 5 }))
    await store.add(aSubmission({ receivedAt: 6, suspicion: ['hidden field filled in'], spam: true }))
    await store.add(aSubmission({ receivedAt: 7, formId: 'digital-games-form' }))
    expect(await store.counts(5)).toEqual({
      received: 3,
      suspected: 1,
      byForm: { 'press-contact-form': 2, 'digital-games-form': 1 },
      byState: { pending: 3, held: 1 },
    })
  })

  test('a copy holds everything, and an empty store takes it over', async () => {
    const store = await open()
    const folder = aFolder('copy')
    const files = [anAttachment({ name: 'żółw.png' }), anAttachment()]
    for (let number = 1; number <= 250; number += 1) {
      const fields = { message: `number ${number} 🎲 \0`, email: `${number}@example.com` }
      const channels = ['mail', 'webhook'] as const
      await store.add(
        aSubmission({ fields, channels, attachments: number === 7 ? files : [], receivedAt: 5 }),
      )
    }
    const settled = await store.claimDue(['mail'], 10, 2_000_000_000_000)
    await store.settle(settled?.submission.id ?? '', 'mail', 1, { state: 'delivered', at: 1_999_999_999_999 })
    await store.copyTo(join(folder, 'copy.sqlite'))
    const other = await open()
    expect(await other.fillFrom(join(folder, 'copy.sqlite'))).toEqual({
      submissions: 250,
      attachments: 2,
      outboxRows: 500,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    expect(await Array.fromAsync(other.all())).toEqual(await Array.fromAsync(store.all()))
    await expect(other.fillFrom(join(folder, 'copy.sqlite'))).rejects.toThrow('There are submissions already')
    expect(await other.add(aSubmission())).toMatchObject({ replayed: false })
  })

  removalContract(open)
}
