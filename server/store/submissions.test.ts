import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { hour, minute } from '../clock.ts'
import { aStoredFile, aSubmission } from '../testing/a-form.ts'
import { readText, startStores } from '../testing/stores.ts'

const now = 1_700_000_000_000

describe.each(await startStores())('%s', (_kind, aStore) => {
  test('gives back the added submissions, newest first, with attachments in their order', async () => {
    const store = await aStore()
    const [b, a] = [await aStoredFile(store, 'b.pdf', 'hello'), await aStoredFile(store, 'a.pdf', '2')]
    const files = [b, a]
    const older = aSubmission({ receivedAt: 1 })
    const fields = { email: 'x@example.com', message: '🎲\n' }
    const newer = aSubmission({ receivedAt: 2, attachments: files, fields })
    expect(await store.submissions.add(older)).toBe(older.reference)
    await store.submissions.add(newer)
    const listed = await Array.fromAsync(store.submissions.all())
    expect(listed.map((submission) => submission.reference)).toEqual([newer.reference, older.reference])
    expect(listed[0]).toMatchObject({ fields, attachments: files, consents: newer.consents })
    expect(await store.submissions.find(newer.reference)).toEqual(listed[0])
    expect(await store.submissions.find('AR-2222-2222')).toBeUndefined()
    expect(await store.submissions.countSince(2)).toBe(1)
    expect(await store.submissions.countByState()).toEqual({ tooOld: 0, byState: { pending: 2 } })
    expect(b).toMatchObject({ bytes: 5, sha256: expect.stringMatching(/^2cf24dba/) })
    expect(await readText(store, b)).toBe('hello')
    expect(await store.attachments.find(a.id)).toEqual({ ...a, settledAt: null })
  })

  test('a file of 11 MB comes back byte by byte', async () => {
    const store = await aStore()
    const content = Buffer.alloc(11 * 1024 * 1024, 'żółw and dice ')
    const chunks = Readable.from([content.subarray(0, 700_001), content.subarray(700_001)])
    const { id } = await store.attachments.add({ name: 'a.pdf', type: 'application/pdf' }, chunks, now)
    expect((await buffer(store.attachments.read(id))).equals(content)).toBe(true)
  })

  test('an unattached file cannot be found, and goes after an hour', async () => {
    const store = await aStore()
    const old = await aStoredFile(store, 'old.pdf', 'old', now - hour)
    const young = await aStoredFile(store, 'young.pdf', 'young', now - 59 * minute)
    const attached = await aStoredFile(store, 'a.pdf', 'attached')
    await store.submissions.add(aSubmission({ attachments: [attached] }))
    expect(await store.attachments.find(old.id)).toBeUndefined()
    await store.attachments.removeStale(now)
    const left = [old, young, attached].map((file) => readText(store, file))
    expect(await Promise.all(left)).toEqual(['', 'young', 'attached'])
    await store.attachments.removeUnattached([young.id, attached.id])
    expect([await readText(store, young), await readText(store, attached)]).toEqual(['', 'attached'])
  })

  test('a submission whose file has gone meanwhile is not stored, nor are its other files', async () => {
    const store = await aStore()
    const files = [await aStoredFile(store, 'a.pdf', 'a'), await aStoredFile(store, 'b.pdf', 'b')]
    await store.attachments.removeUnattached([files[1]?.id ?? ''])
    await expect(store.submissions.add(aSubmission({ attachments: files }))).rejects.toThrow('removed while it arrived')
    expect(await Array.fromAsync(store.submissions.all())).toEqual([])
    expect(await store.attachments.find(files[0]?.id ?? '')).toBeUndefined()
  })

  test('a repeat has the same key and content, and is answered by the first reference', async () => {
    const store = await aStore()
    const first = aSubmission({ submissionKey: randomUUID() })
    const send = (changes = {}) => store.submissions.add({ ...first, reference: aSubmission().reference, ...changes })
    const adds = await Promise.all(Array.from({ length: 5 }, () => send()))
    expect(new Set(adds).size).toBe(1)
    const others = [{ submissionKey: randomUUID() }, { fields: {} }, { submissionKey: null }]
    for (const changes of [...others, { submissionKey: null }]) expect(adds).not.toContain(await send(changes))
    expect(await Array.fromAsync(store.submissions.all())).toHaveLength(5)
  })
})
