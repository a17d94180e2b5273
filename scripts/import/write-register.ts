import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isMap, isSeq, parseDocument, type YAMLMap } from 'yaml'
import { readRegister } from '../../site/downloads/download-register.server.ts'
import { downloadEntry } from '../../site/downloads/download-schema.ts'
import type { Change } from './plan.ts'

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
  if (!isSeq<YAMLMap>(documents)) throw new Error('documents: found no list, allowed: a list of documents')
  for (const { entry } of changes) {
    const place = documents.items.findIndex((it) => it.get('id') === entry.id)
    const before = documents.items.findLastIndex((it) => it.get('category') === entry.category)
    const node = documents.items[place] ?? file.createNode({ id: entry.id })
    if (!isMap(node)) continue
    for (const field of fields) {
      if (entry[field] === undefined) node.delete(field)
      else node.set(field, entry[field])
    }
    node.items.sort((a, b) => order.indexOf(String(a.key)) - order.indexOf(String(b.key)))
    if (place < 0) documents.items.splice(before < 0 ? documents.items.length : before + 1, 0, node)
  }
  return file.toString({ lineWidth: 0, flowCollectionPadding: false })
}

/** In the order of the register, from what a document is to where it lies. */
const fields = downloadEntry.keyof().options
const order: readonly string[] = fields
