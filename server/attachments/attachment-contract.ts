import { rm } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { hour } from '../clock.ts'
import type { AttachmentStore } from './attachment-store.ts'

/** What every kind of attachment store must do; each kind's test runs it. `open` gives an empty store. */
export function attachmentContract(open: () => Promise<AttachmentStore>) {
  test('what is staged and kept can be read by its id, with its size and hash known', async () => {
    const attachments = await open()
    const staged = await attachments.stage(bytes('hel', 'lo'))
    expect(staged).toMatchObject({ bytes: 5, sha256: expect.stringMatching(/^2cf24dba/) })
    await attachments.keep([{ id: 'id-of-file', staged }])
    expect(await text(await attachments.read('id-of-file'))).toBe('hello')
    expect(await attachments.remove(['id-of-file'])).toBe(1)
    await expect(attachments.read('id-of-file')).rejects.toThrow()
    expect(await attachments.remove(['id-of-file'])).toBe(1)
  })

  test('a file of 11 MB comes back byte by byte', async () => {
    const attachments = await open()
    const content = Buffer.alloc(11 * 1024 * 1024, 'żółw and dice ')
    const staged = await attachments.stage(bytes(content))
    await attachments.keep([{ id: 'large-file', staged }])
    const back: Buffer[] = []
    for await (const chunk of await attachments.read('large-file')) back.push(chunk)
    expect(Buffer.concat(back).equals(content)).toBe(true)
  })

  test('a kept file leaves nothing in the staging folder', async () => {
    const attachments = await open()
    const staged = await attachments.stage(bytes('a'))
    await attachments.keep([{ id: 'kept-file', staged }])
    expect(await attachments.sweepStaged(Date.now() + 2 * hour)).toBe(0)
  })

  test('a stream that breaks off leaves nothing behind', async () => {
    const attachments = await open()
    async function* broken() {
      yield Buffer.from('half')
      throw new Error('connection lost')
    }
    await expect(attachments.stage(broken())).rejects.toThrow('connection lost')
    expect(await attachments.sweepStaged(Date.now() + 2 * hour)).toBe(0)
  })

  test('when one of several cannot be kept, none is', async () => {
    const attachments = await open()
    const staged = await attachments.stage(bytes('a'))
    const missing = await attachments.stage(bytes('b'))
    await rm(missing.path)
    const files = [
      { id: 'first-file', staged },
      { id: 'second-file', staged: missing },
    ]
    await expect(attachments.keep(files)).rejects.toThrow(/ENOENT/)
    await expect(attachments.read('first-file')).rejects.toThrow()
    expect(await attachments.sweep(async () => new Set(), Date.now() + 2 * hour)).toBe(0)
  })

  test('the sweep removes old files nobody names and leaves named ones, and young ones', async () => {
    const attachments = await open()
    for (const id of ['named-file', 'orphan-one', 'orphan-two']) {
      await attachments.keep([{ id, staged: await attachments.stage(bytes(id)) }])
    }
    const known = async () => new Set(['named-file'])
    expect(await attachments.sweep(known, Date.now())).toBe(0)
    expect(await attachments.sweep(known, Date.now() + 2 * hour)).toBe(2)
    expect(await text(await attachments.read('named-file'))).toBe('named-file')
    await expect(attachments.read('orphan-one')).rejects.toThrow()
  })

  test('an upload nobody finished is removed after an hour', async () => {
    const attachments = await open()
    const staged = await attachments.stage(bytes('unfinished'))
    expect(await attachments.sweepStaged(Date.now())).toBe(0)
    expect(await attachments.sweepStaged(Date.now() + 2 * hour)).toBe(1)
    await expect(attachments.keep([{ id: 'too-late-file', staged }])).rejects.toThrow(/ENOENT/)
  })

  test.each(['../secret', 'a/b-c-d-e-f', '', '.', 'short', 'x'.repeat(65)])('%j is no id', async (id) => {
    await expect((await open()).read(id)).rejects.toThrow('not the id')
  })

  test('ready leaves nothing that counts as an attachment', async () => {
    const attachments = await open()
    await attachments.ready()
    expect(await attachments.sweep(async () => new Set(), Date.now() + 2 * hour)).toBe(0)
    expect(await attachments.sweepStaged(Date.now() + 2 * hour)).toBe(0)
  })
}

export async function* bytes(...parts: (string | Buffer)[]) {
  for (const part of parts) yield Buffer.from(part)
}
