import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { aFolder } from '../testing/a-folder.ts'
import { openDiskAttachments } from './attachments/disk-attachments.ts'
import { hour } from './clock.ts'
import { openSqliteStore } from './store/sqlite-store.ts'
import { refusals } from './submissions/outcome.ts'
import { aPdf, named } from './testing/a-file.ts'
import { sendInquiry, sendPrototype } from './testing/a-form.ts'
import { aLoad } from './testing/a-load.ts'
import { aProcess } from './testing/a-process.ts'
import { aService } from './testing/a-service.ts'
import { aSite } from './testing/a-site.ts'

test('killed at random under load and started again, it loses none of 1,000 submissions and doubles none', async () => {
  const settings = { DATA_DIR: aFolder('kill'), SITE_DIR: aSite(), TRUST_PROXY_HOPS: '1' }
  let service = await aProcess(settings)
  let kills = 0
  const load = aLoad(() => service.origin)
  const { acknowledged } = load
  const senders = Array.from({ length: 8 }, async () => {
    while (load.sent() < total) await load.sendNext()
  })
  while (acknowledged.size < total) {
    const enough = Math.min(total, acknowledged.size + 20 + Math.random() * 160)
    while (acknowledged.size < enough) await sleep(1)
    await sleep(Math.random() * 10)
    if (acknowledged.size === total) break
    await service.end('SIGKILL')
    kills += 1
    service = await aProcess(settings)
  }
  await Promise.all(senders)
  await service.end('SIGKILL')

  console.info(`${kills} kills`)
  expect(kills).toBeGreaterThan(4)
  const store = openSqliteStore(settings.DATA_DIR)
  onTestFinished(() => store.close())
  const folder = join(settings.DATA_DIR, 'attachments')
  const attachments = openDiskAttachments(folder)
  const { files } = await load.expectStored(store, attachments)
  await attachments.sweep(async () => new Set(files.map((it) => it.id)), Date.now() + 2 * hour)
  expect(new Set(readdirSync(join(folder, 'kept')))).toEqual(new Set(files.map((it) => it.id)))
  await attachments.sweepStaged(Date.now() + 2 * hour)
  expect(readdirSync(join(folder, 'incoming'))).toEqual([])
}, 300_000)

const total = 1000

test('a disk without room for files takes texts, a full one refuses them clearly, and both keep what is acknowledged', async (context) => {
  const folder = aFolder('full')
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=40m', 'tmpfs', folder], { stdio: 'pipe' })
  } catch {
    context.skip('mounting a small file system needs root; the refusal is still shown by the next test')
  }
  onTestFinished(() => void execFileSync('umount', ['-l', folder]))
  const service = await aService({ settings: { DATA_DIR: folder, DISK_RESERVE_MB: '1' } })
  const acknowledged: string[] = []
  const refused: string[] = []
  const isTaken = async (sent: Promise<Response>) => {
    const response = await sent
    const body = await response.json()
    if (response.ok) acknowledged.push(body.reference)
    else refused.push(`${response.status} ${body.message}`)
    return response.ok
  }
  const prototype = (bytes: number) =>
    isTaken(sendPrototype(service.origin, { message: randomUUID() }, [named('a.pdf', aPdf(bytes))]))
  const inquiry = () => isTaken(sendInquiry(service.origin, { message: randomUUID() + 'x'.repeat(9000) }))
  while (await prototype(3_000_000));
  expect(acknowledged.length).toBeGreaterThan(5)
  expect(await inquiry()).toBe(true)
  const filler = join(folder, 'something-else')
  // The last kilobytes go to messages.
  execFileSync('sh', ['-c', `head -c ${freeBytes(folder) - 300_000} /dev/zero >${filler}`])
  while (await inquiry());
  expect(refused).toEqual([`503 ${refusals.noRoom}`, `503 ${refusals.unavailable}`])
  expect(readdirSync(join(folder, 'attachments', 'incoming'))).toEqual([])

  const stored = await Array.fromAsync(service.store.all())
  expect(new Set(stored.map((it) => it.id))).toEqual(new Set(acknowledged))
  const files = stored.flatMap((it) => it.attachments.map((file) => file.id))
  expect(new Set(readdirSync(join(folder, 'attachments', 'kept')))).toEqual(new Set(files))

  rmSync(filler)
  expect(await inquiry()).toBe(true)
  execFileSync('mount', ['-o', 'remount,size=80m', folder])
  expect(await prototype(50_000)).toBe(true)
}, 60_000)

function freeBytes(folder: string) {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

test('when the attachments cannot be written it refuses and stores nothing', async () => {
  const service = await aService()
  const folder = join(service.dataDir, 'attachments')
  rmSync(join(folder, 'kept'), { recursive: true })
  writeFileSync(join(folder, 'kept'), 'a file where the folder was')
  const response = await sendPrototype(service.origin, {}, [named('a.pdf', aPdf())])
  expect(response.status).toBe(503)
  expect(await Array.fromAsync(service.store.all())).toHaveLength(0)
  expect(readdirSync(join(folder, 'incoming'))).toEqual([])
})
