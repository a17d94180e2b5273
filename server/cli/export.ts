import { chmod, writeFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import type { AttachmentStore } from '../attachments/attachment-store.ts'
import type { Clock } from '../clock.ts'
import type { Store, Submission } from '../store/store.ts'
import { asCsv } from './csv.ts'
import { overviewOf } from './overview.ts'
import { UsageError } from './usage-error.ts'
import { writeZip, type ZipEntry } from './zip.ts'

type Parts = { store: Store; attachments: AttachmentStore; clock: Clock; hasMail: boolean }

/** Writes submissions to a file only its owner can read; says which. `--output -` prints text forms instead. */
export async function exportSubmissions(
  ids: readonly string[],
  { format = 'csv', output }: { format?: string; output?: string },
  { store, attachments, clock, hasMail }: Parts,
): Promise<string> {
  const wanted = new Set(ids.map((it) => it.toUpperCase()))
  const submissions = (await store.list()).filter((it) => wanted.size === 0 || wanted.has(it.id))
  const unknown = [...wanted].filter((id) => !submissions.some((it) => it.id === id))
  if (unknown.length > 0) throw new UsageError(`There is no submission ${unknown.join(', ')}.`)
  const overview = submissions.map((it) => overviewOf(it, hasMail))
  const file = output ?? `submissions-${new Date(clock()).toISOString().slice(0, 10)}.${format}`

  if (format === 'zip' && file !== '-') {
    const entries = zipEntries(submissions, JSON.stringify(overview, null, 2), attachments, new Date(clock()))
    await writeZip(file, entries, 0o600)
  } else if (format === 'csv' || format === 'json') {
    const text = format === 'csv' ? asCsv(overview) : `${JSON.stringify(overview, null, 2)}\n`
    if (file === '-') return text
    await writeFile(file, text, { mode: 0o600 })
  } else throw new UsageError('Choose --format csv, json or zip; a ZIP needs a file to go to.')
  // The mode of a file that was there already is not changed by writing to it.
  await chmod(file, 0o600)
  return `${submissions.length} submissions written to ${file}`
}

async function* zipEntries(
  submissions: readonly Submission[],
  overview: string,
  attachments: AttachmentStore,
  now: Date,
): AsyncGenerator<ZipEntry> {
  yield { name: 'submissions.json', from: Buffer.from(overview), modified: now }
  for (const { id, receivedAt, attachments: files } of submissions) {
    for (const [index, file] of files.entries()) {
      // The number keeps two files of one name apart; the signs are those every system takes.
      const name = `${id}/${index + 1}-${file.name.replace(/[<>:"/\\|?*]/g, '_')}`
      yield { name, from: await buffer(await attachments.read(file.id)), modified: new Date(receivedAt) }
    }
  }
}
