import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { day, hour, minute } from '../clock.ts'
import { aStagedFile, aSubmission, bytes } from '../testing/a-form.ts'
import type { Store } from './store.ts'

/** What every kind of store must do; `open` gives an empty one. */
export function storeContract(open: () => Promise<Store>) {
  async function aStore() {
    const store = await open()
    onTestFinished(() => store.close())
    return store
  }
  const read = (store: Store, id: string) => Readable.from(store.readAttachment(id), { objectMode: false })

  test('gives back what was added, newest first, with attachments in their order', async () => {
    const store = await aStore()
    const files = [await aStagedFile(store, 'b.pdf', 'hel', 'lo'), await aStagedFile(store, 'a.pdf', '2')]
    const older = aSubmission({ receivedAt: 1 })
    const fields = { email: 'x@example.com', message: '🎲\n' }
    const newer = aSubmission({ receivedAt: 2, attachments: files, fields })
    expect(await store.add(older)).toEqual({ id: older.id, replayed: false })
    await store.add(newer)
    const listed = await Array.fromAsync(store.all())
    expect(listed.map((it) => it.id)).toEqual([newer.id, older.id])
    expect(listed[0]).toMatchObject({ fields, attachments: files, consents: newer.consents })
    expect(await store.find(newer.id)).toEqual(listed[0])
    expect(await store.find('AR-2222-2222')).toBeUndefined()
    expect(files[0]).toMatchObject({ bytes: 5, sha256: expect.stringMatching(/^2cf24dba/) })
    expect(await text(read(store, files[0]?.id ?? ''))).toBe('hello')
    expect(await store.findAttachment(files[1]?.id ?? '')).toEqual(files[1])
  })

  test('a file of 11 MB comes back byte by byte', async () => {
    const store = await aStore()
    const content = Buffer.alloc(11 * 1024 * 1024, 'żółw and dice ')
    const { id } = await aStagedFile(
      store,
      'large.pdf',
      content.subarray(0, 700_001),
      content.subarray(700_001),
    )
    expect((await buffer(read(store, id))).equals(content)).toBe(true)
  })

  test('a stream that breaks off leaves nothing behind', async () => {
    const store = await aStore()
    async function* broken() {
      yield Buffer.alloc(600_000)
      throw new Error('connection lost')
    }
    await expect(store.stageAttachment(broken(), 0)).rejects.toThrow('connection lost')
    expect(await store.removeNobodys(2 * hour)).toBe(0)
  })

  test('what is nobody’s cannot be found, and goes after an hour or when a clock that was ahead is right again', async () => {
    const store = await aStore()
    const now = 1_700_000_000_000
    const old = await store.stageAttachment(bytes('old'), now - hour)
    const ahead = await store.stageAttachment(bytes('ahead'), now + 4 * 365 * day)
    const young = await store.stageAttachment(bytes('young'), now - 59 * minute)
    const named = await aStagedFile(store, 'named.pdf', 'named')
    await store.add(aSubmission({ attachments: [named] }))
    expect(await store.findAttachment(old.id)).toBeUndefined()
    expect(await store.removeNobodys(now)).toBe(2)
    const left = [old, ahead, young, named].map(({ id }) => text(read(store, id)))
    expect(await Promise.all(left)).toEqual(['', '', 'young', 'named'])
    await store.discardAttachments([young.id, named.id])
    expect(await text(read(store, young.id))).toBe('')
    expect(await text(read(store, named.id))).toBe('named')
  })

  test('a submission whose file has gone meanwhile is not stored, nor are its other files', async () => {
    const store = await aStore()
    const files = [await aStagedFile(store, 'a.pdf', 'a'), await aStagedFile(store, 'b.pdf', 'b')]
    await store.discardAttachments([files[1]?.id ?? ''])
    await expect(store.add(aSubmission({ attachments: files }))).rejects.toThrow('removed while it arrived')
    expect(await Array.fromAsync(store.all())).toEqual([])
    expect(await store.findAttachment(files[0]?.id ?? '')).toBeUndefined()
  })

  test('answers a repeated key with the same content by the first reference', async () => {
    const store = await aStore()
    const first = aSubmission({ submissionKeys: [randomUUID()] })
    const adds = Array.from({ length: 5 }, () => store.add({ ...first, id: aSubmission().id }))
    const ids = new Set((await Promise.all(adds)).map((it) => it.id))
    expect(ids.size).toBe(1)
    expect(await Array.fromAsync(store.all())).toHaveLength(1)
  })

  test('a repeat has the same content and one of the first one’s keys', async () => {
    const store = await aStore()
    const first = aSubmission({ submissionKeys: ['hour-1', 'hour-0'] })
    await store.add(first)
    const send = async (submissionKeys: string[], changes = {}) =>
      (await store.add({ ...first, id: aSubmission().id, submissionKeys, ...changes })).replayed
    expect(await send(['hour-2', 'hour-1'])).toBe(true)
    expect(await send(['hour-3', 'hour-2'])).toBe(false)
    expect(await send(['hour-1'], { contentHash: 'changed' })).toBe(false)
    expect(await send([])).toBe(false)
    expect(await send([])).toBe(false)
  })

  test('one impossible submission does not stop the others that arrive with it', async () => {
    const store = await aStore()
    const taken = aSubmission()
    await store.add(taken)
    const adds = [aSubmission(), { ...aSubmission(), id: taken.id }, aSubmission()].map((it) => store.add(it))
    const results = await Promise.allSettled(adds)
    expect(results.map((it) => it.status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await Array.fromAsync(store.all())).toHaveLength(3)
  })

  test('a delivery is claimed once, comes back when its lease ends, and is gone when delivered', async () => {
    const store = await aStore()
    const { id } = await store.add(aSubmission({ receivedAt: 10 }))
    const claim = () => store.claimDue(20, 100)
    expect(await claim()).toMatchObject({ id, delivery: { attempts: 1, firstAttemptAt: 20 } })
    expect(await claim()).toBeUndefined()
    expect(await store.claimDue(100, 200)).toMatchObject({ delivery: { attempts: 2, firstAttemptAt: 20 } })
    await store.settle(id, 2, { state: 'delivered', at: 110 })
    expect(await store.claimDue(10_000, 10_001)).toBeUndefined()
    expect((await store.find(id))?.delivery).toMatchObject({ state: 'delivered', settledAt: 110 })
  })

  test('of many who claim at once, each gets another delivery', async () => {
    const store = await aStore()
    for (let number = 0; number < 5; number += 1) await store.add(aSubmission({ receivedAt: 0 }))
    const claims = await Promise.all(Array.from({ length: 8 }, () => store.claimDue(1, 100)))
    const ids = claims.flatMap((it) => it?.id ?? [])
    expect([ids.length, new Set(ids).size]).toEqual([5, 5])
  })

  test('whose lease has ended may note a delivery, but not a failure of it', async () => {
    const store = await aStore()
    const { id } = await store.add(aSubmission({ receivedAt: 0 }))
    await store.claimDue(1, 50)
    await store.claimDue(50, 100)
    await store.settle(id, 1, { state: 'pending', nextAttemptAt: 60, error: 'took too long' })
    expect(await store.claimDue(99, 200)).toBeUndefined()
    await store.settle(id, 1, { state: 'delivered', at: 70 })
    expect((await store.find(id))?.delivery).toMatchObject({ state: 'delivered', attempts: 2 })
  })

  test('a failed delivery waits, an abandoned one is tried again when staff say so', async () => {
    const store = await aStore()
    const { id } = await store.add(aSubmission({ receivedAt: 0 }))
    await store.claimDue(1, 50)
    await store.settle(id, 1, { state: 'pending', nextAttemptAt: 30, error: '421 \0 żółw' })
    expect(await store.claimDue(29, 60)).toBeUndefined()
    expect((await store.find(id))?.delivery.lastError).toBe('421  żółw')
    await store.settle(id, 1, { state: 'undelivered', at: 40, error: '550 never' })
    expect(await store.makeDue(id, 70)).toBe(true)
    expect(await store.claimDue(70, 90)).toMatchObject({ delivery: { attempts: 1, firstAttemptAt: 70 } })
    expect(await store.makeDue('AR-2222-2222', 70)).toBe(false)
  })

  test('spam is held until staff deliver it, and what was delivered is not delivered again', async () => {
    const store = await aStore()
    const { id } = await store.add(aSubmission({ suspicion: ['hidden field filled in'], held: true }))
    expect(await store.claimDue(2_000_000, 3_000_000)).toBeUndefined()
    expect(await store.find(id)).toMatchObject({ delivery: { state: 'held' } })
    expect(await store.makeDue(id, 5)).toBe(true)
    expect(await store.claimDue(6, 50)).toMatchObject({ id })
    await store.settle(id, 1, { state: 'delivered', at: 20 })
    expect(await store.makeDue(id, 30)).toBe(false)
  })

  test('a delivery noted by a clock that was ahead is due, one that waits as it should is not', async () => {
    const store = await aStore()
    const now = 1_700_000_000_000
    const { id } = await store.add(aSubmission({ receivedAt: now + 4 * 365 * day }))
    expect(await store.claimDue(now, now + hour)).toMatchObject({ id, delivery: { firstAttemptAt: now } })
    const later = { state: 'pending', error: '421' } as const
    await store.settle(id, 1, { ...later, nextAttemptAt: now + 6 * hour })
    // The clock is right, and then put back by an hour.
    expect(await store.claimDue(now, now + hour)).toBeUndefined()
    expect(await store.claimDue(now - hour, now)).toBeUndefined()
    await store.settle(id, 1, { ...later, nextAttemptAt: now + 73 * hour })
    const again = await store.claimDue(now - hour, now + day)
    expect(again).toMatchObject({ delivery: { attempts: 2, firstAttemptAt: now - hour } })
    // A long lease is not taken for a wrong clock.
    expect(await store.claimDue(now, now + day)).toBeUndefined()
  })

  test('counts what came in since a moment, by form, and all deliveries by state', async () => {
    const store = await aStore()
    await store.add(aSubmission({ receivedAt: 1 }))
    await store.add(aSubmission({ receivedAt: 5 }))
    await store.add(aSubmission({ receivedAt: 6, held: true }))
    await store.add(aSubmission({ receivedAt: 7, formId: 'digital-games-form' }))
    expect(await store.counts(5)).toEqual({
      received: 3,
      held: 1,
      hidden: 0,
      byForm: { 'press-contact-form': 2, 'digital-games-form': 1 },
      byState: { pending: 3, held: 1 },
    })
  })

  test('the key of the links is made once and stays', async () => {
    const store = await aStore()
    const [first, second] = await Promise.all([store.linkSecret(), store.linkSecret()])
    expect(first).toMatch(/^[\w-]{43}$/)
    expect([second, await store.linkSecret()]).toEqual([first, first])
  })
}
