import { describe, expect, test } from 'vitest'
import { aSubmission } from '../testing/a-form.ts'
import { startStores } from '../testing/stores.ts'

const delivered = { state: 'delivered', lastError: null } as const

describe.each(await startStores())('%s', (_kind, aStore) => {
  test('a delivery is claimed once, comes back when its claim ends, and is gone when delivered', async () => {
    const store = await aStore()
    const reference = await store.submissions.add(aSubmission({ receivedAt: 10 }))
    const claim = () => store.deliveries.claimDue(20, 100)
    expect(await claim()).toMatchObject({ reference, attempts: 1 })
    expect(await claim()).toBeUndefined()
    expect(await store.deliveries.claimDue(100, 200)).toMatchObject({ attempts: 2 })
    await store.deliveries.settle(reference, 200, { ...delivered, settledAt: 110 })
    expect(await store.deliveries.claimDue(10_000, 10_001)).toBeUndefined()
    expect(await store.submissions.find(reference)).toMatchObject({ state: 'delivered', settledAt: 110 })
  })

  test('workers that claim at the same time get different deliveries', async () => {
    const store = await aStore()
    for (let number = 0; number < 5; number += 1) await store.submissions.add(aSubmission({ receivedAt: 0 }))
    const references: string[] = []
    while (references.length < 5) {
      const claims = await Promise.all(Array.from({ length: 8 }, () => store.deliveries.claimDue(1, 100)))
      references.push(...claims.flatMap((claimed) => claimed?.reference ?? []))
    }
    expect([references.length, new Set(references).size]).toEqual([5, 5])
  })

  test('a worker whose claim has ended may note a delivery, but not a failure', async () => {
    const store = await aStore()
    const reference = await store.submissions.add(aSubmission({ receivedAt: 0 }))
    await store.deliveries.claimDue(1, 50)
    await store.deliveries.claimDue(50, 100)
    await store.deliveries.settle(reference, 50, { state: 'pending', dueAt: 60, lastError: 'took too long' })
    expect(await store.deliveries.claimDue(99, 200)).toBeUndefined()
    await store.deliveries.settle(reference, 50, { ...delivered, settledAt: 70 })
    expect(await store.submissions.find(reference)).toMatchObject({ state: 'delivered', attempts: 2 })
  })

  test('a failed delivery waits; staff can make due those given up or held as spam, and no others', async () => {
    const store = await aStore()
    const reference = await store.submissions.add(aSubmission({ receivedAt: 0 }))
    const spam = await store.submissions.add(aSubmission({ state: 'held' }))
    await store.deliveries.claimDue(1, 50)
    await store.deliveries.settle(reference, 50, { state: 'pending', dueAt: 30, lastError: '421 żółw' })
    expect(await store.deliveries.claimDue(29, 60)).toBeUndefined()
    expect(await store.deliveries.claimDue(30, 60)).toMatchObject({ lastError: '421 żółw' })
    await store.deliveries.settle(reference, 60, { state: 'undelivered', settledAt: 40, lastError: '550 never' })
    expect(await store.deliveries.claimDue(2_000_000, 3_000_000)).toBeUndefined()
    expect(await store.deliveries.setDue(reference, 70)).toBe(true)
    expect(await store.deliveries.claimDue(70, 90)).toMatchObject({ reference, attempts: 1 })
    await store.deliveries.settle(reference, 50, { state: 'pending', dueAt: 75, lastError: 'noted late' })
    expect(await store.deliveries.claimDue(89, 99)).toBeUndefined()
    await store.deliveries.settle(reference, 90, { ...delivered, settledAt: 80 })
    expect(await store.deliveries.setDue(spam, 85)).toBe(true)
    expect(await store.deliveries.claimDue(86, 95)).toMatchObject({ reference: spam })
    for (const nothing of [reference, 'AR-2222-2222']) expect(await store.deliveries.setDue(nothing, 90)).toBe(false)
  })
})
