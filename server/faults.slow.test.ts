import { join } from 'node:path'
import { pino } from 'pino'
import { describe, expect, test, vi } from 'vitest'
import { gamesPrototypes } from '../forms/forms.ts'
import { aFolder } from '../testing/lifetime.ts'
import { runCommand } from './cli/commands.ts'
import { day, hour, minute } from './clock.ts'
import { startDeliveryWorker } from './delivery/delivery-worker.ts'
import { retentionCutoffs } from './operations/daily-run.ts'
import { readSettings } from './settings.ts'
import { openStore, type Store } from './store/store.ts'
import { storeSubmission } from './submissions/store-submission.ts'
import { aDatabaseServer } from './testing/a-database-server.ts'
import { aPrototype, aStoredFile } from './testing/a-form.ts'
import { withFault } from './testing/faults.ts'
import { countUnattached, sqliteStore } from './testing/stores.ts'

/**
 * Makes every call to the database fail, in turn, while the service adds, delivers, erases and backs up: once before the
 * call does anything, once after. Then does the same without a fault: no submission may be lost, doubled or incomplete.
 */
const now = Date.parse('2026-11-21T12:00:00Z')
const postgres = await aDatabaseServer()
vi.setConfig({ testTimeout: 300_000 })

/** A database of the tests: a folder with SQLite, or a schema in PostgreSQL. */
type TestDatabase = { settings: ReturnType<typeof readSettings>; folder: string }

/** Opens a store, works, and closes it in any case. */
async function on<Result>(database: TestDatabase, work: (store: Store) => Promise<Result>) {
  const store = openStore(database.settings)
  return work(store).finally(() => store.close())
}

/** Hands a prototype with two files over as the service does once it has arrived. */
async function sendTo(store: Store, submissionKey: string, now: number) {
  const texts = Object.fromEntries([...aPrototype()].map(([name, value]) => [name, String(value)]))
  const files = [await aStoredFile(store, 'a.pdf', 'a file'), await aStoredFile(store, 'b.pdf', 'another')]
  const form = { values: { ...texts, submissionKey }, files, fileErrors: [], byScript: true }
  const ids = files.map((file) => file.id)
  return storeSubmission(store.submissions, gamesPrototypes, form, now).finally(() =>
    store.attachments.removeUnattached(ids).catch(() => undefined),
  )
}

/** With an old submission and two new ones. */
async function aDatabaseWith(settings: Record<string, string>): Promise<TestDatabase> {
  const folder = aFolder('faults')
  const database = { folder, settings: readSettings({ DATA_DIR: folder, DISK_RESERVE_MB: '0', ...settings }) }
  await on(database, async (store) => {
    await sendTo(store, 'an-old-one-of-years-ago', Date.parse('2023-01-01T00:00:00Z'))
    for (const key of ['the-first-new-one', 'the-second-new-one']) await sendTo(store, key, now - day)
  })
  return database
}

/** Returns all submissions from a newly opened store. Rejects when one is damaged or lacks a file. */
function readContents(database: TestDatabase) {
  return on(database, async (store) => {
    const submissions = await Array.fromAsync(store.submissions.all())
    expect((await store.submissions.verify()).damaged).toEqual([])
    for (const { attachments } of submissions) expect(attachments).toHaveLength(2)
    // This removes unattached files and no others.
    await store.attachments.removeStale(Date.now() + 2 * hour)
    if (database.settings.DATABASE_URL === undefined) expect(countUnattached(database.folder)).toBe(0)
    return submissions
  })
}

/** Makes each call of `work` fail in turn, on a new database each time; then `check` examines that database. */
async function inTurn(
  aDatabase: () => Promise<TestDatabase>,
  work: (database: TestDatabase) => Promise<unknown>,
  check: (database: TestDatabase, error: unknown) => Promise<void>,
) {
  const first = await aDatabase()
  const withoutFault = await withFault(0, 'before', () => work(first))
  expect(withoutFault.error).toBeUndefined()
  await check(first, undefined)
  const found: string[] = []
  for (const when of ['before', 'after'] as const) {
    for (let turn = 1; turn <= withoutFault.calls; turn += 1) {
      const database = await aDatabase()
      const { error, failed } = await withFault(turn, when, () => work(database))
      await check(database, error).catch((fault: unknown) => {
        found.push(`${turn} of ${withoutFault.calls}: ${failed}, ${when}: ${fault}`)
      })
    }
  }
  expect(found).toEqual([])
  expect(withoutFault.calls).toBeGreaterThan(5)
}

const command = ({ settings }: TestDatabase, ...args: string[]) =>
  runCommand(args, { settings, clock: () => now, print: () => {} })

describe.each([
  ['SQLite', () => aDatabaseWith({})],
  ['PostgreSQL', async () => aDatabaseWith({ DATABASE_URL: await postgres.url() })],
] as const)('%s', (_name, aDatabase) => {
  test('a submission is stored with all its files, and once, when the page sends it again after a fault', async () => {
    // To the same process, without a new start.
    const add = (database: TestDatabase) =>
      on(database, (store) => {
        const send = () => sendTo(store, 'the-key-of-the-page', now)
        return send().catch(send)
      })
    await inTurn(aDatabase, add, async (database, error) => {
      expect(error).toBeUndefined()
      expect(await readContents(database)).toHaveLength(4)
    })
  })

  test('each submission is delivered once', async () => {
    const delivered = new Map<TestDatabase, string[]>()
    const deliver = async (database: TestDatabase) => {
      const mails: string[] = []
      delivered.set(database, mails)
      let time = now
      // Ten minutes at each look: when only the answer to a claim is lost, the submission waits until the claim has run out.
      const clock = () => {
        time += 10 * minute
        return time
      }
      await on(database, async (store) => {
        const send = async ({ reference }: { reference: string }) => void mails.push(reference)
        const parts = { deliveries: store.deliveries, clock, log: pino({ level: 'silent' }) }
        const worker = startDeliveryWorker({ deliver: send, ...parts, pollMs: 5 })
        await expect.poll(() => mails.length, { timeout: 10_000, interval: 5 }).toBe(3)
        // A stop waits for the delivery under way.
        await worker.stop()
      })
    }
    await inTurn(aDatabase, deliver, async (database, error) => {
      expect(error).toBeUndefined()
      const submissions = await readContents(database)
      expect(delivered.get(database)?.toSorted()).toEqual(submissions.map(({ reference }) => reference).toSorted())
      expect(submissions.map(({ state }) => state)).toEqual(['delivered', 'delivered', 'delivered'])
    })
  })

  test('retention leaves or erases whole submissions', async () => {
    /** Runs of some days, counted from now. */
    const retain = (database: TestDatabase, days: readonly number[]) =>
      on(database, async (store) => {
        for (const time of days.map((offset) => now + offset * day))
          await store.erasure.eraseTooOld(retentionCutoffs(time), time)
      })
    await inTurn(
      aDatabase,
      (database) => retain(database, [0, 14]),
      async (database) => {
        expect([2, 3]).toContain((await readContents(database)).length)
        await retain(database, [15, 30])
        expect(await readContents(database)).toHaveLength(2)
      },
    )
  })

  test('erasing for a person leaves whole submissions', async () => {
    const erase = (database: TestDatabase) => command(database, 'erase', 'ada@example.com')
    await inTurn(aDatabase, erase, async (database) => {
      await readContents(database)
      await erase(database)
      expect(await readContents(database)).toHaveLength(0)
    })
  })
})

test('a backup is right, or says that it is not', async () => {
  const backup = (database: TestDatabase) => command(database, 'backup', join(database.folder, 'backup'))
  const aDatabase = () => aDatabaseWith({})
  await inTurn(aDatabase, backup, async (database, error) => {
    expect(await readContents(database)).toHaveLength(3)
    if (error !== undefined) return
    const store = sqliteStore(join(database.folder, 'backup'))
    expect((await store.submissions.verify()).damaged).toEqual([])
    expect(await Array.fromAsync(store.submissions.all())).toHaveLength(3)
    await store.close()
  })
})
