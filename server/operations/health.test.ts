import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { eventually } from '../../testing/lifetime.ts'
import { databaseFile } from '../store/sqlite.ts'
import { sendInquiry } from '../testing/a-form.ts'
import { aService } from '../testing/a-service.ts'

test('while every upload would be refused it is healthy and not ready', async () => {
  const { origin, log } = await aService({ settings: { DISK_RESERVE_MB: '1000000' } })
  const statuses = ['healthz', 'readyz', 'readyz'].map(async (path) => (await fetch(`${origin}/${path}`)).status)
  expect(await Promise.all(statuses)).toEqual([200, 503, 503])
  const lines = log.filter((line) => line.includes('submissions cannot be stored yet'))
  expect(lines).toEqual([expect.stringContaining('"why":"No disk space for files"')])
})

test('while another process holds the lock forms are refused in words, and pages are served', async () => {
  const { origin, dataDir, store } = await aService()
  await store.attachments.assertWritable()
  const locker = new DatabaseSync(join(dataDir, databaseFile))
  locker.exec('begin immediate')
  const forms = Array.from({ length: 3 }, async () => (await sendInquiry(origin)).status)
  expect((await fetch(origin)).status).toBe(200)
  expect(await Promise.all(forms)).toEqual([503, 503, 503])
  expect(await (await fetch(`${origin}/readyz`)).text()).toContain('cannot be stored')
  locker.close()
  expect((await sendInquiry(origin)).status).toBe(200)
  expect(await Array.fromAsync(store.submissions.all())).toHaveLength(1)
})

test('the log has every failed request, and no check of monitoring that finds all well', async () => {
  const { origin, store, log } = await aService()
  const answered = () => log.filter((line) => line.includes('"route"')).length
  for (const path of ['healthz', 'readyz', 'nothing']) await fetch(`${origin}/${path}`)
  await eventually(answered).toBe(1)
  await store.close()
  // The answer is kept for a second.
  await eventually(async () => (await fetch(`${origin}/readyz`)).status).toBe(503)
  await eventually(answered).toBe(2)
})
