import { cpSync, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { aFolder } from '../testing/a-folder.ts'
import { openDiskAttachments } from './attachments/disk-attachments.ts'
import { fileState } from './attachments/file-state.ts'
import { IncompleteError } from './cli/command.ts'
import { runCommand } from './cli/commands.ts'
import { day, hour, minute } from './clock.ts'
import { startOutbox } from './delivery/outbox-worker.ts'
import { readSettings } from './env.ts'
import { makeLogger } from './http/logger.ts'
import { applyRetention } from './operations/retention.ts'
import { openSqliteStore } from './store/sqlite-store.ts'
import { sendTo } from './testing/a-sender.ts'
import { type When, withFault } from './testing/faults.ts'

vi.mock('node:fs/promises', async (original) => {
  const { breakableDisk } = await import('./testing/faults.ts')
  return breakableDisk(await original<typeof import('node:fs/promises')>())
})
vi.mock('node:sqlite', async (original) => {
  const { breakableSqlite } = await import('./testing/faults.ts')
  return breakableSqlite(await original<typeof import('node:sqlite')>())
})

/**
 * Every call to the disk and to the database fails once, in turn, while something is added, delivered, set aside and
 * erased by its age, backed up, restored, erased for a person; once before it does anything, once after it has done it.
 * After each fault the same is done again without one, and nothing may be lost, doubled or half there.
 */
const now = Date.parse('2026-11-21T12:00:00Z')
const received = { old: Date.parse('2023-01-01T00:00:00Z'), new: now - day }

const open = (folder: string) => ({
  store: openSqliteStore(folder),
  attachments: openDiskAttachments(join(folder, 'attachments')),
})
type Opened = ReturnType<typeof open>

/** A data folder with an old message with files, and two new ones. */
async function aDataFolder() {
  const folder = aFolder('faults')
  const parts = open(folder)
  await sendTo(parts, 'an-old-one-with-files', received.old, true)
  await sendTo(parts, 'a-new-one-with-files', received.new, true)
  await sendTo(parts, 'a-new-one-without', received.new, false)
  await parts.store.close()
  return folder
}

/** What there is, after everything is opened anew; rejects when a submission lacks a file or a file is not right. */
async function contentsOf(folder: string) {
  const { store, attachments } = open(folder)
  const submissions = await Array.fromAsync(store.all())
  const files = await Array.fromAsync(store.files())
  for (const { id, sha256, name } of files)
    expect(`${name} ${await fileState(() => attachments.read(id), sha256)}`).toBe(`${name} right`)
  for (const { deliveries, attachments: own, formId } of submissions) {
    expect(deliveries).toHaveLength(1)
    expect(own).toHaveLength(formId === 'games-prototypes-form' ? 2 : 0)
  }
  // What nobody names goes with the next sweep, and nothing else does.
  const named = new Set(files.map((it) => it.id))
  await attachments.sweep(async () => named, Date.now() + 2 * hour)
  await attachments.sweepStaged(Date.now() + 2 * hour)
  const kept = join(folder, 'attachments', 'kept')
  expect(new Set(existsSync(kept) ? readdirSync(kept) : [])).toEqual(named)
  const { submissions: all } = await store.summary()
  await store.close()
  return {
    all,
    ids: submissions.map((it) => it.id),
    states: submissions.map((it) => it.deliveries[0]?.state),
  }
}

/** Each call of `work` fails in turn, on a copy of the folder each time; `check` looks at what each fault left. */
async function inTurn(
  template: string,
  work: (folder: string) => Promise<unknown>,
  check: (folder: string, error: unknown, failed: string) => Promise<void>,
) {
  const copy = () => {
    const folder = aFolder('turn')
    cpSync(template, folder, { recursive: true })
    return folder
  }
  const first = copy()
  const whole = await withFault(0, 'before', () => work(first))
  expect(whole.error).toBeUndefined()
  await check(first, undefined, 'nothing')
  const found: string[] = []
  for (const when of ['before', 'after'] satisfies When[]) {
    for (let turn = 1; turn <= whole.calls; turn += 1) {
      const folder = copy()
      const { error, failed } = await withFault(turn, when, () => work(folder))
      await check(folder, error, `${failed}, ${when}`).catch((fault: unknown) => {
        found.push(`${turn} of ${whole.calls}: ${failed}, ${when}: ${fault}`)
      })
    }
  }
  expect(found).toEqual([])
  expect(whole.calls).toBeGreaterThan(5)
}

/** Opens, works, and closes whatever happens. */
async function on<Result>(folder: string, work: (parts: Opened) => Promise<Result>) {
  const parts = open(folder)
  try {
    return await work(parts)
  } finally {
    await parts.store.close()
  }
}

const command = (folder: string, ...args: string[]) =>
  runCommand(args, { env: readSettings({ DATA_DIR: folder }), clock: () => now, print: () => {} })

test('a message is stored or refused, with all its files or without any, and once, whatever fails meanwhile', async () => {
  const add = (folder: string) => on(folder, (parts) => sendTo(parts, 'the-key-of-the-page', now, true))
  await inTurn(await aDataFolder(), add, async (folder, error) => {
    const { all } = await contentsOf(folder)
    if (error === undefined) expect(all).toBe(4)
    // The page sends it again with the same key until it is acknowledged.
    expect(await add(folder)).toMatchObject({ kind: all === 4 ? 'replayed' : 'stored' })
    expect((await contentsOf(folder)).all).toBe(4)
  })
}, 300_000)

test('the service goes on after a fault, without being started again', async () => {
  const addTwice = (folder: string) =>
    on(folder, async (parts) => {
      await sendTo(parts, 'the-first-of-them', now, true).catch(() => undefined)
      return sendTo(parts, 'the-second-of-them', now, true).catch(() =>
        sendTo(parts, 'the-second-of-them', now, true),
      )
    })
  await inTurn(await aDataFolder(), addTwice, async (folder, error) => {
    expect(error).toBeUndefined()
    expect((await contentsOf(folder)).all).toBeGreaterThanOrEqual(4)
  })
}, 300_000)

test('each message is delivered once, whatever fails meanwhile', async () => {
  const delivered = new Map<string, string[]>()
  const deliver = async (folder: string) => {
    const mails: string[] = []
    // A minute at each look: when only the answer to a claim is lost, the message waits until the claim has run out.
    let time = now
    delivered.set(folder, mails)
    await on(folder, async ({ store }) => {
      const worker = startOutbox({
        channel: 'mail',
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
  await inTurn(await aDataFolder(), deliver, async (folder, error) => {
    expect(error).toBeUndefined()
    const { ids, states } = await contentsOf(folder)
    expect(delivered.get(folder)?.toSorted()).toEqual(ids.toSorted())
    expect(states).toEqual(['delivered', 'delivered', 'delivered'])
  })
}, 300_000)

test('retention sets aside or leaves, and erases whole messages, whatever fails meanwhile', async () => {
  const retain = (folder: string) =>
    on(folder, async (parts) => {
      await applyRetention({ ...parts, env: readSettings({}) }, now)
      await applyRetention({ ...parts, env: readSettings({}) }, now + 15 * day)
    })
  await inTurn(await aDataFolder(), retain, async (folder) => {
    expect((await contentsOf(folder)).all).toBeGreaterThanOrEqual(2)
    await retain(folder)
    expect(await contentsOf(folder)).toMatchObject({ all: 2, ids: [expect.any(String), expect.any(String)] })
  })
}, 300_000)

test('erasing for a person leaves whole messages or none, and is finished by the same command', async () => {
  const erase = (folder: string) => command(folder, 'erase', 'ada@example.com')
  await inTurn(await aDataFolder(), erase, async (folder) => {
    const { all } = await contentsOf(folder)
    expect([0, 3]).toContain(all)
    await erase(folder)
    expect((await contentsOf(folder)).all).toBe(0)
  })
}, 300_000)

test('a backup is finished and right, or says what is wrong; what it copies stays as it is', async () => {
  const backUp = (folder: string) => command(folder, 'backup', join(folder, 'backup'))
  await inTurn(await aDataFolder(), backUp, async (folder, error) => {
    expect((await contentsOf(folder)).all).toBe(3)
    const isFinished = existsSync(join(folder, 'backup', 'manifest.json'))
    if (error === undefined) expect(isFinished).toBe(true)
    if (!isFinished) return
    const elsewhere = aFolder('elsewhere')
    const restored = await withFault(0, 'before', () => command(elsewhere, 'restore', join(folder, 'backup')))
    // A file that could not be read is left out and named, on the way out and on the way in.
    if (error instanceof IncompleteError) expect(restored.error).toBeInstanceOf(IncompleteError)
    else expect((await contentsOf(elsewhere)).all).toBe(3)
  })
}, 300_000)

test('a restore puts back everything or nothing, and can be given again', async () => {
  const source = await aDataFolder()
  const backup = join(aFolder('backup'), 'of-today')
  await command(source, 'backup', backup)
  const restore = (folder: string) => command(folder, 'restore', backup)
  await inTurn(aFolder('empty'), restore, async (folder, error) => {
    const left = error instanceof IncompleteError ? undefined : await contentsOf(folder)
    if (error === undefined) expect(left?.all).toBe(3)
    if (left?.all === 0) {
      await restore(folder)
      expect(await contentsOf(folder)).toMatchObject({ all: 3 })
      expect(readdirSync(folder)).not.toContain('unfinished-copy')
    } else if (left) expect(left.all).toBe(3)
  })
}, 300_000)
