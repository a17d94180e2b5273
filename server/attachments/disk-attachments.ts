import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { hour } from '../clock.ts'
import type { AttachmentStore, StagedFile } from './attachment-store.ts'

/** Attachments on the local disk, in two folders: `incoming` while they arrive, `kept` afterwards. */
export function openDiskAttachments(folder: string): AttachmentStore {
  const incoming = join(folder, 'incoming')
  const kept = join(folder, 'kept')
  for (const it of [incoming, kept]) mkdirSync(it, { recursive: true, mode: 0o700 })

  async function removeFiles(ids: readonly string[]) {
    await Promise.all(ids.map((id) => rm(keptPath(kept, id), { force: true })))
    return ids.length
  }

  return {
    stage: (stream) => stage(join(incoming, randomUUID()), stream),
    discard: (file) => rm(file.path, { force: true }),
    async keep(files) {
      try {
        for (const { id, staged } of files) await rename(staged.path, keptPath(kept, id))
        // A renamed file is only safe once the folder that names it is synced as well.
        if (files.length > 0) await syncFolder(kept)
      } catch (error) {
        await removeFiles(files.map((it) => it.id))
        throw error
      }
    },
    read: async (id) => (await open(keptPath(kept, id))).createReadStream(),
    remove: removeFiles,
    async sweep(known, now) {
      // Files first, names after: a submission stored in between is then among the known.
      const old = [...(await olderThan(incoming, now - hour)), ...(await olderThan(kept, now - hour))]
      const named = old.length > 0 ? await known() : new Set<string>()
      const orphans = old.filter((it) => it.folder === incoming || !named.has(it.id))
      await Promise.all(orphans.map((it) => rm(join(it.folder, it.id), { force: true })))
      return orphans.length
    },
  }
}

function keptPath(kept: string, id: string) {
  // Ids are generated here and nowhere else; this keeps a damaged database from naming a path.
  if (!/^[\w-]{8,64}$/.test(id)) throw new Error('This is not the id of an attachment')
  return join(kept, id)
}

async function stage(path: string, stream: AsyncIterable<Uint8Array>): Promise<StagedFile> {
  const file = await open(path, 'wx', 0o600)
  const hash = createHash('sha256')
  let bytes = 0
  let fault: unknown
  try {
    for await (const chunk of stream) {
      // After a fault the rest is still read, for a browser listens to our answer only when it has sent everything.
      if (fault !== undefined) continue
      hash.update(chunk)
      bytes += chunk.length
      fault = await writeAll(file, chunk).catch((error: unknown) => error)
    }
    if (fault !== undefined) throw fault
    await file.sync()
  } catch (error) {
    await file.close()
    await rm(path, { force: true })
    throw error
  }
  await file.close()
  return { path, bytes, sha256: hash.digest('hex') }
}

async function writeAll(file: Awaited<ReturnType<typeof open>>, chunk: Uint8Array) {
  // A nearly full disk takes a part of a chunk and reports the rest only at the next attempt.
  for (let written = 0; written < chunk.length; ) {
    written += (await file.write(chunk, written)).bytesWritten
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

async function olderThan(folder: string, moment: number) {
  const old: { folder: string; id: string }[] = []
  for (const id of await readdir(folder)) {
    // One may be renamed or discarded while we look.
    const stats = await stat(join(folder, id)).catch(() => undefined)
    if (stats && stats.mtimeMs < moment) old.push({ folder, id })
  }
  return old
}
