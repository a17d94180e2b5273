import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aFolder } from '../../testing/a-folder.ts'
import { attachmentContract, bytes } from './attachment-contract.ts'
import { openDiskAttachments } from './disk-attachments.ts'

attachmentContract(async () => openDiskAttachments(aFolder('attachments')))

test('a folder that cannot be written is not ready, and keeps nothing', async () => {
  const folder = aFolder('attachments')
  const attachments = openDiskAttachments(folder)
  const staged = await attachments.stage(bytes('a'))
  for (const name of ['incoming', 'kept']) {
    rmSync(join(folder, name), { recursive: true, force: true })
    writeFileSync(join(folder, name), 'a file where the folder was')
  }
  await expect(attachments.ready()).rejects.toThrow(/ENOTDIR|EEXIST/)
  await expect(attachments.keep([{ id: 'some-file', staged }])).rejects.toThrow(/ENOTDIR|EEXIST/)
})
