import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hour } from '../clock.ts'
import { type AttachmentStore, checkedId, idPattern } from './attachment-store.ts'
import { openBucket } from './s3-bucket.ts'
import { openStaging } from './staging.ts'

/** Attachments in S3-compatible storage; on the disk in `folder` only while they arrive. */
export function openS3Attachments(address: string, folder: string, reserve = 0): AttachmentStore {
  const bucket = openBucket(address)
  const staging = openStaging(join(folder, 'incoming'), reserve)

  async function removeObjects(ids: readonly string[]) {
    // One by one, for removing many in one request is where S3-compatible servers differ most.
    for (let at = 0; at < ids.length; at += atOnce) {
      await Promise.all(ids.slice(at, at + atOnce).map((id) => bucket.remove(checkedId(id))))
    }
    return ids.length
  }

  return {
    ...staging,
    async keep(files) {
      try {
        // One after the other, so that an upload needs the memory of one file.
        for (const { id, staged } of files) {
          await bucket.put(checkedId(id), await readFile(staged.path), staged.sha256)
        }
      } catch (error) {
        // Storage that refuses to store may refuse to remove as well; the sweep finds what is left.
        await removeObjects(files.map((it) => it.id)).catch(() => undefined)
        throw error
      }
      await Promise.all(files.map((it) => staging.discard(it.staged)))
    },
    read: async (id) => bucket.get(checkedId(id)),
    remove: removeObjects,
    async sweep(known, now) {
      const old: string[] = []
      for await (const { name, modified } of bucket.list()) {
        // Other things may lie under the same prefix; they are not ours to remove.
        if (idPattern.test(name) && modified < now - hour) old.push(name)
      }
      const named = old.length > 0 ? await known() : new Set<string>()
      return removeObjects(old.filter((id) => !named.has(id)))
    },
    async ready() {
      await staging.ready()
      await bucket.put('ready', readyText, createHash('sha256').update(readyText).digest('hex'))
    },
  }
}

const atOnce = 10
const readyText = Buffer.from('Written to see whether attachments can be kept.')
