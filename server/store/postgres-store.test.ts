import { Client } from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { aDatabaseServer } from '../testing/a-database.ts'
import { aSubmission } from '../testing/a-submission.ts'
import { openPostgresStore } from './postgres-store.ts'
import { storeContract } from './store-contract.ts'

const server = await aDatabaseServer()

async function aUrl() {
  return (await server?.url()) ?? ''
}

async function open(url: string) {
  const store = openPostgresStore(url, 10)
  onTestFinished(() => store.close())
  return store
}

describe.skipIf(server === undefined)('PostgreSQL', () => {
  storeContract(async () => open(await aUrl()))

  test('three replicas start at once on an empty database', async () => {
    const url = await aUrl()
    const replicas = await Promise.all([open(url), open(url), open(url)])
    await Promise.all(replicas.map((it) => it.ready()))
    expect(await Array.fromAsync(replicas[0]?.all() ?? [])).toEqual([])
  })

  test('the same submission sent to three replicas at once is stored once', async () => {
    const url = await aUrl()
    const replicas = await Promise.all([open(url), open(url), open(url)])
    for (const once of [{ submissionKey: 'one-and-the-same-key' }, { sameContentSince: 0 }]) {
      const made = aSubmission(once)
      const adds = Array.from({ length: 30 }, (_, index) =>
        replicas[index % 3]?.add({ ...made, id: aSubmission().id }),
      )
      const added = await Promise.all(adds)
      expect(new Set(added.map((it) => it?.id)).size).toBe(1)
      expect(added.filter((it) => !it?.replayed)).toHaveLength(1)
    }
    expect(await Array.fromAsync(replicas[0]?.all() ?? [])).toHaveLength(2)
  })

  test('a claimed delivery locked by another replica is passed over, not waited for', async () => {
    const url = await aUrl()
    const store = await open(url)
    const first = await store.add(aSubmission({ receivedAt: 1 }))
    const second = await store.add(aSubmission({ receivedAt: 2 }))
    const other = new Client({ connectionString: url })
    await other.connect()
    await other.query('begin')
    await other.query('select * from outbox where submission_id = $1 for update', [first.id])
    expect(await store.claimDue(['mail'], 5, 10)).toMatchObject({ submission: { id: second.id } })
    expect(await store.claimDue(['mail'], 5, 10)).toBeUndefined()
    // As when that replica is killed: its connection ends and with it the lock.
    await other.end()
    await expect.poll(() => store.claimDue(['mail'], 5, 10)).toMatchObject({ submission: { id: first.id } })
  })

  test('visitors are counted together, each window on its own, and ended ones are cleared away', async () => {
    const url = await aUrl()
    const [here, there] = [await open(url), await open(url)]
    expect(await here.countVisit('ada', 1000, 60_000)).toEqual({ current: 1, ttl: 60_000 })
    expect(await there.countVisit('ada', 2000, 60_000)).toEqual({ current: 2, ttl: 59_000 })
    expect(await there.countVisit('bob', 2000, 60_000)).toEqual({ current: 1, ttl: 60_000 })
    expect(await here.countVisit('ada', 61_000, 60_000)).toEqual({ current: 1, ttl: 60_000 })
    await here.countVisit('cy', 500_000, 60_000)
    const client = new Client({ connectionString: url })
    await client.connect()
    expect((await client.query('select key from rate_limits')).rows).toEqual([{ key: 'cy' }])
    await client.end()
    const many = await Promise.all(
      Array.from({ length: 100 }, (_, at) => (at % 2 ? here : there).countVisit('eve', 600_000, 60_000)),
    )
    expect(new Set(many.map((it) => it.current)).size).toBe(100)
  })

  test('a server that does not keep what it commits is refused', async () => {
    const url = await aUrl()
    const careless = await open(`${url}?options=-c%20synchronous_commit%3Doff`)
    await expect(careless.ready()).rejects.toThrow(
      'synchronous_commit = off, with which messages could be lost',
    )
  })

  test('a server out of reach is named, without its password', async () => {
    const store = await open('postgres://user:secret@localhost:1/forms')
    await expect(store.ready()).rejects.toThrow(
      /^PostgreSQL at localhost:1 cannot be used: (?!.*secret).*ECONNREFUSED/,
    )
  })

  test('while the server is away adding fails, and it works again when the server is back', async () => {
    const store = await open(await aUrl())
    await store.add(aSubmission())
    await server?.stop()
    await expect(store.add(aSubmission())).rejects.toThrow()
    await expect(store.ready()).rejects.toThrow()
    await server?.start()
    await expect
      .poll(() => store.add(aSubmission()).catch(() => undefined))
      .toMatchObject({ replayed: false })
    expect(await Array.fromAsync(store.all())).toHaveLength(2)
  })
})
