import { showHiddenInLine } from '../../forms/characters.ts'
import { formatMinute } from '../clock.ts'
import type { Submission } from '../store/records.ts'

type Overview = ReturnType<typeof overviewOf>

/** One entry of `list --json` and of exports. Other programs read it, so its keys stay: `id` is the reference. */
export function overviewOf(submission: Submission) {
  const { reference, formId, receivedAt, fields, consents, attachments } = submission
  const { state, attempts, dueAt, settledAt, lastError } = submission
  return {
    id: reference,
    formId,
    received: dateOf(receivedAt),
    fields,
    consents: consents.map((consent) => ({ ...consent, at: dateOf(consent.at) })),
    attachments: attachments.map(({ name, bytes, type, verdict }) => ({ name, bytes, type, verdict })),
    delivery: {
      state,
      attempts,
      ...(state === 'pending' && { nextAttempt: dateOf(dueAt) }),
      ...(settledAt !== null && { settled: dateOf(settledAt) }),
      ...(lastError !== null && { lastError }),
    },
  }
}

function dateOf(time: number) {
  return new Date(time).toISOString()
}

export function overviewTable(overviews: readonly Overview[]): string {
  const rows = [['REFERENCE', 'RECEIVED (UTC)', 'FORM', 'STATE', 'FILES', 'FROM'], ...overviews.map(cellsOf)]
  const widthsOf = (widest: number[], cells: string[]) =>
    cells.map((cell, column) => Math.max(cell.length, widest[column] ?? 0))
  const widths = rows.reduce(widthsOf, [])
  return rows.map((cells) => cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n')
}

function cellsOf({ id, received, formId, delivery, attachments, fields }: Overview): string[] {
  const from = showHiddenInLine(`${fields.fullname ?? ''} <${fields.email ?? ''}>`)
  return [id, formatMinute(Date.parse(received)), formId, delivery.state, `${attachments.length}`, from]
}
