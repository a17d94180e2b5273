import { expect, test } from 'vitest'
import { aFolder, eventually } from '../testing/lifetime.ts'
import { hour } from './clock.ts'
import { refusals } from './submissions/answer.ts'
import { aDatabaseServer } from './testing/a-database-server.ts'
import { aPdf, fileNamed, sendInquiry, sendPrototype } from './testing/a-form.ts'
import { aMailServer } from './testing/a-mail-server.ts'
import { aProcess, aService } from './testing/a-service.ts'
import { aLoad } from './testing/load.ts'

const database = await aDatabaseServer()

/**
 * No sender of mail can rule out one exception: a replica killed after the mail server accepted a mail and before the store
 * knew. Its last mail is sent again, with the same Message-ID: at most one for each kill.
 */
test('of three replicas one is killed again and again: nothing is lost, nothing sent twice', async () => {
  const { mails, settings } = await aMailServer()
  const DATABASE_URL = await database.url()
  const shared = { DATABASE_URL, ...settings }
  const aReplica = () => aProcess({ ...shared, DATA_DIR: aFolder('replica') })
  const replicas = await Promise.all([aReplica(), aReplica(), aReplica()])
  // Any of them, as a load balancer would; after a lost answer the next one.
  const load = aLoad((request) => replicas[request % replicas.length]?.origin)
  const killOne = async () => {
    const unlucky = Math.floor(Math.random() * replicas.length)
    await replicas[unlucky]?.end('SIGKILL')
    replicas[unlucky] = await aReplica()
  }
  // No faster than it is delivered, so that both are cut off.
  await load.sendDuringKills(200, killOne, () => load.acknowledged.size - mails.length > 60)
  await Promise.all(replicas.map((replica) => replica.end('SIGTERM')))
  // The deliveries of killed replicas are due when their claims end.
  const { store } = await aService({ settings: shared, clock: () => Date.now() + hour })
  await eventually(async () => (await store.submissions.countByState()).byState).toEqual({
    delivered: load.acknowledged.size,
  })

  const stored = await load.expectStored(store)
  const idsIn = mails.map(({ raw }) => /^Message-ID: <(.*)@example\.com>\r$/m.exec(raw)?.[1])
  expect(new Set(idsIn)).toEqual(new Set(stored.map(({ reference }) => reference.toLowerCase())))
  expect(mails.length - stored.length).toBeLessThanOrEqual(10)
}, 400_000)

const prototype = (origin: string) => sendPrototype(origin, {}, [fileNamed('rules.pdf', aPdf())])

test('while the database is away the site is served and forms are refused in words, also after a start', async () => {
  const settings = { DATABASE_URL: await database.url() }
  database.stop()
  const { origin, store, log } = await aService({ settings })
  await eventually(() => log.join('')).toContain('submissions cannot be stored yet')
  expect((await fetch(`${origin}/`)).status).toBe(200)
  for (const sent of [sendInquiry(origin), prototype(origin)]) {
    const response = await sent
    expect([response.status, (await response.json()).message]).toEqual([503, refusals.unavailable.message])
  }
  await eventually(async () => (await fetch(`${origin}/readyz`)).status).toBe(503)
  database.start()
  await eventually(async () => (await fetch(`${origin}/readyz`)).status).toBe(200)
  expect((await prototype(origin)).status).toBe(200)
  expect(await Array.fromAsync(store.submissions.all())).toHaveLength(1)
})
