import { execFileSync } from 'node:child_process'
import { chmodSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aFolder, eventually, listen } from '../testing/lifetime.ts'
import { maxStopMs } from './app.ts'
import { second } from './clock.ts'
import { databaseFile } from './store/sqlite.ts'
import { aPdf, fileNamed, sendInquiry, sendPrototype } from './testing/a-form.ts'
import { aProcess, aService } from './testing/a-service.ts'

test('a process that cannot start gives the reason in one line, and ends', async () => {
  const PORT = String(await listen(createServer()))
  const DATA_DIR = aFolder('data')
  const start = (setting: object) => aProcess({ DATA_DIR, ...setting }).catch((error: Error) => error.message)
  const starts = [{ PORT }, { PORT: 'many' }, { SITE_DIR: 'no-such-folder' }].map(start)
  const [taken, wrong, unbuilt] = await Promise.all(starts)
  expect(taken).toMatch(/^The service ended: Could not start: [^\n]+ already in use [^\n]+\n$/)
  expect(wrong).toMatch(/Could not start: PORT: found "many"/)
  expect(unbuilt).toMatch(/Could not start: There is no built site[^\n]+\n$/)
})

test('systemd gives a stop longer than it takes', () => {
  const unit = readFileSync('deploy/systemd/awaken-realms@.service', 'utf8')
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(maxStopMs / second)
})

test('files of the service and its commands are open to their user alone, also in a folder that is open to others', async () => {
  const folder = aFolder('data')
  chmodSync(folder, 0o755)
  const { origin } = await aProcess({ DATA_DIR: folder })
  expect((await sendPrototype(origin, {}, [fileNamed('a.pdf', aPdf())])).status).toBe(200)
  const all = join(folder, 'all')
  writeFileSync(join(folder, 'table.csv'), 'of yesterday', { mode: 0o644 })
  for (const command of [
    ['backup', join(folder, 'copy')],
    ['export', '--output', join(folder, 'table.csv')],
    ['export', '--format', 'files', '--output', all],
  ])
    execFileSync(process.execPath, ['server/cli/main.ts', ...command], { env: { DATA_DIR: folder } })
  const written = readdirSync(folder, { recursive: true }).map(String)
  expect(written.filter((name) => statSync(join(folder, name)).mode & 0o077)).toEqual([])
  expect(readdirSync(all)).toHaveLength(2)
})

function spoilDatabase(folder: string) {
  writeFileSync(join(folder, databaseFile), 'this is no database at all '.repeat(100))
}

function blockFolder(folder: string) {
  rmSync(folder, { recursive: true })
  writeFileSync(folder, 'a file where the folder was')
}

test.each([
  ['a damaged database', spoilDatabase, 'file is not a database'],
  ['a data folder that cannot be made', blockFolder, /ENOTDIR|EEXIST/],
])('with %s pages are served, forms refused in words, and once it is mended stored', async (_case, damage, why) => {
  const folder = aFolder('data')
  damage(folder)
  const { origin, log } = await aService({ settings: { DATA_DIR: folder } })
  const readyz = async () => (await fetch(`${origin}/readyz`)).status
  expect((await fetch(origin)).status).toBe(200)
  expect(await readyz()).toBe(503)
  expect(log.join('')).toMatch(why)
  const refused = await sendInquiry(origin)
  const message = 'We could not save your message. Please try again in a few minutes.'
  expect([refused.status, await refused.json()]).toMatchObject([503, { message }])
  rmSync(folder, { recursive: true })
  expect((await sendInquiry(origin)).status).toBe(200)
  await eventually(readyz).toBe(200)
})
