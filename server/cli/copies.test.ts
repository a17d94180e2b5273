import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aFolder } from '../../testing/lifetime.ts'
import { databaseFile } from '../store/sqlite.ts'
import { aDatabaseServer } from '../testing/a-database-server.ts'
import { aPdf, sendInquiry } from '../testing/a-form.ts'
import { aService, aServiceWithSubmissions, run } from '../testing/a-service.ts'
import { damage } from '../testing/stores.ts'

const postgres = await aDatabaseServer()

/** As an operator does: the file of the backup into an empty folder. */
function restored(backup: string) {
  const folder = aFolder('restored')
  copyFileSync(join(backup, databaseFile), join(folder, databaseFile))
  return folder
}

test('a backup made while the service runs is one file, which is restored by putting it in place', async () => {
  const service = await aServiceWithSubmissions()
  const backup = join(aFolder('backup'), 'today')
  mkdirSync(backup)
  expect(await run(service.dataDir, 'backup', backup)).toBe(
    `Backed up to ${join(backup, databaseFile)}.\nSubmissions read: 2, files: 3. Nothing is missing or altered.`,
  )
  expect(readdirSync(backup)).toEqual([databaseFile])
  await expect(run(service.dataDir, 'backup', backup)).rejects.toThrow('is not empty')
  const folder = restored(backup)
  expect(await run(folder, 'list', '--json')).toBe(await run(service.dataDir, 'list', '--json'))
  expect(await run(folder, 'verify')).toBe('Submissions read: 2, files: 3. Nothing is missing or altered.')
  const again = await aService({ settings: { DATA_DIR: folder } })
  expect((await sendInquiry(again.origin)).status).toBe(200)
})

test('a drill on a copy, without a mail server, changes nothing of the service that runs', async () => {
  const service = await aServiceWithSubmissions()
  const backup = join(aFolder('backup'), 'drill')
  await run(service.dataDir, 'backup', backup)
  const before = await run(service.dataDir, 'list', '--json')
  // Years later: everything is too old there.
  const clock = () => Date.now() + 10 * 365 * 24 * 3_600_000
  const drill = await aService({ settings: { DATA_DIR: restored(backup) }, clock })
  expect(await (await fetch(`${drill.origin}/readyz`)).text()).toBe('ready')
  await drill.store.erasure.eraseFrom('other@example.com')
  await drill.stop()
  expect(await run(service.dataDir, 'list', '--json')).toBe(before)
  expect(await run(service.dataDir, 'verify')).toContain('Submissions read: 2, files: 3. Nothing is missing')
})

test.each([
  'null',
  '7',
  '{"fields":{"email":1},"consents":[]}',
  '{"fields":"a","consents":[]}',
  '{"fields":{},"consents":[1]}',
])('a text that became %s is listed as it is', async (content) => {
  const { dataDir, inquiry } = await aServiceWithSubmissions()
  damage(dataDir, { inquiry, content })
  const listed = JSON.parse(await run(dataDir, 'list', '--json'))
  expect(listed.find(({ id }: { id: string }) => id === inquiry).fields.damaged).toBe(content)
})

test('verify, backup and export name missing and altered parts, and hold the rest', async () => {
  const { dataDir, store, inquiry, prototype } = await aServiceWithSubmissions()
  const files = (await store.submissions.find(prototype))?.attachments ?? []
  const [gone, altered] = files.map((file) => file.id)
  damage(dataDir, { gone, altered, inquiry, content: '{"message":"the beginn' })
  const damages = [
    `${prototype}: the file box.png (${gone}) is not what was received`,
    `${prototype}: the file box.png (${altered}) is not what was received`,
    `${inquiry}: its text is not what was received`,
  ]
  const [backup, folder] = [join(aFolder('backup'), 'today'), join(aFolder('export'), 'all')]
  for (const [named, ...command] of [
    [damages, 'verify'],
    [damages, 'backup', backup],
    // A table shows a damaged text as it is.
    [damages.slice(0, 2), 'export', '--format', 'files', '--output', folder],
  ] as const) {
    const output = await run(dataDir, ...command).catch((error: Error) => error.message)
    expect(named.filter((name) => !output.includes(name))).toEqual([])
  }
  expect(readdirSync(join(folder, prototype))).toEqual(['3-żółw.pdf'])
  const listed = JSON.parse(await run(restored(backup), 'list', '--json'))
  expect(listed).toMatchObject([{}, { id: inquiry, fields: { damaged: '{"message":"the beginn' } }])
  expect(await run(dataDir, 'erase', listed[1].fields.email)).toContain('removed, with all files')
})

test('a database that cannot be read to its end is said to be so', async () => {
  const { dataDir, stop } = await aServiceWithSubmissions()
  await stop()
  const file = join(dataDir, databaseFile)
  writeFileSync(file, readFileSync(file).fill('x', 4096 * 3))
  await expect(run(dataDir, 'verify')).rejects.toThrow(/malformed|cannot be used/)
})

test('every command works on PostgreSQL as on SQLite, except the backup', async () => {
  const shared = { DATABASE_URL: await postgres.url(), DATA_DIR: aFolder('shared') }
  const there = await aServiceWithSubmissions(shared)
  expect(await run(shared, 'show', there.prototype)).toContain('named: żółw.pdf')
  expect(await run(shared, 'retry', there.inquiry)).toContain('is due')
  const folder = join(aFolder('export'), 'all')
  expect(await run(shared, 'export', '--format', 'files', '--output', folder)).toContain(`written to ${folder}: 2`)
  expect(readFileSync(join(folder, there.prototype, '3-żółw.pdf'))).toEqual(aPdf())
  await expect(run(shared, 'backup', folder)).rejects.toThrow('pg_dump --format=custom')
  expect(await run(shared, 'erase', 'other@example.com')).toContain('PostgreSQL frees their space')
  expect(readdirSync(shared.DATA_DIR)).toEqual([])
})
