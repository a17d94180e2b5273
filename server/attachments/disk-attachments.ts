import { open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { hour } from '../clock.ts'
import { type AttachmentStore, checkedId } from './attachment-store.ts'
import { made, olderThan, openStaging } from './staging.ts'

/** Attachments on the local disk, in two folders: `incoming` while they arrive, `kept` afterwards. */
export function openDiskAttachments(folder: string, reserve = 0): AttachmentStore {
  const kept = join(folder, 'kept')
  const pathOf = (id: string) => join(kept, checkedId(id))

  async function removeFiles(ids: readonly string[]) {
    await Promise.all(ids.map((id) => rm(pathOf(id), { force: true })))
    return ids.length
  }

  const staging = openStaging(join(folder, 'incoming'), reserve)
  return {
    ...staging,
    async ready() {
      await made(kept)
      await staging.ready()
    },
    async keep(files) {
      await made(kept)
      try {
        for (const { id, staged } of files) await rename(staged.path, pathOf(id))
        // A renamed file is only safe once the folder that names it is synced as well.
        if (files.length > 0) await syncFolder(kept)
      } catch (error) {
        await removeFiles(files.map((it) => it.id))
        throw error
      }
    },
    read: async (id) => (await open(pathOf(id))).createReadStream(),
    remove: removeFiles,
    async sweep(known, now) {
      // Files first, names after: a submission stored in between is then among the known.
      const old = await olderThan(kept, now - hour)
      const named = old.length > 0 ? await known() : new Set<string>()
      return removeFiles(old.filter((id) => !named.has(id)))
    },
  }
}

async function syncFolder(folder: string) {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
