import { writeFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { aFolder } from '../../testing/a-folder.ts'
import { hour } from '../clock.ts'
import { anObjectStore } from '../testing/an-object-store.ts'
import { attachmentContract, bytes } from './attachment-contract.ts'
import { openS3Attachments } from './s3-attachments.ts'

const storage = await anObjectStore()
let prefixes = 0

function aUrl() {
  prefixes += 1
  return storage.url(`prefix-${prefixes}/website`)
}

attachmentContract(async () => openS3Attachments(aUrl(), aFolder('staging')))

test('two prefixes of one bucket know nothing of each other', async () => {
  const [here, there] = [openS3Attachments(aUrl(), aFolder('s')), openS3Attachments(aUrl(), aFolder('s'))]
  await here.keep([{ id: 'only-here', staged: await here.stage(bytes('x')) }])
  expect(await there.sweep(async () => new Set(), Date.now() + 2 * hour)).toBe(0)
  await expect(there.read('only-here')).rejects.toThrow()
  expect(await text(await here.read('only-here'))).toBe('x')
})

test('an upload that fails is begun anew, and what stays refused leaves nothing', async () => {
  const attachments = openS3Attachments(aUrl(), aFolder('s'))
  const stage = () => attachments.stage(bytes('hello'))
  storage.refuse(2)
  await attachments.keep([{ id: 'third-time', staged: await stage() }])
  expect(await text(await attachments.read('third-time'))).toBe('hello')
  storage.refuse(100)
  await expect(attachments.keep([{ id: 'never-ever', staged: await stage() }])).rejects.toThrow()
  storage.refuse(0)
  await expect(attachments.read('never-ever')).rejects.toThrow('NoSuchKey')
})

test('a file damaged on its way is not kept', async () => {
  const attachments = openS3Attachments(aUrl(), aFolder('s'))
  const staged = await attachments.stage(bytes('hello'))
  writeFileSync(staged.path, 'hallo')
  await expect(attachments.keep([{ id: 'damaged-file', staged }])).rejects.toThrow('SHA256Mismatch')
})

test('a storage that is away is not ready, and is again when it is back', async () => {
  const attachments = openS3Attachments(aUrl(), aFolder('s'))
  await storage.stop()
  await expect(attachments.ready()).rejects.toThrow(/ECONNREFUSED/)
  await storage.start()
  await attachments.ready()
})
