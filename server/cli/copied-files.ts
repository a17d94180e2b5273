import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { AttachmentStore } from '../attachments/attachment-store.ts'
import { fileState } from '../attachments/file-state.ts'
import { unfinishedCopy } from '../store/open-store.ts'
import { openSqliteStore } from '../store/sqlite-store.ts'
import type { Store, StoredFile } from '../store/store.ts'
import { UsageError } from './command.ts'

/** For work on a copy of a database in DATA_DIR; gone when the work ends, and at the next start if it was killed. */
export async function inWorkFolder(dataDir: string, work: (folder: string) => Promise<void>): Promise<void> {
  const folder = join(dataDir, unfinishedCopy)
  await rm(folder, { recursive: true, force: true })
  try {
    await mkdir(folder, { mode: 0o700 })
    await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

export async function onCopy<Result>(
  folder: string,
  work: (copy: Store) => Promise<Result>,
): Promise<Result> {
  const copy = openSqliteStore(folder)
  try {
    return await work(copy)
  } finally {
    await copy.close()
  }
}

export async function refuseUnlessEmpty(store: Store, instead: string): Promise<void> {
  const { received } = await store.counts(0)
  if (received > 0) throw new UsageError(`There are ${received} submissions already. ${instead}`)
}

/** What is wrong with it, in words, or undefined; a file that cannot be read is damaged as well. */
export async function damageOf(file: StoredFile, open: () => Promise<Readable>): Promise<string | undefined> {
  const state = await fileState(open, file.sha256).catch((error: unknown) => `cannot be read (${error})`)
  return state === 'right'
    ? undefined
    : `${file.submissionId}: the file ${file.name} (${file.id}) is ${state}`
}

/** Takes over every file the copy of a database names; says which were missing or altered where they came from. */
export async function takeOverFiles(
  copy: Store,
  to: AttachmentStore,
  open: (id: string) => Promise<Readable>,
): Promise<string[]> {
  const damaged: string[] = []
  for await (const file of copy.files()) {
    // There already, after an interruption.
    if ((await damageOf(file, () => to.read(file.id))) === undefined) continue
    const damage = await damageOf(file, () => open(file.id))
    if (damage !== undefined) {
      damaged.push(damage)
      continue
    }
    const content = await open(file.id)
    try {
      await to.keep([{ id: file.id, staged: await to.stage(content) }])
    } finally {
      // Staging may fail before it has begun to read.
      content.destroy()
    }
    const kept = await damageOf(file, () => to.read(file.id))
    if (kept !== undefined) throw new Error(`Not kept as it was sent. ${kept}`)
  }
  return damaged
}
