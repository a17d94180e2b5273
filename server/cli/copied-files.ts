import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import type { AttachmentStore } from '../attachments/attachment-store.ts'
import { openSqliteStore } from '../store/sqlite-store.ts'
import type { Attachment, Store } from '../store/store.ts'
import { UsageError } from './usage-error.ts'

/** What the copy of a database in this folder names. */
export async function contents(folder: string) {
  const copy = await openSqliteStore(folder)
  const submissions = await copy.list()
  await copy.close()
  return { submissions: submissions.length, files: submissions.flatMap((it) => it.attachments) }
}

export async function refuseUnlessEmpty(store: Store, instead: string): Promise<void> {
  const { received } = await store.counts(0)
  if (received > 0) throw new UsageError(`There are ${received} submissions already. ${instead}`)
}

/** Puts a file under its id unless it is there already; rejects when what came or what lies there is another one. */
export async function takeOverFile(to: AttachmentStore, file: Attachment, content: Readable): Promise<void> {
  if ((await hashIn(to, file)) === file.sha256) return void content.destroy()
  const staged = await to.stage(content)
  if (staged.sha256 !== file.sha256) {
    await to.discard(staged)
    throw new Error(`The file ${file.id} is damaged where it comes from`)
  }
  await to.keep([{ id: file.id, staged }])
  if ((await hashIn(to, file)) !== file.sha256)
    throw new Error(`The file ${file.id} was not kept as it was sent`)
}

/** Undefined when it is not there. */
async function hashIn(attachments: AttachmentStore, { id }: Attachment) {
  try {
    return await hashOfStream(await attachments.read(id))
  } catch {
    return undefined
  }
}

export function hashOf(path: string): Promise<string> {
  return hashOfStream(createReadStream(path))
}

async function hashOfStream(stream: Readable) {
  const hash = createHash('sha256')
  for await (const chunk of stream) hash.update(chunk)
  return hash.digest('hex')
}
