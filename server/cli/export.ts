import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Clock } from '../clock.ts'
import type { Submission } from '../store/records.ts'
import type { Store } from '../store/store.ts'
import { isIntact } from '../store/submission-queries.ts'
import { CommandError, nameDamaged } from './command-error.ts'
import { type Overview, overviewOf } from './overview.ts'

type Parts = { store: Store; clock: Clock; hasMail: boolean; print: (text: string) => void | Promise<void> }
type Options = { format?: string | undefined; output?: string | undefined }

/**
 * Writes submissions, all or those named, for their owner's eyes only: a table to a file, or with `files` everything
 * to a new folder, which has one folder with the attachments of each.
 */
export async function exportSubmissions(
  ids: readonly string[],
  { format = 'csv', output }: Options,
  { store, clock, hasMail, print }: Parts,
) {
  if (!/^(csv|files)$/.test(format))
    throw new CommandError('Choose --format csv or files. JSON is list --json.')
  const name = `submissions-${new Date(clock()).toISOString().slice(0, 10)}`
  const target = output ?? (format === 'csv' ? `${name}.csv` : name)
  const fieldNames = new Set<string>()
  for await (const { fields } of choose(ids, store)) for (const it of Object.keys(fields)) fieldNames.add(it)
  let number = 0
  async function* overviews() {
    for await (const it of choose(ids, store)) {
      number += 1
      yield overviewOf(it, hasMail)
    }
  }
  const csv = () => csvOf(overviews(), [...fieldNames])
  const leftOut: string[] = []
  if (format === 'csv') await writeInPlace(target, csv())
  else {
    // Throws where there is something already.
    await mkdir(target, { mode: 0o700 })
    await writeInPlace(join(target, 'submissions.csv'), csv())
    for await (const it of choose(ids, store)) leftOut.push(...(await writeAttachments(target, it, store)))
  }
  await print(`${number} submissions written to ${target}`)
  nameDamaged(leftOut)
}

/** What is there already keeps its place until the new file is whole, and its rights go with it. */
async function writeInPlace(file: string, text: AsyncIterable<string>) {
  const partial = `${file}.${process.pid}.partial`
  try {
    await pipeline(text, createWriteStream(partial, { mode: 0o600 }))
    await rename(partial, file)
  } finally {
    await rm(partial, { force: true })
  }
}

/** Says what was left out, since it is missing, altered or infected. */
async function writeAttachments(folder: string, { id, attachments }: Submission, store: Store) {
  const leftOut: string[] = []
  if (attachments.length > 0) await mkdir(join(folder, id), { mode: 0o700 })
  for (const [index, file] of attachments.entries()) {
    const isInfected = file.verdict === 'infected'
    if (isInfected || !(await isIntact(store.readAttachment(file.id), file))) {
      const why = isInfected ? 'is infected' : 'is not what was received'
      leftOut.push(`${id}: the file ${file.name} (${file.id}) ${why}, so it was left out`)
      continue
    }
    // The number keeps two files of one name apart; the signs are those every system takes.
    const name = `${index + 1}-${file.name.replace(/[<>:"/\\|?*]/g, '_')}`
    await pipeline(
      store.readAttachment(file.id),
      createWriteStream(join(folder, id, name), { mode: 0o600, flags: 'wx' }),
    )
  }
  return leftOut
}

async function* choose(ids: readonly string[], store: Store): AsyncGenerator<Submission> {
  if (ids.length === 0) yield* store.all()
  for (const id of new Set(ids.map((it) => it.toUpperCase()))) {
    const found = await store.find(id)
    if (found === undefined) throw new CommandError(`There is no submission ${id}.`)
    yield found
  }
}

/** A table for spreadsheets (RFC 4180), line by line, with a column for each of these fields. */
export async function* csvOf(
  overviews: AsyncIterable<Overview>,
  fieldNames: readonly string[],
): AsyncGenerator<string> {
  const head = ['id', 'formId', 'received', ...fieldNames, 'attachments', 'delivery']
  // The mark at the start is how spreadsheets know that this is UTF-8.
  yield `\ufeff${csvLine(head)}`
  for await (const it of overviews) {
    yield csvLine([
      it.id,
      it.formId,
      it.received,
      ...fieldNames.map((name) => it.fields[name] ?? ''),
      it.attachments.map((file) => file.name).join('; '),
      it.delivery.state,
    ])
  }
}

function csvLine(cells: readonly string[]) {
  return `${cells.map((it) => `"${withoutFormulas(it).replaceAll('"', '""')}"`).join(',')}\r\n`
}

/**
 * A spreadsheet would run what begins like a formula; the apostrophe makes it text. A cell may begin in the middle of
 * ours, for which sign parts cells depends on the country: a Polish Excel goes by the semicolon, whatever we wrote.
 */
function withoutFormulas(text: string): string {
  return text.replace(
    /^(?=[\s"']*[=+\-@＝＋－＠])|(?<=[;,|\t\r\n])(?=(?:[^\S\t\r\n]|["'])*[=+\-@＝＋－＠])/g,
    "'",
  )
}
