import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Submission } from '../store/store.ts'
import { nameLeftOut, UsageError, type WithStore } from './command.ts'
import { damageOf } from './copied-files.ts'
import { csvOf } from './csv.ts'
import { type Overview, overviewOf } from './overview.ts'
import { writeZip, type ZipEntry } from './zip.ts'

/** Writes submissions to a file only its owner can read; says which. `--output -` prints text forms instead. */
export async function exportSubmissions(
  ids: readonly string[],
  { format = 'csv', output }: { format?: string; output?: string },
  parts: WithStore,
) {
  const file = output ?? `submissions-${new Date(parts.clock()).toISOString().slice(0, 10)}.${format}`
  if (!/^(csv|json|zip)$/.test(format) || (format === 'zip' && file === '-'))
    throw new UsageError('Choose --format csv, json or zip; a ZIP needs a file to go to.')
  const chosen = () => choose(ids, parts)
  const fieldNames = new Set<string>()
  for await (const { fields } of chosen()) for (const name of Object.keys(fields)) fieldNames.add(name)
  let number = 0
  async function* overview() {
    for await (const it of chosen()) {
      number += 1
      yield overviewOf(it, parts.hasMail)
    }
  }
  const damaged: string[] = []
  const text = format === 'csv' ? csvOf(overview(), [...fieldNames]) : jsonOf(overview())
  if (file === '-') {
    for await (const line of text) await parts.print(line.replace(/\n$/, ''))
    return
  }
  await intoPlace(file, (partial) =>
    format === 'zip'
      ? writeZip(partial, zipEntries(chosen(), text, parts, damaged), 0o600)
      : pipeline(text, createWriteStream(partial, { mode: 0o600 })),
  )
  await parts.print(`${number} submissions written to ${file}`)
  nameLeftOut(damaged)
}

/** One entry in each line. */
export async function* jsonOf(overview: AsyncIterable<Overview>): AsyncGenerator<string> {
  let start = '['
  for await (const it of overview) {
    yield `${start}${JSON.stringify(it)}\n`
    start = ','
  }
  yield start === '[' ? '[]\n' : ']\n'
}

async function* choose(ids: readonly string[], { store }: WithStore): AsyncGenerator<Submission> {
  if (ids.length === 0) yield* store.all()
  for (const id of new Set(ids.map((it) => it.toUpperCase()))) {
    const found = await store.find(id)
    if (found === undefined) throw new UsageError(`There is no submission ${id}.`)
    yield found
  }
}

async function* zipEntries(
  submissions: AsyncIterable<Submission>,
  overview: AsyncIterable<string>,
  { attachments, clock }: WithStore,
  damaged: string[],
): AsyncGenerator<ZipEntry> {
  yield {
    name: 'submissions.json',
    from: async () => Readable.from(overview, { objectMode: false }),
    modified: new Date(clock()),
  }
  for await (const { id, receivedAt, attachments: files } of submissions) {
    for (const [index, file] of files.entries()) {
      const open = () => attachments.read(file.id)
      const damage = await damageOf({ ...file, submissionId: id }, open)
      if (damage !== undefined) damaged.push(damage)
      // The number keeps two files of one name apart; the signs are those every system takes.
      const name = `${id}/${index + 1}-${file.name.replace(/[<>:"/\\|?*]/g, '_')}`
      if (damage === undefined) yield { name, from: open, modified: new Date(receivedAt) }
    }
  }
}

/** What is there already keeps its place until the new file is whole, and its rights go with it. */
async function intoPlace(file: string, write: (partial: string) => Promise<void>) {
  const partial = `${file}.${process.pid}.partial`
  try {
    await write(partial)
    await rename(partial, file)
  } finally {
    await rm(partial, { force: true })
  }
}
