import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { runCommand } from './cli/commands.ts'
import { day, hour, minute } from './clock.ts'
import { startOutbox } from './delivery/outbox-worker.ts'
import { readSettings } from './env.ts'
import { makeLogger } from './http/logger.ts'
import { tooOld } from './operations/regular-jobs.ts'
import { runsUntilErased } from './store/records.ts'
import { databaseFile } from './store/sqlite.ts'
import { openStore, type Store, sqliteStore } from './store/store.ts'
import { aFolder } from './testing/a-folder.ts'
import { sendTo } from './testing/a-form.ts'
import { nobodys } from './testing/clients.ts'
import { type When, withFault } from './testing/faults.ts'
import { aDatabaseServer } from './testing/other-servers.ts'

vi.mock('node:sqlite', async (original) => {
  const { breakableSqlite } = await import('./testing/faults.ts')
  return breakableSqlite(await original<typeof import('node:sqlite')>())
})
vi.mock('pg', async (original) => {
  const { breakablePostgres } = await import('./testing/faults.ts')
  return breakablePostgres(await original<typeof import('pg')>())
})

/**
 * Every call to the database fails once, in turn, while something is added, delivered, hidden and erased by its age,
 * backed up, erased for a person; once before it does anything, once after it has done it. After each fault the same
 * is done again without one, and nothing may be lost, doubled or half there.
 */
const now = Date.parse('2026-11-21T12:00:00Z')
const postgres = await aDatabaseServer()

/** A place for a database: a folder with SQLite, or a schema in PostgreSQL. */
type Place = { env: ReturnType<typeof readSettings>; folder: string }

const open = (place: Place) => openStore(place.env)

/** Opens, works, and closes whatever happens. */
async function on<Result>(place: Place, work: (store: Store) => Promise<Result>) {
  const store = await open(place)
  return work(store).finally(() => store.close())
}

/** An old message with files, and two new ones. */
async function fill(place: Place) {
  await on(place, async (store) => {
    await sendTo(store, 'an-old-one-with-files', Date.parse('2023-01-01T00:00:00Z'), true)
    await sendTo(store, 'a-new-one-with-files', now - day, true)
    await sendTo(store, 'a-new-one-without', now - day, false)
  })
  return place
}

async function anSqlitePlace(): Promise<() => Promise<Place>> {
  const place = (folder: string) => ({
    folder,
    env: readSettings({ DATA_DIR: folder, DISK_RESERVE_MB: '0' }),
  })
  const template = aFolder('faults')
  await fill(place(template))
  return async () => {
    const folder = aFolder('turn')
    cpSync(template, folder, { recursive: true })
    return place(folder)
  }
}

async function aPostgresPlace(): Promise<() => Promise<Place>> {
  return async () => {
    return fill({ folder: aFolder('turn'), env: readSettings({ DATABASE_URL: await postgres.url() }) })
  }
}

/** What there is, after everything is opened anew; rejects when a submission lacks a file or anything is not right. */
function contentsOf(place: Place) {
  return on(place, async (store) => {
    const submissions = [...(await Array.fromAsync(store.all())), ...(await Array.fromAsync(store.all(true)))]
    expect(await Array.fromAsync(store.damage())).toEqual([])
    for (const { attachments, formId } of submissions)
      expect(attachments).toHaveLength(formId === 'games-prototypes-form' ? 2 : 0)
    // What is nobody's goes within two hours, and nothing else does.
    await store.removeNobodys(Date.now() + 2 * hour)
    if (place.env.DATABASE_URL === undefined) expect(nobodys(place.folder)).toBe(0)
    return {
      all: submissions.length,
      ids: submissions.map((it) => it.id),
      states: submissions.map((it) => it.delivery.state),
    }
  })
}

/** Each call of `work` fails in turn, at a new place each time; `check` looks at what each fault left. */
async function inTurn(
  aPlace: () => Promise<Place>,
  work: (place: Place) => Promise<unknown>,
  check: (place: Place, error: unknown) => Promise<void>,
) {
  const first = await aPlace()
  const whole = await withFault(0, 'before', () => work(first))
  expect(whole.error).toBeUndefined()
  await check(first, undefined)
  const found: string[] = []
  for (const when of ['before', 'after'] satisfies When[]) {
    for (let turn = 1; turn <= whole.calls; turn += 1) {
      const place = await aPlace()
      const { error, failed } = await withFault(turn, when, () => work(place))
      await check(place, error).catch((fault: unknown) => {
        found.push(`${turn} of ${whole.calls}: ${failed}, ${when}: ${fault}`)
      })
    }
  }
  expect(found).toEqual([])
  expect(whole.calls).toBeGreaterThan(5)
}

const engines = [
  ['SQLite', await anSqlitePlace()],
  ['PostgreSQL', await aPostgresPlace()],
] as const

test.each(engines)(
  '%s: a message is stored or refused, with all its files, and once',
  async (_name, aPlace) => {
    const add = (place: Place) => on(place, (store) => sendTo(store, 'the-key-of-the-page', now, true))
    await inTurn(aPlace, add, async (place, error) => {
      const { all } = await contentsOf(place)
      if (error === undefined) expect(all).toBe(4)
      // The page sends it again with the same key until it is acknowledged.
      expect(await add(place)).toMatchObject({ kind: all === 4 ? 'replayed' : 'stored' })
      expect((await contentsOf(place)).all).toBe(4)
    })
  },
  300_000,
)

test.each(engines)(
  '%s: the service goes on after a fault, without being started again',
  async (_name, aPlace) => {
    const addTwice = (place: Place) =>
      on(place, async (store) => {
        const send = (key: string) => sendTo(store, key, now, true)
        await send('the-first-of-them').catch(() => undefined)
        return send('the-second-of-them').catch(() => send('the-second-of-them'))
      })
    await inTurn(aPlace, addTwice, async (place, error) => {
      expect(error).toBeUndefined()
      expect((await contentsOf(place)).all).toBeGreaterThanOrEqual(4)
    })
  },
  300_000,
)

test.each(engines)(
  '%s: each message is delivered once',
  async (_name, aPlace) => {
    const delivered = new Map<Place, string[]>()
    const deliver = async (place: Place) => {
      const mails: string[] = []
      // A minute at each look: when only the answer to a claim is lost, the message waits until the claim has run out.
      let time = now
      delivered.set(place, mails)
      await on(place, async (store) => {
        const worker = startOutbox({
          deliver: async ({ id }) => void mails.push(id),
          store,
          clock: () => {
            time += minute
            return time
          },
          log: makeLogger('silent'),
          onResult: () => {},
          leaseMs: hour,
          pollMs: 5,
        })
        await expect.poll(() => mails.length, { timeout: 10_000, interval: 5 }).toBe(3)
        // A stop waits for what is under way.
        await worker.stop()
      })
    }
    await inTurn(aPlace, deliver, async (place, error) => {
      expect(error).toBeUndefined()
      const { ids, states } = await contentsOf(place)
      expect(delivered.get(place)?.toSorted()).toEqual(ids.toSorted())
      expect(states).toEqual(['delivered', 'delivered', 'delivered'])
    })
  },
  300_000,
)

test.each(engines)(
  '%s: retention hides or leaves, and erases whole messages',
  async (_name, aPlace) => {
    const retain = (place: Place) =>
      on(place, async (store) => {
        const run = (time: number) => store.retain(tooOld(place.env, time), time)
        const { submissions } = (await run(now)).erased
        expect(submissions).toBe(0)
        for (let days = 1; days <= runsUntilErased + 1; days += 5) await run(now + days * day)
      })
    await inTurn(aPlace, retain, async (place) => {
      const { all } = await contentsOf(place)
      expect([2, 3]).toContain(all)
      await on(place, async (store) => {
        for (let days = 20; days <= 40; days += 1)
          await store.retain(tooOld(place.env, now + days * day), now + days * day)
      })
      expect((await contentsOf(place)).all).toBe(2)
    })
  },
  300_000,
)

const command = ({ env }: Place, ...args: string[]) =>
  runCommand(args, { env, clock: () => now, print: () => {} })

test.each(engines)(
  '%s: erasing for a person leaves whole messages or none',
  async (_name, aPlace) => {
    const erase = (place: Place) => command(place, 'erase', 'ada@example.com')
    await inTurn(aPlace, erase, async (place) => {
      const { all } = await contentsOf(place)
      expect([0, 3]).toContain(all)
      await erase(place)
      expect((await contentsOf(place)).all).toBe(0)
    })
  },
  300_000,
)

test('a backup is right, or says that it is not', async () => {
  const backup = (place: Place) => command(place, 'backup', join(place.folder, 'backup'))
  const aPlace = engines[0][1]
  await inTurn(aPlace, backup, async (place, error) => {
    expect((await contentsOf(place)).all).toBe(3)
    if (error !== undefined) return
    const store = sqliteStore(join(place.folder, 'backup', databaseFile))
    expect(await Array.fromAsync(store.damage())).toEqual([])
    expect(await Array.fromAsync(store.all())).toHaveLength(3)
    await store.close()
  })
}, 300_000)
