import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { aFolder } from '../testing/a-folder.ts'
import { openAttachments } from './attachments/open-attachments.ts'
import { readSettings } from './env.ts'
import { openPostgresStore } from './store/postgres-store.ts'
import { aDatabaseServer } from './testing/a-database.ts'
import { aLoad } from './testing/a-load.ts'
import { aMailServer } from './testing/a-mail-server.ts'
import { aProcess } from './testing/a-process.ts'
import { aSite } from './testing/a-site.ts'
import { anObjectStore, objectStoreKeys } from './testing/an-object-store.ts'

const database = await aDatabaseServer()
const storage = await anObjectStore()

/**
 * What no sender of mail can rule out is the one exception: a replica killed after the mail server took a mail over and
 * before this was noted. Its mail is sent again, with the same Message-ID, and only its very last one can be such.
 */
test.skipIf(database === undefined)(
  'of three replicas one is killed again and again: nothing is lost, nothing sent twice',
  async () => {
    const { acceptedBy, settings: mailSettings } = await aSlowMailServer()
    const DATABASE_URL = (await database?.url()) ?? ''
    const ATTACHMENTS_URL = storage.url('killed')
    const site = aSite()
    let generations = 0
    const killed = new Set<string>()

    async function aReplica() {
      generations += 1
      const name = `replica-${generations}`
      const service = await aProcess({
        DATABASE_URL,
        ATTACHMENTS_URL,
        ...objectStoreKeys,
        LINK_SECRET: 'the same for all replicas, 32 or more',
        DATA_DIR: aFolder('replica'),
        SITE_DIR: site,
        ...mailSettings,
        SMTP_URL: `${mailSettings.SMTP_URL}?name=${name}`,
        DELIVERY_LEASE_SECONDS: '8',
      })
      return { ...service, name }
    }
    const replicas = await Promise.all([aReplica(), aReplica(), aReplica()])

    // Any of them, as a load balancer would; after a lost answer the next one.
    const load = aLoad((attempt) => replicas[attempt % replicas.length]?.origin)
    const { acknowledged } = load
    // Load for as long as there are kills, and no faster than it is delivered, so that both are cut off.
    const enough = () => killed.size >= 10 && load.sent() >= 200
    const senders = Array.from({ length: 8 }, async () => {
      while (!enough()) {
        if (acknowledged.size - acceptedBy.length > 60) await sleep(10)
        else await load.sendNext()
      }
    })
    while (!enough()) {
      await sleep(100 + Math.random() * 400)
      const unlucky = Math.floor(Math.random() * replicas.length)
      const { name, end } = replicas[unlucky] ?? {}
      await end?.('SIGKILL')
      killed.add(name ?? '')
      replicas[unlucky] = await aReplica()
    }
    await Promise.all(senders)
    const store = openPostgresStore(DATABASE_URL, 2)
    onTestFinished(() => store.close())
    // A mail that a busy machine cut off is tried again a minute later.
    await expect
      .poll(async () => (await store.counts(0)).byState, { timeout: 100_000, interval: 200 })
      .toEqual({ delivered: acknowledged.size })

    const attachments = await openAttachments(readSettings({ ATTACHMENTS_URL, DATA_DIR: aFolder('reader') }))
    const { stored } = await load.expectStored(store, attachments)
    const mailsOf = Map.groupBy(acceptedBy, (it) => it.messageId)
    const unmailed = stored.filter((it) => !mailsOf.has(messageIdOf(it.id)))
    const twice = [...mailsOf.values()].filter((it) => it.length > 1)
    const lastOf = new Map(acceptedBy.map((it) => [it.replica, it]))
    const unexplained = twice.filter((copies) =>
      copies.slice(0, -1).some((it) => !killed.has(it.replica) || lastOf.get(it.replica) !== it),
    )
    console.info(
      `${killed.size} kills, ` +
        `${unmailed.length} not mailed, ${unexplained.length} mailed twice, ` +
        `${twice.length} again after a kill between the mail server's answer and our note of it`,
    )
    expect(unmailed).toEqual([])
    expect(unexplained).toEqual([])
    expect(twice.length).toBeLessThanOrEqual(killed.size)
  },
  240_000,
)

function messageIdOf(id: string) {
  return `<${id.toLowerCase()}@example.com>`
}

/** Takes some ms for each mail, so that a kill often falls into a delivery; remembers who handed it over. */
async function aSlowMailServer() {
  const acceptedBy: { messageId: string; replica: string }[] = []
  const { settings } = await aMailServer({
    onData(stream, session, done) {
      buffer(stream).then(async (raw) => {
        await sleep(5)
        const [, messageId = ''] = /^Message-ID: (.*)\r$/m.exec(raw.toString()) ?? []
        acceptedBy.push({ messageId, replica: session.hostNameAppearsAs })
        done()
      }, done)
    },
  })
  return { acceptedBy, settings }
}
