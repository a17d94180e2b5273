import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Submission } from '../store/records.ts'
import type { Store } from '../store/store.ts'
import { overviewOf } from './overview.ts'

/** Writes submissions as a table (RFC 4180). Replaces a file that is there already. */
export async function exportTable(file: string, submissions: readonly Submission[]): Promise<void> {
  const fieldNames = [...new Set(submissions.flatMap(({ fields }) => Object.keys(fields)))]
  const head = ['id', 'formId', 'received', ...fieldNames, 'attachments', 'delivery']
  const rows = submissions.map((submission) => {
    const { id, formId, received, fields, attachments, delivery } = overviewOf(submission)
    const typed = fieldNames.map((name) => fields[name] ?? '')
    return [id, formId, received, ...typed, attachments.map(({ name }) => name).join('; '), delivery.state]
  })
  // Others may have the right to read a file that is there already.
  await rm(file, { force: true })
  // The mark at the start is how spreadsheets know that this is UTF-8.
  await writeFile(file, `\ufeff${[head, ...rows].map(csvLine).join('')}`)
}

function csvLine(cells: readonly string[]) {
  return `${cells.map((cell) => `"${withoutFormulas(cell).replaceAll('"', '""')}"`).join(',')}\r\n`
}

/**
 * A spreadsheet would run a cell that begins like a formula; the apostrophe makes it text. Which sign separates
 * cells depends on the country (a Polish Excel takes the semicolon), so a cell may also begin in the middle of ours.
 */
export function withoutFormulas(text: string): string {
  return text.replace(/^(?=[\s"']*[=+\-@＝＋－＠])|(?<=[;,|\t\r\n])(?=(?:[^\S\t\r\n]|["'])*[=+\-@＝＋－＠])/g, "'")
}

/**
 * Makes a folder with the table and, in a folder for each submission, its attachments. Leaves out missing, altered and
 * infected ones, and returns a line for each. Rejects when the folder is there already.
 */
export async function exportFolder(
  folder: string,
  submissions: readonly Submission[],
  attachmentStore: Store['attachments'],
) {
  await mkdir(folder)
  await exportTable(join(folder, 'submissions.csv'), submissions)
  const leftOut: string[] = []
  for (const { reference, attachments } of submissions) {
    if (attachments.length > 0) await mkdir(join(folder, reference))
    for (const [index, file] of attachments.entries()) {
      const isInfected = file.verdict === 'infected'
      if (isInfected || !(await attachmentStore.isIntact(file))) {
        const why = isInfected ? 'is infected' : 'is not what was received'
        leftOut.push(`${reference}: the file ${file.name} (${file.id}) ${why}, so it was left out`)
        continue
      }
      // The number makes the name unique; the characters replaced are those that some systems do not allow in names.
      const name = `${index + 1}-${file.name.replace(/[<>:"/\\|?*]/g, '_')}`
      await writeFile(join(folder, reference, name), attachmentStore.read(file.id))
    }
  }
  return leftOut
}
