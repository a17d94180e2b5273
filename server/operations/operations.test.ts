import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { aFolder } from '../../testing/a-folder.ts'
import { openDiskAttachments } from '../attachments/disk-attachments.ts'
import { day, hour, minute } from '../clock.ts'
import { readSettings } from '../env.ts'
import { makeLogger } from '../http/logger.ts'
import { databaseFile, openSqliteStore } from '../store/sqlite-store.ts'
import { aPng, named } from '../testing/a-file.ts'
import { sendInquiry, sendPrototype } from '../testing/a-form.ts'
import { aService } from '../testing/a-service.ts'
import { anAttachment, aSubmission } from '../testing/a-submission.ts'
import { eventually } from '../testing/eventually.ts'
import { regularJobs } from './regular-jobs.ts'
import { monthsBefore } from './retention.ts'

test('healthy and ready say so; a database that cannot be written is not ready, and the reason is named', async () => {
  const { origin, dataDir, log } = await aService()
  const ready = async () => {
    const response = await fetch(`${origin}/readyz`)
    return `${response.status} ${await response.text()}`
  }
  expect((await fetch(`${origin}/healthz`)).status).toBe(200)
  expect(await ready()).toBe('200 ready')
  const locker = new DatabaseSync(join(dataDir, databaseFile))
  locker.exec('begin immediate')
  await eventually(ready).toBe('503 Messages cannot be kept just now: database: database is locked')
  await eventually(ready).toContain('503')
  expect((await fetch(`${origin}/healthz`)).status).toBe(200)
  expect(log.filter((it) => it.includes('messages cannot be kept yet'))).toHaveLength(1)
  locker.exec('rollback')
  await eventually(ready).toBe('200 ready')
})

test('while another process holds the lock, pages are served at once and forms refused after three seconds', async () => {
  const { origin, dataDir, store } = await aService()
  await store.ready()
  const locker = new DatabaseSync(join(dataDir, databaseFile))
  locker.exec('begin immediate')
  const begin = performance.now()
  const forms = Array.from({ length: 30 }, (_, number) =>
    sendInquiry(origin, { message: `number ${number}` }),
  )
  const slowest: number[] = []
  for (let number = 0; number < 20; number += 1) {
    const asked = performance.now()
    expect((await fetch(origin)).status).toBe(200)
    slowest.push(performance.now() - asked)
  }
  expect((await Promise.all(forms)).map((it) => it.status)).toEqual(forms.map(() => 503))
  // One refusal for all who wait, not three seconds for each of them.
  expect(performance.now() - begin).toBeLessThan(5000)
  expect(Math.max(...slowest)).toBeLessThan(1000)
  locker.exec('rollback')
  expect((await sendInquiry(origin)).status).toBe(200)
  expect(await Array.fromAsync(store.all())).toHaveLength(1)
})

test('metrics tell outcomes and the outbox on their own port only', async () => {
  const settings = { METRICS_PORT: '4181' }
  const { origin } = await aService({ settings })
  await sendInquiry(origin)
  await sendInquiry(origin, { email: 'x' })
  const text = await (await fetch('http://127.0.0.1:4181/metrics')).text()
  expect(text).toContain('submissions_total{outcome="stored",endpoint="/submit-form"} 1')
  expect(text).toContain('submissions_total{outcome="invalid",endpoint="/submit-form"} 1')
  expect(text).toContain('outbox_rows{state="pending"} 1')
  expect(text).toContain('http_request_duration_seconds_count{route="/submit-form",status="422"} 1')
  expect((await fetch(`${origin}/metrics`)).status).toBe(404)
})

test('the next release may serve metrics on the same port while one makes way for the other', async () => {
  const settings = { METRICS_PORT: '4182' }
  const both = [await aService({ settings }), await aService({ settings })]
  expect(await Promise.all(both.map(async ({ origin }) => (await fetch(origin)).status))).toEqual([200, 200])
})

test.each([
  ['2026-11-20T10:00:00Z', 24, '2024-11-20T10:00:00Z'],
  ['2026-03-31T10:00:00Z', 1, '2026-02-28T10:00:00Z'],
  ['2028-03-31T10:00:00Z', 1, '2028-02-29T10:00:00Z'],
  ['2026-01-15T10:00:00Z', 1, '2025-12-15T10:00:00Z'],
  ['2028-02-29T10:00:00Z', 12, '2027-02-28T10:00:00Z'],
])('from %s, %i months back is %s', (now, months, expected) => {
  expect(monthsBefore(Date.parse(now), months)).toBe(Date.parse(expected))
})

/** A store with messages of these days, and the work of its regular jobs with a clock and a machine time of the test's. */
async function aStoreOf(dates: readonly string[]) {
  const folder = aFolder('retention')
  const store = openSqliteStore(folder)
  const attachments = openDiskAttachments(join(folder, 'attachments'))
  const file = anAttachment()
  async function* content() {
    yield Buffer.from('x')
  }
  await attachments.keep([{ id: file.id, staged: await attachments.stage(content()) }])
  for (const [at, date] of dates.entries())
    await store.add(
      aSubmission({ receivedAt: Date.parse(`${date}T00:00:00Z`), attachments: at === 0 ? [file] : [] }),
    )
  onTestFinished(() => store.close())
  const time = { wall: Date.parse('2026-11-21T12:00:00Z'), machine: 0 }
  const log: string[] = []
  const run = regularJobs({
    store,
    attachments,
    mailer: undefined,
    env: readSettings({}),
    clock: () => time.wall,
    elapsed: () => time.machine,
    log: makeLogger('info', { write: (line: string) => log.push(line) }),
  })
  const kept = () => readdirSync(join(folder, 'attachments', 'kept'))
  return {
    store,
    log,
    kept,
    /** Lets so much time go by, or the clock jump as well, and does what is due. */
    async after(ms: number, jump = 0) {
      time.machine += ms
      time.wall += ms + jump
      await run()
    },
    here: async () => (await Array.fromAsync(store.all())).length,
  }
}

const recent = Array.from({ length: 9 }, () => '2026-11-21')

test('retention sets aside what is in the last two weeks of its time, and erases it with its files at its end', async () => {
  const { after, here, kept, store } = await aStoreOf(['2024-12-04', '2024-12-06', ...recent])
  await after(59 * minute)
  expect(await here()).toBe(11)
  await after(minute)
  expect(await here()).toBe(10)
  expect(kept()).toHaveLength(1)
  for (let days = 1; days <= 13; days += 1) await after(day)
  // Two are aside by now; nothing is erased.
  expect(await here()).toBe(9)
  expect(await store.summary()).toMatchObject({ submissions: 11 })
  await after(day)
  expect(await store.summary()).toMatchObject({ submissions: 10 })
  expect(kept()).toEqual([])
})

test('each form has its own time', async () => {
  const { after, here, store } = await aStoreOf([])
  const receivedAt = Date.parse('2024-11-20T00:00:00Z')
  await store.add(aSubmission({ receivedAt, formId: 'digital-games-form' }))
  await store.add(aSubmission({ receivedAt, formId: 'games-prototypes-form' }))
  for (const date of recent) await store.add(aSubmission({ receivedAt: Date.parse(date) }))
  await after(hour)
  expect(await here()).toBe(10)
})

test('what comes in while the clock is behind does not go before its time', async () => {
  const { after, here, store } = await aStoreOf(['2024-11-01', ...recent])
  await store.add(aSubmission({ receivedAt: Date.parse('2020-01-01T00:00:00Z') }))
  await after(hour)
  expect(await here()).toBe(10)
  for (let days = 1; days <= 16; days += 1) await after(day)
  expect(await store.summary()).toMatchObject({ submissions: 10 })
})

test.each([
  ['four years ahead at the start', [4 * 365 * day, 0]],
  ['that jumps four years ahead', [0, 4 * 365 * day]],
  ['that jumps ahead by three days and an hour', [0, 73 * hour]],
  ['that jumps back by an hour', [0, -hour]],
  ['that jumps ahead and back', [4 * 365 * day, -4 * 365 * day]],
])('a clock %s erases nothing', async (_case, [first = 0, second = 0]) => {
  const { after, here, store, kept } = await aStoreOf(['2026-11-01', ...recent])
  // As a service that has run every day.
  await store.noteJob('retention', Date.parse('2026-11-20T12:00:00Z'))
  await after(hour, first)
  await after(hour, second)
  for (let days = 0; days < 30; days += 1) await after(day)
  expect(await here()).toBe(10)
  expect(kept()).toHaveLength(1)
})

test('a message that comes while the clock is ahead does not make it believed', async () => {
  const { after, here, store } = await aStoreOf(recent)
  await store.noteJob('retention', Date.parse('2026-11-20T12:00:00Z'))
  await after(hour, 4 * 365 * day)
  await store.add(aSubmission({ receivedAt: Date.parse('2030-11-20T12:00:00Z') }))
  await after(2 * day)
  expect(await here()).toBe(10)
})

test('once the clock is right again retention goes on', async () => {
  const { after, here, store } = await aStoreOf(['2024-11-01', ...recent])
  await store.noteJob('retention', Date.parse('2030-11-20T12:00:00Z'))
  await after(hour)
  expect(await here()).toBe(9)
})

test('more than a fifth at once waits for a person, who is told once', async () => {
  const { after, here, log } = await aStoreOf(['2024-01-01', '2024-01-01', '2024-01-01', ...recent])
  await after(hour)
  await after(minute)
  await after(minute)
  expect(await here()).toBe(12)
  expect(log.filter((it) => it.includes('waits for a person'))).toHaveLength(1)
  expect(log.join('')).toContain('more than a fifth at once')
})

test('files are not taken for orphans when the database names none at all', async () => {
  const { after, store, kept, log } = await aStoreOf(['2026-11-21'])
  await store.eraseFrom('ada@example.com')
  await expect(after(3 * day)).rejects.toThrow('names no file at all')
  expect(kept()).toHaveLength(1)
  expect(log.join('')).not.toContain('orphaned files removed')
  // This very database had its last file erased for a person.
  await store.noteJob('erased', Date.parse('2026-11-21T12:00:00Z'))
  await after(day)
  expect(kept()).toEqual([])
})

test('the limit counts visitors by the address the proxy saw, not by what they claim', async () => {
  const settings = { RATE_LIMIT_PER_MINUTE: '1', TRUST_PROXY_HOPS: '1' }
  const { origin } = await aService({ settings })
  const from = async (forwarded: string) =>
    (await sendInquiry(origin, { message: forwarded }, { 'X-Forwarded-For': forwarded })).status
  expect(await from('203.0.113.1')).toBe(200)
  expect(await from('203.0.113.2')).toBe(200)
  expect(await from('198.51.100.7, 203.0.113.1')).toBe(429)
  expect(await from('2001:db8::1')).toBe(200)
  // One household has a whole /64.
  expect(await from('2001:db8::2')).toBe(429)
})

test('without a proxy the header is not believed', async () => {
  const { origin } = await aService({ settings: { RATE_LIMIT_PER_MINUTE: '1' } })
  const send = async (forwarded: string) =>
    (await sendPrototype(origin, {}, [named('a.png', aPng())], { 'X-Forwarded-For': forwarded })).status
  expect(await send('203.0.113.1')).toBe(200)
  expect(await send('203.0.113.2')).toBe(429)
})
