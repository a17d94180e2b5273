import type { Submission } from '../store/store.ts'

export type Overview = ReturnType<typeof overviewOf>

/** One line of the list, and one entry of `list --json`. */
export function overviewOf(submission: Submission, hasMail: boolean) {
  const { id, formId, receivedAt, fields, attachments, spam, suspicion } = submission
  const webhook = deliveryOverview(submission, 'webhook', true)
  return {
    id,
    formId,
    received: new Date(receivedAt).toISOString(),
    fields,
    attachments: attachments.map(({ name, bytes, type, scan }) => ({ name, bytes, type, scan })),
    spam,
    suspicion,
    delivery: deliveryOverview(submission, 'mail', hasMail) ?? { state: 'kept' as const, attempts: 0 },
    ...(webhook && { webhook }),
  }
}

export const tableHead = line(['REFERENCE', 'RECEIVED (UTC)', 'FORM', 'STATE', 'FILES', 'FROM'])

export function tableRow(it: Overview): string {
  return line([
    it.id,
    it.received.slice(0, 16).replace('T', ' '),
    it.formId,
    it.spam ? 'spam' : it.delivery.state,
    `${it.attachments.length}`,
    `${it.fields.fullname ?? ''} <${it.fields.email ?? ''}>`,
  ])
}

/** As wide as the longest there can be, for the list is printed while it is read. */
function line(cells: readonly string[]) {
  const widths = [12, 16, 21, 11, 5]
  return cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')
}

/** `kept`: there is no mail server set, so nothing will be tried. */
function deliveryOverview({ deliveries }: Submission, channel: string, isSet: boolean) {
  const delivery = deliveries.find((it) => it.channel === channel)
  if (!delivery) return undefined
  const { state, attempts, nextAttemptAt, settledAt, lastError } = delivery
  return {
    state: state === 'pending' && !isSet ? ('kept' as const) : state,
    attempts,
    ...(state === 'pending' && isSet && { nextAttempt: new Date(nextAttemptAt).toISOString() }),
    ...(settledAt !== null && { settled: new Date(settledAt).toISOString() }),
    ...(lastError !== null && { lastError }),
  }
}
