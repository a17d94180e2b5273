import { describe, expect, test } from 'vitest'
import { aDatabaseServer } from './testing/a-database.ts'
import { aPdf, named } from './testing/a-file.ts'
import { sendInquiry, sendPrototype } from './testing/a-form.ts'
import { aLosingProxy } from './testing/a-losing-proxy.ts'
import { aMailServer } from './testing/a-mail-server.ts'
import { aService } from './testing/a-service.ts'
import { anObjectStore } from './testing/an-object-store.ts'
import { eventually } from './testing/eventually.ts'

const database = await aDatabaseServer()
const storage = await anObjectStore()

async function sharedSettings() {
  return {
    DATABASE_URL: (await database?.url()) ?? '',
    ATTACHMENTS_URL: storage.url('replicas'),
    LINK_SECRET: 'the same for all replicas, 32 or more',
  }
}

const prototype = (origin: string, changes: Record<string, string> = {}) =>
  sendPrototype(origin, changes, [named('rules.pdf', aPdf(20_000))])

const refusal = 'We could not keep your message, so it was not sent. Please try again in a few minutes.'

describe.skipIf(database === undefined)('replicas', () => {
  test('count a visitor together', async () => {
    const settings = { ...(await sharedSettings()), RATE_LIMIT_PER_MINUTE: '3' }
    const replicas = [await aService({ settings }), await aService({ settings })]
    const statuses: number[] = []
    for (let number = 0; number < 5; number += 1) {
      const message = `number ${number}`
      const sent = sendInquiry(replicas[number % 2]?.origin, { message })
      statuses.push((await sent).status)
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429])
  })

  test('take what another replica has given out: keys, links to attachments', async () => {
    const { settings: mail, mails } = await aMailServer()
    const shared = await sharedSettings()
    const here = await aService({ settings: shared })
    const settings = { ...shared, ...mail, MAIL_ATTACH_MB: '0', PUBLIC_URL: 'https://www.example.com' }
    const there = await aService({ settings })
    const submissionKey = 'made-by-the-page-once'
    const first = await (await prototype(there.origin, { submissionKey })).json()
    const again = await (await prototype(here.origin, { submissionKey })).json()
    expect(again.reference).toBe(first.reference)
    expect(await Array.fromAsync(here.store.all())).toHaveLength(1)
    await eventually(() => mails.length).toBe(1)
    const text = (mails[0]?.raw ?? '').replace(/=\r\n/g, '').replaceAll('=3D', '=')
    const [, link = ''] = /https:\/\/www\.example\.com(\/attachments\/\S+)/.exec(text) ?? []
    const file = await fetch(here.origin + link)
    expect(Buffer.from(await file.arrayBuffer()).equals(aPdf(20_000))).toBe(true)
  })

  test('send one heartbeat a day between them', async () => {
    const { settings: mail, mails } = await aMailServer()
    const settings = { ...(await sharedSettings()), ...mail, HEARTBEAT_TO: 'c@example.com' }
    const replicas = await Promise.all([1, 2, 3].map(() => aService({ settings })))
    await eventually(() => mails.length).toBe(1)
    // Each has looked for due jobs by now, for a stop waits for that.
    await Promise.all(replicas.map((it) => it.app.close()))
    expect(mails).toHaveLength(1)
  })

  test('refuse clearly while the storage is away, store nothing then, and go on when it is back', async () => {
    const { origin, store } = await aService({ settings: await sharedSettings() })
    await storage.stop()
    const refused = await prototype(origin)
    expect([refused.status, (await refused.json()).message]).toEqual([503, refusal])
    // Asked twice within a second, it gives its last answer again.
    await eventually(async () => (await fetch(`${origin}/readyz`)).status).toBe(503)
    expect((await fetch(`${origin}/`)).status).toBe(200)
    await storage.start()
    expect(await Array.fromAsync(store.all())).toEqual([])
    expect((await prototype(origin)).status).toBe(200)
    await eventually(async () => (await fetch(`${origin}/readyz`)).status).toBe(200)
  })

  test('start, serve the site and refuse clearly while the database is away, and go on when it is back', async () => {
    const settings = await sharedSettings()
    await database?.stop()
    const { origin, store, log } = await aService({ settings: { ...settings, RATE_LIMIT_PER_MINUTE: '9' } })
    await eventually(() => log.join('')).toContain('messages cannot be kept yet')
    expect((await fetch(`${origin}/`)).status).toBe(200)
    for (const sent of [sendInquiry(origin), prototype(origin)]) {
      const response = await sent
      expect([response.status, (await response.json()).message]).toEqual([503, refusal])
    }
    await eventually(async () => (await fetch(`${origin}/readyz`)).status).toBe(503)
    await database?.start()
    await eventually(async () => (await fetch(`${origin}/readyz`)).status).toBe(200)
    expect((await sendInquiry(origin)).status).toBe(200)
    expect(await Array.fromAsync(store.all())).toHaveLength(1)
  })

  test('keep the files of a message whose commit was answered by silence, and know it when it is sent again', async () => {
    const settings = await sharedSettings()
    const proxy = await aLosingProxy(settings.DATABASE_URL)
    const { origin, store, attachments } = await aService({
      settings: { ...settings, DATABASE_URL: proxy.url },
    })
    const submissionKey = 'made-by-the-page-once'
    await eventually(async () => (await fetch(`${origin}/readyz`)).status).toBe(200)
    proxy.loseNextCommit()
    const refused = await prototype(origin, { submissionKey })
    expect(refused.status).toBe(503)
    const [stored] = await Array.fromAsync(store.all())
    const again = await (await prototype(origin, { submissionKey })).json()
    expect(again.reference).toBe(stored?.id)
    expect(await Array.fromAsync(store.all())).toHaveLength(1)
    await expect(attachments.read(stored?.attachments[0]?.id ?? '')).resolves.toBeDefined()
  })
})
