import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { copyFile, mkdir, open, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { fileState, hashOf } from '../attachments/file-state.ts'
import { openAttachments } from '../attachments/open-attachments.ts'
import { openStore } from '../store/open-store.ts'
import { databaseFile } from '../store/sqlite-store.ts'
import { type CommandParts, nameLeftOut, UsageError, type WithStore } from './command.ts'
import { damageOf, inWorkFolder, onCopy, refuseUnlessEmpty, takeOverFiles } from './copied-files.ts'

const manifest = z.strictObject({
  made: z.iso.datetime(),
  database: z.string(),
  submissions: z.number(),
  /** As the database names them; one that was missing is not in the folder. */
  attachments: z.number(),
})

/** Copies everything into an empty folder while the service runs, and checks every file against its hash. */
export async function backUp(folder: string, { store, attachments, env, clock, print }: WithStore) {
  await mkdir(join(folder, 'attachments'), { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).some((it) => it !== 'attachments'))
    throw new UsageError(`${folder} is not empty.`)
  await store.copyTo(join(folder, databaseFile))
  await copySecret(env.DATA_DIR, folder)

  const damaged: string[] = []
  // What the copy names, not what the running store names by now.
  const counted = await onCopy(folder, async (copy) => {
    for await (const file of copy.files()) {
      const damage = await damageOf(file, () => attachments.read(file.id))
      if (damage === undefined)
        await copyOut(await attachments.read(file.id), file, join(folder, 'attachments'))
      else damaged.push(damage)
    }
    return copy.summary()
  })
  const facts = {
    made: new Date(clock()).toISOString(),
    database: await hashOf(createReadStream(join(folder, databaseFile))),
    submissions: counted.submissions,
    attachments: counted.attachments,
  } satisfies z.infer<typeof manifest>
  // Written last: a folder without it is an unfinished backup.
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(facts, null, 2), { mode: 0o600 })
  await print(`Backed up to ${folder}: ${told(counted, damaged)}`)
  nameLeftOut(damaged)
}

/** Puts a backup into a store that holds nothing; stop the service first. Checks counts and hashes on the way. */
export async function restore(folder: string, { env, print }: CommandParts): Promise<void> {
  if (!existsSync(join(folder, 'manifest.json'))) throw new UsageError(`${folder} holds no finished backup.`)
  const facts = manifest.parse(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')))
  if ((await hashOf(createReadStream(join(folder, databaseFile)))) !== facts.database) {
    throw new Error('The database in this backup is damaged')
  }
  const store = await openStore({ env, warn: print })
  try {
    await refuseUnlessEmpty(store, 'Restore into an empty DATA_DIR or database.')
    // Opening a database may change it, so the backup itself is only read.
    await inWorkFolder(env.DATA_DIR, async (work) => {
      await copyFile(join(folder, databaseFile), join(work, databaseFile))
      const attachments = await openAttachments(env)
      const inBackup = async (id: string) => (await open(join(folder, 'attachments', id))).createReadStream()
      // Files before rows: a restore that breaks off leaves no submission without its files, and can be repeated.
      const damaged = await onCopy(work, (copy) => takeOverFiles(copy, attachments, inBackup))
      // Before the rows, with which it is done: without its secret links in mails already sent would be dead.
      await copySecret(folder, env.DATA_DIR)
      const restored = await store.fillFrom(join(work, databaseFile))
      if (restored.submissions !== facts.submissions || restored.attachments !== facts.attachments) {
        throw new Error(`Restored ${told(restored, damaged)} But the backup counted others`)
      }
      await print(`Restored from ${facts.made}: ${told(restored, damaged)}`)
      nameLeftOut(damaged)
    })
  } finally {
    await store.close()
  }
}

/** Not with the rights it has there, which may be anybody's. */
async function copySecret(from: string, to: string) {
  const secret = join(from, 'secret')
  if (existsSync(secret)) await writeFile(join(to, 'secret'), await readFile(secret), { mode: 0o600 })
}

function told(counted: { submissions: number; attachments: number }, damaged: readonly string[]) {
  const files = `${counted.submissions} submissions, ${counted.attachments - damaged.length} files, `
  return files + (damaged.length === 0 ? 'all hashes right.' : `${damaged.length} files left out.`)
}

async function copyOut(content: Readable, { id, sha256 }: { id: string; sha256: string }, folder: string) {
  const path = join(folder, id)
  await pipeline(content, createWriteStream(path, { mode: 0o600, flags: 'wx' }))
  if ((await fileState(async () => createReadStream(path), sha256)) !== 'right')
    throw new Error(`${path} was not written as it was read`)
}
