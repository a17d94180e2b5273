import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aFolder } from '../../testing/a-folder.ts'
import { day, hour, minute } from '../clock.ts'
import { anAttachment, aSubmission } from '../testing/a-submission.ts'
import { contentHash } from './content-hash.ts'
import { NotEmptyError, type Store } from './store.ts'

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

  test('erasing an address removes fields, attachments and outbox rows of it alone, whatever its capitals', async () => {
    const store = await open()
    const file = anAttachment()
    await store.add(aSubmission({ attachments: [file], channels: ['mail', 'webhook'] }))
    await store.add(aSubmission({ fields: { email: 'other@example.com', message: 'stays' } }))
    expect(await store.eraseFrom(' ada@EXAMPLE.com')).toEqual({
      submissions: 1,
      fields: 4,
      outboxRows: 2,
      attachmentIds: [file.id],
    })
    expect((await Array.fromAsync(store.all())).map((it) => it.fields.message)).toEqual(['stays'])
    expect(await Array.fromAsync(store.files())).toEqual([])
    expect(await store.eraseFrom('ada@example.com')).toMatchObject({ submissions: 0 })
  })

  test('what is too old is set aside, of its form only, comes back whole, and is erased two steps later', async () => {
    const store = await open()
    const file = anAttachment()
    const old = await store.add(aSubmission({ receivedAt: 1, attachments: [file] }))
    await store.add(aSubmission({ receivedAt: 2 }))
    await store.add(aSubmission({ receivedAt: 1, formId: 'digital-games-form' }))
    const limits = new Map([['press-contact-form', 2] as const])
    expect(await store.ages(limits, 10)).toEqual({ all: 3, tooOld: 1, newest: 2 })
    expect(await store.ages(limits, 1)).toEqual({ all: 3, tooOld: 1, newest: 1 })
    const before = await Array.fromAsync(store.all())
    expect(await store.setAside(limits, 100)).toBe(1)
    expect(await store.setAside(limits, 200)).toBe(0)
    expect(await Array.fromAsync(store.all())).toHaveLength(2)
    expect(await store.find(old.id)).toBeUndefined()
    expect(await store.counts(0)).toMatchObject({ received: 2, byState: { pending: 2 } })
    expect(await store.ages(limits, 10)).toEqual({ all: 2, tooOld: 0, newest: 2 })
    const due = [await store.claimDue(['mail'], 50, 60), await store.claimDue(['mail'], 50, 60)]
    expect(due.map((it) => it?.submission.id)).not.toContain(old.id)
    expect(await store.claimDue(['mail'], 50, 60)).toBeUndefined()
    // Its files are still named, so that nobody takes them for orphans.
    expect(await Array.fromAsync(store.files())).toMatchObject([{ id: file.id, submissionId: old.id }])

    expect(await store.bringBack()).toBe(1)
    expect((await Array.fromAsync(store.all())).map((it) => it.id)).toEqual(before.map((it) => it.id))
    await store.setAside(limits, 300)
    expect(await store.eraseSetAside(299)).toMatchObject({ submissions: 0 })
    expect(await store.eraseSetAside(300)).toMatchObject({ submissions: 1, attachmentIds: [file.id] })
    expect(await store.emptyLog()).toBe(true)
    expect(await store.bringBack()).toBe(0)
    expect(await Array.fromAsync(store.all())).toHaveLength(2)
  })

  test('what is set aside is erased for a person at once, and copied with everything else', async () => {
    const store = await open()
    await store.add(aSubmission({ receivedAt: 1 }))
    await store.setAside(new Map([['press-contact-form', 2] as const]), 100)
    const copy = join(aFolder('copy'), 'copy.sqlite')
    await store.copyTo(copy)
    const other = await open()
    await other.fillFrom(copy)
    expect(await other.bringBack()).toBe(1)
    expect(await store.eraseFrom('ada@example.com')).toMatchObject({ submissions: 1 })
    expect(await store.summary()).toMatchObject({ submissions: 0, attachments: 0, outboxRows: 0 })
  })

  test('removing spam takes what is marked, all of it or by reference, and nothing else', async () => {
    const store = await open()
    const spam: string[] = []
    for (let number = 0; number < 250; number += 1)
      spam.push((await store.add(aSubmission({ spam: true, suspicion: ['x'] }))).id)
    const real = await store.add(aSubmission())
    expect(await store.eraseSpam([spam[0] ?? '', real.id])).toMatchObject({ submissions: 1 })
    expect(await store.eraseSpam([])).toMatchObject({ submissions: 249, outboxRows: 249 })
    expect((await Array.fromAsync(store.all())).map((it) => it.id)).toEqual([real.id])
  })

  test('a message that was altered is named', async () => {
    const store = await open()
    const fields = { email: 'ada@example.com', message: 'as it came' }
    const file = anAttachment()
    const made = { formId: 'press-contact-form', fields, attachments: [file] } as const
    await store.add(aSubmission({ ...made, contentHash: contentHash('press-contact-form', fields, [file]) }))
    expect(await Array.fromAsync(store.damage())).toEqual([])
    const altered = aSubmission({ fields: { ...fields, message: 'not as it came' } })
    const hash = contentHash('press-contact-form', fields, [])
    await store.add({ ...altered, contentHash: hash })
    expect(await Array.fromAsync(store.damage())).toEqual([
      `${altered.id}: its text is not what was received`,
    ])
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
    await expect(other.fillFrom(join(folder, 'copy.sqlite'))).rejects.toThrow(NotEmptyError)
    expect(await other.add(aSubmission())).toMatchObject({ replayed: false })
  })

  test('a job is claimed by one in each period', async () => {
    const store = await open()
    expect(await store.claimJob('retention', 100, 24)).toBe(true)
    expect(await store.claimJob('retention', 123, 24)).toBe(false)
    expect(await store.claimJob('heartbeat', 123, 24)).toBe(true)
    expect(await store.claimJob('retention', 124, 24)).toBe(true)
    await store.ready()
    await store.ready()
  })

  test('a job that was not noted as done is tried again ten minutes later, one that was in the next period', async () => {
    const store = await open()
    const now = 1_700_000_000_000
    expect(await store.claimJob('heartbeat', now, day)).toBe(true)
    expect(await store.claimJob('heartbeat', now + 9 * minute, day)).toBe(false)
    expect(await store.claimJob('heartbeat', now + 10 * minute, day)).toBe(true)
    await store.noteJob('heartbeat', now + 10 * minute)
    expect(await store.claimJob('heartbeat', now + 23 * hour, day)).toBe(false)
    expect(await store.lastRun('heartbeat', now + day)).toBe(now + 10 * minute)
    expect(await store.claimJob('heartbeat', now + day + 10 * minute, day)).toBe(true)
  })

  test('a job noted in the future by a wrong clock is due, and its run is not believed', async () => {
    const store = await open()
    const now = 1_700_000_000_000
    await store.noteJob('retention', now + 4 * 365 * day)
    expect(await store.lastRun('retention', now)).toBeUndefined()
    expect(await store.claimJob('retention', now, day)).toBe(true)
    expect(await store.claimJob('retention', now, day)).toBe(false)
  })
}
