import { createServer } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { day, hour, minute } from '../clock.ts'
import { readSettings } from '../env.ts'
import { makeLogger } from '../http/logger.ts'
import { databaseFile } from '../store/sqlite.ts'
import { sqliteStore } from '../store/store.ts'
import { aFolder, eventually, listening } from '../testing/a-folder.ts'
import { aSubmission, sendInquiry } from '../testing/a-form.ts'
import { aService } from '../testing/a-service.ts'
import { freePort } from '../testing/free-port.ts'
import { runDueJobs } from './regular-jobs.ts'

test('while every upload would be refused it is healthy and not ready', async () => {
  const { origin } = await aService({ settings: { DISK_RESERVE_MB: '1000000' } })
  expect((await fetch(`${origin}/healthz`)).status).toBe(200)
  const response = await fetch(`${origin}/readyz`)
  expect([response.status, await response.text()]).toEqual([
    503,
    'Messages cannot be stored just now: no disk space for files',
  ])
})

test('while another process holds the lock, pages are served at once and forms refused after three seconds', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const { origin, dataDir, store } = await aService()
  await store.ready()
  const locker = new DatabaseSync(join(dataDir, databaseFile))
  locker.exec('begin immediate')
  const first = store.ready().catch((error: Error) => error.message)
  let refused = 0
  const forms = Array.from({ length: 30 }, async (_, number) => {
    const { status } = await sendInquiry(origin, { message: `number ${number}` })
    refused += 1
    return status
  })
  for (let number = 0; number < 20; number += 1) expect((await fetch(origin)).status).toBe(200)
  expect(refused).toBe(0)
  // One refusal for all who wait, not three seconds for each of them.
  vi.advanceTimersByTime(3000)
  expect(await first).toBe('database is locked')
  expect(await Promise.all(forms)).toEqual(forms.map(() => 503))
  locker.close()
  expect((await sendInquiry(origin)).status).toBe(200)
  expect(await Array.fromAsync(store.all())).toHaveLength(1)
})

test('metrics tell the outbox and what is hidden, on their own port only', async () => {
  const port = await freePort()
  const { origin } = await aService({ settings: { METRICS_PORT: `${port}` } })
  await sendInquiry(origin)
  await eventually(async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).toMatch(
    /hidden_submissions 0\n[\s\S]*outbox_rows\{state="pending"\} 1/,
  )
  expect((await fetch(`${origin}/metrics`)).status).toBe(404)
})

test('a port of the metrics that another process has is told once and never shared; the service starts', async () => {
  const taken = await listening(createServer())
  const { origin, log } = await aService({ settings: { METRICS_PORT: `${taken}` } })
  await eventually(() => log.filter((it) => it.includes('port of the metrics is taken')).length).toBe(1)
  expect((await fetch(origin)).status).toBe(200)
})

/** A store with messages of these days, whose regular jobs run by a clock of the test's. */
async function aStoreOf(dates: readonly string[]) {
  const store = sqliteStore(join(aFolder('retention'), databaseFile))
  for (const date of dates) await store.add(aSubmission({ receivedAt: Date.parse(date) }))
  const log: string[] = []
  let now = Date.parse('2026-11-21T12:00:00Z')
  const parts = {
    store,
    mailer: undefined,
    env: readSettings({}),
    clock: () => now,
    log: makeLogger('info', { write: (line: string) => log.push(line) }),
  }
  return {
    store,
    log,
    /** Lets the clock show so much more or less, and does what is due. */
    async after(ms: number) {
      now += ms
      await runDueJobs(parts)
    },
    here: async () => (await Array.fromAsync(store.all())).length,
    all: async () => (await store.counts(0)).hidden + (await Array.fromAsync(store.all())).length,
  }
}

test('a message is hidden in the last two weeks of its months, and erased at their end', async () => {
  const { after, here, all } = await aStoreOf(['2024-12-05', '2024-12-25', '2026-11-21'])
  await after(0)
  expect([await here(), await all()]).toEqual([2, 3])
  for (let days = 1; days <= 13; days += 1) await after(day)
  // 4 December, and nothing is erased yet.
  expect([await here(), await all()]).toEqual([2, 3])
  await after(day)
  expect([await here(), await all()]).toEqual([2, 2])
})

test.each([
  ['four years ahead', 4 * 365 * day],
  ['73 hours ahead', 73 * hour],
  ['an hour back', -hour],
])(
  'a clock that is %s for ten days and then right erases nothing and stalls nothing',
  async (_case, jump) => {
    const { after, here, all, store } = await aStoreOf(['2024-11-25', '2026-11-01', '2026-11-20'])
    await after(jump)
    await store.add(aSubmission({ receivedAt: Date.parse('2026-11-21T12:00:00Z') + jump }))
    for (let days = 0; days < 10; days += 1) await after(day)
    await after(-jump)
    expect(await all()).toBe(4)
    expect(await here()).toBe(3)
    for (let days = 0; days < 15; days += 1) await after(day)
    expect(await all()).toBe(3)
  },
)

test('a regular job that fails is tried again ten minutes later', async () => {
  const { after, store, log } = await aStoreOf([])
  const { retain } = store
  store.retain = async () => {
    throw new Error('disk I/O error')
  }
  await after(0)
  expect(log.join('')).toContain('a regular job failed')
  store.retain = retain
  await after(9 * minute)
  expect(log.join('')).not.toContain('retention applied')
  await after(minute)
  expect(log.join('')).toContain('retention applied')
})
