import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { rmSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { maxFileBytes } from '../forms/attachments.ts'
import { aFolder } from '../testing/lifetime.ts'
import { hour } from './clock.ts'
import { refusals } from './submissions/answer.ts'
import { aPdf, fileNamed, sendInquiry, sendPrototype } from './testing/a-form.ts'
import { aProcess, aService, run } from './testing/a-service.ts'
import { aLoad } from './testing/load.ts'
import { countUnattached, sqliteStore } from './testing/stores.ts'

test('killed ten times under load with files of 11 MB, it loses nothing, doubles nothing and has no half file', async () => {
  const settings = { DATA_DIR: aFolder('kill'), TRUST_PROXY_HOPS: '1' }
  let service = await aProcess(settings)
  const load = aLoad(() => service.origin, maxFileBytes)
  await load.sendDuringKills(300, async () => {
    await service.end('SIGKILL')
    service = await aProcess(settings)
  })
  await service.end('SIGKILL')

  const store = sqliteStore(settings.DATA_DIR)
  onTestFinished(() => store.close())
  await load.expectStored(store)
  await store.attachments.removeStale(Date.now() + 2 * hour)
  expect(countUnattached(settings.DATA_DIR)).toBe(0)
}, 300_000)

/** A disk of its own; needs root. */
function aSmallDisk(size: string) {
  const folder = aFolder('full')
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder])
  onTestFinished(() => void execFileSync('umount', ['-l', folder]))
  return folder
}

test('a disk without room for files takes texts; when it is full, texts are refused, and erasing needs a little room', async () => {
  const folder = aSmallDisk('160m')
  const settings = { DATA_DIR: folder, DISK_RESERVE_MB: '64' }
  const service = await aService({ settings })
  await service.store.attachments.assertWritable()
  const acknowledged: string[] = []
  const refused: string[] = []
  const isAccepted = async (sent: Promise<Response>) => {
    const response = await sent
    const body = await response.json()
    if (response.ok) acknowledged.push(body.reference)
    else refused.push(`${response.status} ${body.message}`)
    return response.ok
  }
  const prototype = (bytes: number) =>
    isAccepted(sendPrototype(service.origin, { message: randomUUID() }, [fileNamed('a.pdf', aPdf(bytes))]))
  const inquiry = () => isAccepted(sendInquiry(service.origin, { message: randomUUID() + 'x'.repeat(9000) }))
  while (await prototype(3_000_000));
  expect(acknowledged.length).toBeGreaterThan(3)
  expect(await inquiry()).toBe(true)
  // Another program takes all the rest.
  const filler = join(folder, 'something-else')
  execFileSync('sh', ['-c', `cat /dev/zero >${filler} || true`], { stdio: 'ignore' })
  while (await inquiry());
  expect(refused).toEqual([`503 ${refusals.noRoom.message}`, `503 ${refusals.unavailable.message}`])
  expect(countUnattached(folder)).toBe(0)
  const stored = await Array.fromAsync(service.store.submissions.all())
  expect(new Set(stored.map((submission) => submission.reference))).toEqual(new Set(acknowledged))
  expect((await fetch(service.origin)).status).toBe(200)

  // The log of the database needs room for one erased submission at a time.
  await expect(run(settings, 'erase', 'ada@example.com')).rejects.toThrow('disk is full')
  truncateSync(filler, statSync(filler).size - 8 * 1024 ** 2)
  expect(await run(settings, 'erase', 'ada@example.com')).toContain(
    `Submissions of ada@example.com removed, with all files: ${stored.length}`,
  )
  expect(await inquiry()).toBe(true)
  rmSync(filler)
  expect(await prototype(50_000)).toBe(true)
}, 120_000)
