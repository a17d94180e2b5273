import { createReadStream, existsSync } from 'node:fs'
import { chmod, copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { AttachmentStore } from '../attachments/attachment-store.ts'
import { openAttachments } from '../attachments/open-attachments.ts'
import type { Clock } from '../clock.ts'
import type { Env } from '../env.ts'
import { openStore } from '../store/open-store.ts'
import { databaseFile } from '../store/sqlite-store.ts'
import type { Store } from '../store/store.ts'
import type { CommandParts } from './commands.ts'
import { contents, hashOf, refuseUnlessEmpty, takeOverFile } from './copied-files.ts'
import { UsageError } from './usage-error.ts'

const manifest = z.strictObject({
  made: z.iso.datetime(),
  database: z.string(),
  submissions: z.number(),
  attachments: z.number(),
})

/** Copies everything into an empty folder while the service runs, and checks every file against its hash. */
export async function backUp(
  folder: string,
  { store, attachments, env, clock }: { store: Store; attachments: AttachmentStore; env: Env; clock: Clock },
): Promise<string> {
  await mkdir(join(folder, 'attachments'), { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).some((it) => it !== 'attachments'))
    throw new UsageError(`${folder} is not empty.`)
  await store.copyTo(join(folder, databaseFile))
  // The folder may be one that others can read.
  await chmod(join(folder, databaseFile), 0o600)
  if (existsSync(join(env.DATA_DIR, 'secret'))) {
    await copyFile(join(env.DATA_DIR, 'secret'), join(folder, 'secret'))
  }
  // What the copy names, not what the running store names by now.
  const { submissions, files } = await contents(folder)
  for (const file of files) {
    const path = join(folder, 'attachments', file.id)
    await writeFile(path, await attachments.read(file.id), { mode: 0o600 })
    if ((await hashOf(path)) !== file.sha256)
      throw new Error(`The file ${file.id} differs from what was received`)
  }
  const facts = {
    made: new Date(clock()).toISOString(),
    database: await hashOf(join(folder, databaseFile)),
    submissions,
    attachments: files.length,
  } satisfies z.infer<typeof manifest>
  // Written last: a folder without it is an unfinished backup.
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(facts, null, 2), { mode: 0o600 })
  return `Backed up to ${folder}: ${submissions} submissions, ${files.length} files, all hashes right.`
}

/** Puts a backup into a store that holds nothing; stop the service first. Checks counts and hashes on the way. */
export async function restore(folder: string, { env, print }: CommandParts): Promise<void> {
  if (!existsSync(join(folder, 'manifest.json'))) throw new UsageError(`${folder} holds no finished backup.`)
  const facts = manifest.parse(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')))
  if ((await hashOf(join(folder, databaseFile))) !== facts.database) {
    throw new Error('The database in this backup is damaged')
  }
  const store = await openStore(env)
  // Opening a database may change it, so the backup itself is only read.
  await mkdir(env.DATA_DIR, { recursive: true, mode: 0o700 })
  const work = await mkdtemp(join(env.DATA_DIR, 'restore-'))
  try {
    await refuseUnlessEmpty(store, 'Restore into an empty DATA_DIR or database.')
    await copyFile(join(folder, databaseFile), join(work, databaseFile))
    const { files } = await contents(work)
    // Files before rows: a restore that breaks off leaves no submission without its files, and can be repeated.
    const attachments = await openAttachments(env)
    for (const file of files) {
      await takeOverFile(attachments, file, createReadStream(join(folder, 'attachments', file.id)))
    }
    if (existsSync(join(folder, 'secret'))) {
      await copyFile(join(folder, 'secret'), join(env.DATA_DIR, 'secret'))
    }
    const { submissions, attachments: restored } = await store.fillFrom(join(work, databaseFile))
    if (submissions !== facts.submissions || restored !== facts.attachments) {
      throw new Error(
        `Restored ${submissions} submissions and ${restored} files, but the backup counted others`,
      )
    }
    print(`Restored from ${facts.made}: ${submissions} submissions, ${restored} files, all hashes right.`)
  } finally {
    await rm(work, { recursive: true })
    await store.close()
  }
}
