import { readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { hour } from '../clock.ts'
import { aFolder } from '../testing/a-service.ts'
import { openDiskAttachments } from './disk-attachments.ts'

async function* bytes(...parts: string[]) {
  for (const part of parts) yield Buffer.from(part)
}

test('what is staged and kept can be read by its id, with its size and hash known', async () => {
  const attachments = openDiskAttachments(aFolder('attachments'))
  const staged = await attachments.stage(bytes('hel', 'lo'))
  expect(staged).toMatchObject({ bytes: 5, sha256: expect.stringMatching(/^2cf24dba/) })
  await attachments.keep([{ id: 'id-of-file', staged }])
  expect(await text(await attachments.read('id-of-file'))).toBe('hello')
  expect(await attachments.remove(['id-of-file'])).toBe(1)
  await expect(attachments.read('id-of-file')).rejects.toThrow()
})

test('a stream that breaks off leaves nothing behind', async () => {
  const folder = aFolder('attachments')
  const attachments = openDiskAttachments(folder)
  async function* broken() {
    yield Buffer.from('half')
    throw new Error('connection lost')
  }
  await expect(attachments.stage(broken())).rejects.toThrow('connection lost')
  expect(readdirSync(join(folder, 'incoming'))).toEqual([])
})

test('when one of several cannot be kept, none is', async () => {
  const folder = aFolder('attachments')
  const attachments = openDiskAttachments(folder)
  const staged = await attachments.stage(bytes('a'))
  const missing = { ...staged, path: join(folder, 'incoming', 'gone') }
  const files = [
    { id: 'first-file', staged },
    { id: 'second-file', staged: missing },
  ]
  await expect(attachments.keep(files)).rejects.toThrow(/ENOENT/)
  expect(readdirSync(join(folder, 'kept'))).toEqual([])
})

test('the sweep removes old files nobody names and leaves named and young ones', async () => {
  const folder = aFolder('attachments')
  const attachments = openDiskAttachments(folder)
  for (const id of ['named-old', 'orphan-old', 'orphan-young']) {
    await attachments.keep([{ id, staged: await attachments.stage(bytes(id)) }])
  }
  const unfinished = await attachments.stage(bytes('unfinished'))
  const long = new Date(Date.now() - 2 * hour)
  for (const path of [
    join(folder, 'kept', 'named-old'),
    join(folder, 'kept', 'orphan-old'),
    unfinished.path,
  ]) {
    utimesSync(path, long, long)
  }
  expect(await attachments.sweep(async () => new Set(['named-old']), Date.now())).toBe(2)
  expect(readdirSync(join(folder, 'kept')).sort()).toEqual(['named-old', 'orphan-young'])
  expect(readdirSync(join(folder, 'incoming'))).toEqual([])
})

test.each(['../secret', 'a/b-c-d-e-f', '', '.', 'short', 'x'.repeat(65)])('%j is no id', async (id) => {
  await expect(openDiskAttachments(aFolder('attachments')).read(id)).rejects.toThrow('not the id')
})
