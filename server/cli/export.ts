import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Submission } from '../store/schema.ts'
import type { Store } from '../store/store.ts'
import { isIntact } from '../store/submissions.ts'

export type Overview = ReturnType<typeof overviewOf>

/** One entry of `list --json` and of exports. State `kept`: no mail server is set, so nothing will be tried. */
export function overviewOf(submission: Submission, hasMail: boolean) {
  const { id, formId, receivedAt, fields, consents, attachments } = submission
  const { state, attempts, nextAttemptAt, settledAt, lastError } = submission
  return {
    id,
    formId,
    received: dateOf(receivedAt),
    fields,
    consents: consents.map((it) => ({ ...it, at: dateOf(it.at) })),
    attachments: attachments.map(({ name, bytes, type, verdict }) => ({ name, bytes, type, verdict })),
    delivery: {
      state: state === 'pending' && !hasMail ? ('kept' as const) : state,
      attempts,
      ...(state === 'pending' && hasMail && { nextAttempt: dateOf(nextAttemptAt) }),
      ...(settledAt !== null && { settled: dateOf(settledAt) }),
      ...(lastError !== null && { lastError }),
    },
  }
}

function dateOf(time: number) {
  return new Date(time).toISOString()
}

const ownersOnly = { mode: 0o600, flags: 'wx' }

/** Read anew each time, so that they need not fit into memory. */
type Chosen = () => AsyncIterable<Submission>

/**
 * Writes submissions as a table, for their owner's eyes only, in place of a file that is there already; gives how many.
 */
export async function exportTable(file: string, chosen: Chosen, hasMail: boolean): Promise<number> {
  const fieldNames = new Set<string>()
  let number = 0
  for await (const { fields } of chosen()) {
    number += 1
    for (const it of Object.keys(fields)) fieldNames.add(it)
  }
  // A file that is there already could be open to others.
  await rm(file, { force: true })
  await pipeline(csvOf(chosen(), [...fieldNames], hasMail), createWriteStream(file, ownersOnly))
  return number
}

/**
 * Writes the attachments of submissions, for their owner's eyes only, into one folder for each. Gives what was left out,
 * since it is missing, altered or infected.
 */
export async function exportAttachments(folder: string, chosen: Chosen, store: Store): Promise<string[]> {
  const leftOut: string[] = []
  for await (const { id, attachments } of chosen()) {
    if (attachments.length > 0) await mkdir(join(folder, id), { mode: 0o700 })
    for (const [index, file] of attachments.entries()) {
      const isInfected = file.verdict === 'infected'
      if (isInfected || !(await isIntact(store.readAttachment(file.id), file.sha256))) {
        const why = isInfected ? 'is infected' : 'is not what was received'
        leftOut.push(`${id}: the file ${file.name} (${file.id}) ${why}, so it was left out`)
        continue
      }
      // The number keeps two files of one name apart; the characters left are those every system takes in names.
      const name = `${index + 1}-${file.name.replace(/[<>:"/\\|?*]/g, '_')}`
      await pipeline(store.readAttachment(file.id), createWriteStream(join(folder, id, name), ownersOnly))
    }
  }
  return leftOut
}

/** A table for spreadsheets (RFC 4180), line by line. */
async function* csvOf(
  submissions: AsyncIterable<Submission>,
  fieldNames: readonly string[],
  hasMail: boolean,
) {
  const head = ['id', 'formId', 'received', ...fieldNames, 'attachments', 'delivery']
  // The mark at the start is how spreadsheets know that this is UTF-8.
  yield `\ufeff${csvLine(head)}`
  for await (const submission of submissions) {
    const { id, formId, received, fields, attachments, delivery } = overviewOf(submission, hasMail)
    const typed = fieldNames.map((name) => fields[name] ?? '')
    const files = attachments.map((it) => it.name).join('; ')
    yield csvLine([id, formId, received, ...typed, files, delivery.state])
  }
}

function csvLine(cells: readonly string[]) {
  return `${cells.map((it) => `"${withoutFormulas(it).replaceAll('"', '""')}"`).join(',')}\r\n`
}

/**
 * A spreadsheet would run what begins like a formula; the apostrophe makes it text. Which sign separates
 * cells depends on the country (a Polish Excel takes the semicolon), so a cell may also begin in the middle of ours.
 */
export function withoutFormulas(text: string): string {
  return text.replace(
    /^(?=[\s"']*[=+\-@＝＋－＠])|(?<=[;,|\t\r\n])(?=(?:[^\S\t\r\n]|["'])*[=+\-@＝＋－＠])/g,
    "'",
  )
}
