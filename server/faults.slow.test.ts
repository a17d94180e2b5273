import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { gamesPrototypes } from '../forms/form-register.ts'
import { runCommand } from './cli/commands.ts'
import { day, hour, minute } from './clock.ts'
import { startOutbox } from './delivery/outbox-worker.ts'
import { readSettings } from './env.ts'
import { makeLogger } from './http/logger.ts'
import { retentionCutoffs } from './operations/regular-jobs.ts'
import { runsUntilErased } from './store/removal.ts'
import { databaseFile } from './store/sqlite.ts'
import { openStore, type Store, sqliteStore } from './store/store.ts'
import { storeSubmission } from './submissions/submission-routes.ts'
import { aFolder } from './testing/a-folder.ts'
import { aPrototype, aStoredFile } from './testing/a-form.ts'
import { unattached } from './testing/clients.ts'
import { type When, withFault } from './testing/faults.ts'
import { aDatabaseServer } from './testing/other-servers.ts'

/**
 * Every call to the database fails once, in turn, while something is added, delivered, hidden and erased by its age,
 * backed up, erased for a person; once before it does anything, once after it has done it. After each fault the same
 * is done again without one, and nothing may be lost, doubled or half there.
 */
const now = Date.parse('2026-11-21T12:00:00Z')
const postgres = await aDatabaseServer()
vi.setConfig({ testTimeout: 300_000 })

/** A database of the tests: a folder with SQLite, or a schema in PostgreSQL. */
type TestDatabase = { env: ReturnType<typeof readSettings>; folder: string }

/** Opens, works, and closes whatever happens. */
async function on<Result>(database: TestDatabase, work: (store: Store) => Promise<Result>) {
  const store = openStore(database.env)
  return work(store).finally(() => store.close())
}

/** Hands a prototype with two files over as the service does once it has arrived. */
async function sendTo(store: Store, submissionKey: string, now: number) {
  const texts = Object.fromEntries([...aPrototype()].map(([name, value]) => [name, String(value)]))
  const files = [await aStoredFile(store, 'a.pdf', 'a file'), await aStoredFile(store, 'b.pdf', 'another')]
  const form = { values: { ...texts, submissionKey }, files, fileProblems: [] }
  const ids = files.map((file) => file.id)
  return storeSubmission(store, gamesPrototypes, form, { isPage: false, now }).finally(() =>
    store.removeUnattached(ids).catch(() => undefined),
  )
}

/** With an old message and two new ones. */
async function aDatabaseWith(settings: Record<string, string>): Promise<TestDatabase> {
  const folder = aFolder('faults')
  const database = { folder, env: readSettings({ DATA_DIR: folder, DISK_RESERVE_MB: '0', ...settings }) }
  await on(database, async (store) => {
    await sendTo(store, 'an-old-one-of-years-ago', Date.parse('2023-01-01T00:00:00Z'))
    for (const key of ['the-first-new-one', 'the-second-new-one']) await sendTo(store, key, now - day)
  })
  return database
}

/** What there is, after everything is opened anew; rejects when a submission lacks a file or anything is not right. */
function contentsOf(database: TestDatabase) {
  return on(database, async (store) => {
    const submissions = [...(await Array.fromAsync(store.all())), ...(await Array.fromAsync(store.all(true)))]
    expect((await store.verify()).damaged).toEqual([])
    for (const { attachments } of submissions) expect(attachments).toHaveLength(2)
    // What is unattached goes within two hours, and nothing else does.
    await store.removeForgotten(Date.now() + 2 * hour)
    if (database.env.DATABASE_URL === undefined) expect(unattached(database.folder)).toBe(0)
    return {
      all: submissions.length,
      ids: submissions.map((it) => it.id),
      states: submissions.map((it) => it.state),
    }
  })
}

/** Each call of `work` fails in turn, on a new database each time; `check` looks at what each fault left. */
async function inTurn(
  aDatabase: () => Promise<TestDatabase>,
  work: (database: TestDatabase) => Promise<unknown>,
  check: (database: TestDatabase, error: unknown) => Promise<void>,
) {
  const first = await aDatabase()
  const whole = await withFault(0, 'before', () => work(first))
  expect(whole.error).toBeUndefined()
  await check(first, undefined)
  const found: string[] = []
  for (const when of ['before', 'after'] satisfies When[]) {
    for (let turn = 1; turn <= whole.calls; turn += 1) {
      const database = await aDatabase()
      const { error, failed } = await withFault(turn, when, () => work(database))
      await check(database, error).catch((fault: unknown) => {
        found.push(`${turn} of ${whole.calls}: ${failed}, ${when}: ${fault}`)
      })
    }
  }
  expect(found).toEqual([])
  expect(whole.calls).toBeGreaterThan(5)
}

const engines = [
  ['SQLite', () => aDatabaseWith({})],
  ['PostgreSQL', async () => aDatabaseWith({ DATABASE_URL: await postgres.url() })],
] as const

test.each(engines)(
  '%s: a message is stored or refused, with all its files, and once',
  async (_name, aDatabase) => {
    const add = (database: TestDatabase) => on(database, (store) => sendTo(store, 'the-key-of-the-page', now))
    await inTurn(aDatabase, add, async (database, error) => {
      const { all } = await contentsOf(database)
      if (error === undefined) expect(all).toBe(4)
      // The page sends it again with the same key until it is acknowledged.
      expect(await add(database)).toMatchObject({ kind: 'stored' })
      expect((await contentsOf(database)).all).toBe(4)
    })
  },
)

test.each(engines)(
  '%s: the service goes on after a fault, without being started again',
  async (_name, aDatabase) => {
    const addTwice = (database: TestDatabase) =>
      on(database, async (store) => {
        const send = (key: string) => sendTo(store, key, now)
        await send('the-first-of-them').catch(() => undefined)
        return send('the-second-of-them').catch(() => send('the-second-of-them'))
      })
    await inTurn(aDatabase, addTwice, async (database, error) => {
      expect(error).toBeUndefined()
      expect((await contentsOf(database)).all).toBeGreaterThanOrEqual(4)
    })
  },
)

test.each(engines)('%s: each message is delivered once', async (_name, aDatabase) => {
  const delivered = new Map<TestDatabase, string[]>()
  const deliver = async (database: TestDatabase) => {
    const mails: string[] = []
    // A minute at each look: when only the answer to a claim is lost, the message waits until the claim has run out.
    let time = now
    delivered.set(database, mails)
    await on(database, async (store) => {
      const worker = startOutbox({
        deliver: async ({ id }) => void mails.push(id),
        store,
        clock: () => {
          time += minute
          return time
        },
        log: makeLogger('silent'),
        claimMs: hour,
        pollMs: 5,
      })
      await expect.poll(() => mails.length, { timeout: 10_000, interval: 5 }).toBe(3)
      // A stop waits for what is under way.
      await worker.stop()
    })
  }
  await inTurn(aDatabase, deliver, async (database, error) => {
    expect(error).toBeUndefined()
    const { ids, states } = await contentsOf(database)
    expect(delivered.get(database)?.toSorted()).toEqual(ids.toSorted())
    expect(states).toEqual(['delivered', 'delivered', 'delivered'])
  })
})

test.each(engines)('%s: retention hides or leaves, and erases whole messages', async (_name, aDatabase) => {
  const retain = (database: TestDatabase) =>
    on(database, async (store) => {
      const run = (time: number) => store.retain(retentionCutoffs(database.env, time), time)
      expect(await run(now)).toBe(0)
      for (let days = 1; days <= runsUntilErased + 1; days += 5) await run(now + days * day)
    })
  await inTurn(aDatabase, retain, async (database) => {
    const { all } = await contentsOf(database)
    expect([2, 3]).toContain(all)
    await on(database, async (store) => {
      for (let days = 20; days <= 40; days += 1)
        await store.retain(retentionCutoffs(database.env, now + days * day), now + days * day)
    })
    expect((await contentsOf(database)).all).toBe(2)
  })
})

const command = ({ env }: TestDatabase, ...args: string[]) =>
  runCommand(args, { env, clock: () => now, print: () => {} })

test.each(engines)('%s: erasing for a person leaves whole messages or none', async (_name, aDatabase) => {
  const erase = (database: TestDatabase) => command(database, 'erase', 'ada@example.com')
  await inTurn(aDatabase, erase, async (database) => {
    const { all } = await contentsOf(database)
    expect([0, 3]).toContain(all)
    await erase(database)
    expect((await contentsOf(database)).all).toBe(0)
  })
})

test('a backup is right, or says that it is not', async () => {
  const backup = (database: TestDatabase) => command(database, 'backup', join(database.folder, 'backup'))
  const aDatabase = engines[0][1]
  await inTurn(aDatabase, backup, async (database, error) => {
    expect((await contentsOf(database)).all).toBe(3)
    if (error !== undefined) return
    const store = sqliteStore(join(database.folder, 'backup', databaseFile))
    expect((await store.verify()).damaged).toEqual([])
    expect(await Array.fromAsync(store.all())).toHaveLength(3)
    await store.close()
  })
})
