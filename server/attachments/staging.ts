import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { maxFileBytes } from '../../forms/attachments.ts'
import { hour } from '../clock.ts'
import { type AttachmentStore, NoRoomError, type StagedFile } from './attachment-store.ts'

/**
 * Where files lie while they arrive and are checked: a folder on this machine's disk, whatever keeps them later. Files
 * leave `reserve` bytes of the disk free, for the messages' texts and the database.
 */
export function openStaging(
  folder: string,
  reserve: number,
): Pick<AttachmentStore, 'stage' | 'discard' | 'sweepStaged' | 'ready'> {
  let arriving = 0

  async function hasRoom() {
    const { bavail, bsize } = await statfs(await made(folder))
    // Each that arrives may still grow to its limit.
    return bavail * bsize - reserve >= arriving * maxFileBytes
  }

  return {
    async stage(stream) {
      arriving += 1
      try {
        if (await hasRoom()) return await stage(join(folder, randomUUID()), stream)
        for await (const _ of stream);
        throw new NoRoomError('No disk space for files')
      } finally {
        arriving -= 1
      }
    },
    discard: (file) => rm(file.path, { force: true }),
    async sweepStaged(now) {
      const unfinished = await olderThan(folder, now - hour)
      await Promise.all(unfinished.map((it) => rm(join(folder, it), { force: true })))
      return unfinished.length
    },
    async ready() {
      const probe = join(await made(folder), `ready-${process.pid}`)
      await writeFile(probe, 'ready')
      await rm(probe, { force: true })
    },
  }
}

/** The folder, there and private. Not made at the start, which a disk that cannot be written must not prevent. */
export async function made(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return folder
}

/** Names of the files in a folder that were last changed before this moment. */
export async function olderThan(folder: string, moment: number): Promise<string[]> {
  const old: string[] = []
  for (const name of await readdir(await made(folder))) {
    // One may be renamed or discarded while we look.
    const stats = await stat(join(folder, name)).catch(() => undefined)
    if (stats && stats.mtimeMs < moment) old.push(name)
  }
  return old
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
