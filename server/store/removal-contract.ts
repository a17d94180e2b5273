import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aFolder } from '../../testing/a-folder.ts'
import { day, hour, minute } from '../clock.ts'
import { anAttachment, aSubmission } from '../testing/a-submission.ts'
import { contentHash } from './content-hash.ts'
import type { Store } from './store.ts'

/** The part of the store's contract about what goes, what was altered, and the jobs that see to it. */
export function removalContract(open: () => Promise<Store>) {
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
