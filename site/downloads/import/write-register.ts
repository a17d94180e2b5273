import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isMap, isSeq, parseDocument } from 'yaml'
import { readRegister } from '../download-register.server.ts'
import { type DownloadEntry, downloadEntry } from '../download-schema.ts'
import type { Change } from './plan.ts'

/** In the order of the register, from what a document is to where it lies. */
const fields = Object.keys(downloadEntry.shape)

/**
 * Writes changes into the files of the register; what is not changed stays letter by letter, comments too. All of it is
 * checked as a whole first: throws ContentError and writes nothing when it would not be a register any more.
 */
export async function writeRegister(changes: readonly Change[], folder: string): Promise<string[]> {
  const draft = await mkdtemp(path.join(tmpdir(), 'register-'))
  try {
    await cp(folder, draft, { recursive: true })
    const files = [...Map.groupBy(changes, (it) => `${it.set}.yaml`)]
    for (const [file, those] of files) {
      const text = await readFile(path.join(folder, file), 'utf8')
      await writeFile(path.join(draft, file), withChanges(text, those))
    }
    readRegister(draft)
    for (const [file] of files) {
      const part = path.join(folder, `${file}.part`)
      await writeFile(part, await readFile(path.join(draft, file)))
      await rename(part, path.join(folder, file))
    }
    return files.map(([file]) => path.join(folder, file))
  } finally {
    await rm(draft, { recursive: true })
  }
}

/** The text of one file with its changed documents in their places, new ones behind the last of their category. */
export function withChanges(text: string, changes: readonly Change[]): string {
  const file = parseDocument(text)
  const documents = file.get('documents')
  if (!isSeq(documents)) throw new Error('documents: found no list, allowed: a list of documents')
  for (const { entry } of changes) {
    const node = file.createNode(inOrder(entry))
    const places = documents.items.map((it) =>
      isMap(it) ? { id: it.get('id'), category: it.get('category') } : {},
    )
    const place = places.findIndex((it) => it.id === entry.id)
    const before = places.findLastIndex((it) => it.category === entry.category)
    if (place >= 0) documents.items[place] = withComments(documents.items[place], node)
    else documents.items.splice(before < 0 ? places.length : before + 1, 0, node)
  }
  return file.toString({ lineWidth: 0, flowCollectionPadding: false })
}

function inOrder(entry: DownloadEntry): Partial<DownloadEntry> {
  const known = Object.entries(entry).filter(([, value]) => value !== undefined)
  return Object.fromEntries(known.sort(([a], [b]) => fields.indexOf(a) - fields.indexOf(b)))
}

/** What somebody wrote above or behind a document belongs to it. */
function withComments(before: unknown, after: ReturnType<ReturnType<typeof parseDocument>['createNode']>) {
  if (!isMap(before)) return after
  after.commentBefore = before.commentBefore
  after.comment = before.comment
  after.spaceBefore = before.spaceBefore
  return after
}
