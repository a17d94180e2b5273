import { visible } from '../delivery/submission-mail.ts'
import type { Submission } from '../store/records.ts'

export type Overview = ReturnType<typeof overviewOf>

/** One entry of `list --json` and of exports. `kept`: no mail server is set, so nothing will be tried. */
export function overviewOf(submission: Submission, hasMail: boolean) {
  const { id, formId, receivedAt, fields, consents, attachments, suspicion, delivery } = submission
  const { state, attempts, nextAttemptAt, settledAt, lastError } = delivery
  const isWaiting = state === 'pending' && hasMail
  return {
    id,
    formId,
    received: dateOf(receivedAt),
    fields,
    consents: consents.map((it) => ({ ...it, at: dateOf(it.at) })),
    attachments: attachments.map(({ name, bytes, type, verdict }) => ({ name, bytes, type, verdict })),
    suspicion,
    delivery: {
      state: state === 'pending' && !hasMail ? ('kept' as const) : state,
      attempts,
      ...(isWaiting && { nextAttempt: dateOf(nextAttemptAt) }),
      ...(settledAt !== null && { settled: dateOf(settledAt) }),
      ...(lastError !== null && { lastError }),
    },
  }
}

function dateOf(time: number) {
  return new Date(time).toISOString()
}

/** An array with one entry in each line. */
export async function* jsonOf(overviews: AsyncIterable<Overview>): AsyncGenerator<string> {
  let start = '['
  for await (const it of overviews) {
    yield `${start}${JSON.stringify(it)}\n`
    start = ','
  }
  yield start === '[' ? '[]\n' : ']\n'
}

export const tableHead = line(['REFERENCE', 'RECEIVED (UTC)', 'FORM', 'STATE', 'FILES', 'FROM'])

export function tableRow(it: Overview): string {
  return line([
    it.id,
    it.received.slice(0, 16).replace('T', ' '),
    it.formId,
    it.delivery.state,
    `${it.attachments.length}`,
    visible(`${it.fields.fullname ?? ''} <${it.fields.email ?? ''}>`).replace(/\s+/g, ' '),
  ])
}

/** As wide as the longest there can be, for the list is printed while it is read. */
function line(cells: readonly string[]) {
  const widths = [12, 16, 21, 11, 5]
  return cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')
}
