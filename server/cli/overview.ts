import { visibleLine } from '../../forms/characters.ts'
import { minuteOf } from '../clock.ts'
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
  const head = tableLine(['REFERENCE', 'RECEIVED (UTC)', 'FORM', 'STATE', 'FILES', 'FROM'])
  return [head, ...overviews.map(tableRow)].join('\n')
}

function tableRow({ id, received, formId, delivery, attachments, fields }: Overview): string {
  const from = visibleLine(`${fields.fullname ?? ''} <${fields.email ?? ''}>`)
  return tableLine([id, minuteOf(Date.parse(received)), formId, delivery.state, `${attachments.length}`, from])
}

/** Columns as wide as their longest possible value. */
function tableLine(cells: readonly string[]): string {
  const widths = [12, 16, 21, 11, 5]
  return cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')
}
