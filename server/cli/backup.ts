import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import type { AttachmentStore } from '../attachments/attachment-store.ts'
import type { Clock } from '../clock.ts'
import type { Env } from '../env.ts'
import { databaseFile, openSqliteStore } from '../store/sqlite-store.ts'
import type { Attachment, Store } from '../store/store.ts'
import type { CommandParts } from './commands.ts'
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
  if (existsSync(join(env.DATA_DIR, 'secret'))) {
    await copyFile(join(env.DATA_DIR, 'secret'), join(folder, 'secret'))
  }
  // What the copy names, not what the running store names by now.
  const { submissions, files } = await contents(folder)
  for (const file of files) {
    const path = join(folder, 'attachments', file.id)
    await writeFile(path, await attachments.read(file.id), { mode: 0o600 })
    await checkHash(path, file)
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

/** Puts a backup into a DATA_DIR that holds none; stop the service first. Checks counts and hashes on the way. */
export async function restore(
  folder: string,
  { env, openStore, openAttachments, print }: CommandParts,
): Promise<void> {
  if (!existsSync(join(folder, 'manifest.json'))) throw new UsageError(`${folder} holds no finished backup.`)
  const facts = manifest.parse(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')))
  const target = join(env.DATA_DIR, databaseFile)
  if (existsSync(target)) throw new UsageError(`${target} exists: restore into an empty DATA_DIR.`)
  if ((await hashOf(join(folder, databaseFile))) !== facts.database) {
    throw new Error('The database in this backup is damaged')
  }
  await mkdir(env.DATA_DIR, { recursive: true, mode: 0o700 })
  const attachments = openAttachments()
  // Opening a database may change it, so the backup itself is only read.
  const work = await mkdtemp(join(env.DATA_DIR, 'restore-'))
  await copyFile(join(folder, databaseFile), join(work, databaseFile))
  const { files } = await contents(work)
  // Files before the database: a restore that breaks off leaves no submission without its files.
  for (const file of files) {
    const staged = await attachments.stage(createReadStream(join(folder, 'attachments', file.id)))
    if (staged.sha256 !== file.sha256) throw new Error(`The file ${file.id} in this backup is damaged`)
    await attachments.keep([{ id: file.id, staged }])
  }
  if (existsSync(join(folder, 'secret'))) await copyFile(join(folder, 'secret'), join(env.DATA_DIR, 'secret'))
  await rename(join(work, databaseFile), target)
  await rm(work, { recursive: true })
  const store = await openStore()
  const submissions = (await store.list()).length
  const restored = await store.attachmentIds()
  await store.close()
  if (submissions !== facts.submissions || restored.size !== facts.attachments) {
    throw new Error(
      `Restored ${submissions} submissions and ${restored.size} files, but the backup counted others`,
    )
  }
  print(`Restored from ${facts.made}: ${submissions} submissions, ${restored.size} files, all hashes right.`)
}

async function contents(folder: string) {
  const copy = await openSqliteStore(folder)
  const submissions = await copy.list()
  await copy.close()
  return { submissions: submissions.length, files: submissions.flatMap((it) => it.attachments) }
}

async function checkHash(path: string, { id, sha256 }: Attachment) {
  if ((await hashOf(path)) !== sha256) throw new Error(`The file ${id} differs from what was received`)
}

async function hashOf(path: string) {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
