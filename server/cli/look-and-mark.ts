import { exportCommand, mailText } from '../delivery/submission-mail.ts'
import type { Submission } from '../store/store.ts'
import { type Options, UsageError, type WithStore } from './command.ts'
import { jsonOf } from './export.ts'
import { overviewOf, tableHead, tableRow } from './overview.ts'

export async function list({ store, hasMail, print }: WithStore, _: unknown, { json }: Options) {
  async function* overview() {
    for await (const it of store.all()) yield overviewOf(it, hasMail)
  }
  if (json) {
    for await (const line of jsonOf(overview())) await print(line.trimEnd())
    return
  }
  let isEmpty = true
  for await (const it of overview()) {
    if (isEmpty) await print(tableHead)
    isEmpty = false
    await print(tableRow(it))
  }
  if (isEmpty) await print('No submissions yet.')
}

export async function show(id: string, { json }: Options, { store, hasMail, print }: WithStore) {
  const submission = (await store.find(id)) ?? missing(id)
  await print(json ? JSON.stringify(submission, null, 2) : asText(submission, hasMail))
}

export async function retry(id: string, parts: WithStore) {
  if (!(await parts.store.retry(id, parts.clock()))) missing(id, ' that still has to be delivered')
  await parts.print(`${id} will be delivered within seconds, if ${condition(parts)}.`)
}

export async function spam(id: string, { not }: Options, parts: WithStore) {
  if (!(await parts.store.markSpam(id, !not, parts.clock()))) missing(id)
  if (!not) return parts.print(`${id} is marked as spam.`)
  const isDue = (await parts.store.find(id))?.deliveries.some((it) => it.state === 'pending')
  await parts.print(
    isDue
      ? `${id} is cleared and will be delivered, if ${condition(parts)}.`
      : `${id} is cleared. Nothing of it waits for delivery: "retry ${id}" sends what was given up.`,
  )
}

function condition({ hasMail, env }: WithStore) {
  if (hasMail || env.WEBHOOK_URL !== undefined) return 'the service runs'
  return 'the service is given SMTP_URL or WEBHOOK_URL: without them messages are only kept'
}

/** One submission as its mail shows it, with what became of it. */
function asText(submission: Submission, hasMail: boolean): string {
  const { delivery, webhook } = overviewOf(submission, hasMail)
  const states = [['Delivery', delivery] as const, ...(webhook ? [['Webhook', webhook] as const] : [])]
  return [
    mailText(submission, () => exportCommand(submission)),
    '',
    `Marked as spam: ${submission.spam ? 'yes' : 'no'}`,
    ...states.map(([name, { state, ...more }]) => `${name}: ${state} ${JSON.stringify(more)}`),
  ].join('\n')
}

function missing(id: string, which = ''): never {
  throw new UsageError(`There is no submission ${id}${which}.`)
}
