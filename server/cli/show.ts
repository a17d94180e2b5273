import { mailText } from '../delivery/submission-mail.ts'
import type { Submission } from '../store/store.ts'
import { overviewOf } from './overview.ts'

/** One submission as its mail shows it, with what became of it. */
export function asText(submission: Submission, hasMail: boolean): string {
  const { delivery, webhook } = overviewOf(submission, hasMail)
  const states = [['Delivery', delivery] as const, ...(webhook ? [['Webhook', webhook] as const] : [])]
  return [
    mailText(submission, () => `npm run submissions -- export --format zip ${submission.id}`),
    '',
    `Marked as spam: ${submission.spam ? 'yes' : 'no'}`,
    ...states.map(([name, { state, ...more }]) => `${name}: ${state} ${JSON.stringify(more)}`),
  ].join('\n')
}
