import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { aFolder } from '../../testing/a-folder.ts'
import { openDiskAttachments } from '../attachments/disk-attachments.ts'
import { readSettings } from '../env.ts'
import { databaseFile, openSqliteStore } from '../store/sqlite-store.ts'
import { aPng, named } from '../testing/a-file.ts'
import { aPressInquiry, aPrototype, posted } from '../testing/a-form.ts'
import { aService } from '../testing/a-service.ts'
import { anAttachment, aSubmission } from '../testing/a-submission.ts'
import { applyRetention, monthsBefore } from './retention.ts'

test('healthy and ready say so; a database that cannot be written is not ready', async () => {
  let now = Date.now()
  const { origin, dataDir } = await aService({ clock: () => now })
  expect((await fetch(`${origin}/healthz`)).status).toBe(200)
  expect((await fetch(`${origin}/readyz`)).status).toBe(200)
  const locker = new DatabaseSync(join(dataDir, databaseFile))
  locker.exec('begin immediate')
  now += 2000
  expect((await fetch(`${origin}/readyz`)).status).toBe(503)
  expect((await fetch(`${origin}/healthz`)).status).toBe(200)
  locker.exec('rollback')
  now += 2000
  expect((await fetch(`${origin}/readyz`)).status).toBe(200)
})

test('metrics tell outcomes and the outbox on their own port only', async () => {
  const settings = { METRICS_PORT: '4181' }
  const { origin } = await aService({ settings })
  await fetch(`${origin}/submit-form`, posted(aPressInquiry()))
  await fetch(`${origin}/submit-form`, posted(aPressInquiry({ email: 'x' })))
  const text = await (await fetch('http://127.0.0.1:4181/metrics')).text()
  expect(text).toContain('submissions_total{outcome="stored",endpoint="/submit-form"} 1')
  expect(text).toContain('submissions_total{outcome="invalid",endpoint="/submit-form"} 1')
  expect(text).toContain('outbox_rows{state="pending"} 1')
  expect(text).toContain('http_request_duration_seconds_count{route="/submit-form",status="422"} 1')
  expect((await fetch(`${origin}/metrics`)).status).toBe(404)
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

test('retention erases each form after its own time, with the files', async () => {
  const folder = aFolder('retention')
  const store = await openSqliteStore(folder)
  const attachments = openDiskAttachments(join(folder, 'attachments'))
  async function* content() {
    yield Buffer.from('x')
  }
  const file = anAttachment()
  await attachments.keep([{ id: file.id, staged: await attachments.stage(content()) }])
  const now = Date.parse('2026-11-20T00:00:00Z')
  const received = (date: string) => Date.parse(`${date}T00:00:00Z`)
  await store.add(aSubmission({ receivedAt: received('2024-11-19') }))
  await store.add(aSubmission({ receivedAt: received('2024-11-20') }))
  await store.add(
    aSubmission({ receivedAt: received('2023-11-19'), formId: 'games-prototypes-form', attachments: [file] }),
  )
  await store.add(aSubmission({ receivedAt: received('2024-01-01'), formId: 'games-prototypes-form' }))
  const removed = await applyRetention({ store, attachments, env: readSettings({}), now })
  expect([...removed].map(([form, gone]) => [form, gone.submissions])).toEqual([
    ['digital-games-form', 0],
    ['games-prototypes-form', 1],
    ['press-contact-form', 1],
  ])
  expect(await store.list()).toHaveLength(2)
  expect(readdirSync(join(folder, 'attachments', 'kept'))).toEqual([])
})

test('the limit counts visitors by the address the proxy saw, not by what they claim', async () => {
  const settings = { RATE_LIMIT_PER_MINUTE: '1', TRUST_PROXY_HOPS: '1' }
  const { origin } = await aService({ settings })
  const from = async (forwarded: string) => {
    const form = posted(aPressInquiry({ message: forwarded }))
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': forwarded }
    return (await fetch(`${origin}/submit-form`, { ...form, headers })).status
  }
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
    (
      await fetch(`${origin}/games-prototypes`, {
        method: 'POST',
        headers: { 'X-Forwarded-For': forwarded },
        body: aPrototype({}, [named('a.png', aPng())]),
      })
    ).status
  expect(await send('203.0.113.1')).toBe(200)
  expect(await send('203.0.113.2')).toBe(429)
})
