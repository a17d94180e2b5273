import { formRegister } from '../../forms/form-register.ts'
import { day } from '../clock.ts'
import type { Store } from '../store/store.ts'
import type { Mailer } from './mailer.ts'

/** One mail a day with numbers and no personal data: if it stays away, something is broken. */
export async function sendHeartbeat(store: Store, mailer: Mailer, to: string, now: number): Promise<void> {
  const { received, suspected, byForm, byState } = await store.counts(now - day)
  const undelivered = byState.undelivered ?? 0
  await mailer.send({
    to,
    subject: `Website forms: ${received} received${undelivered > 0 ? `, ${undelivered} NOT DELIVERED` : ''}`,
    text: [
      'In the last 24 hours:',
      ...formRegister.map((it) => `- ${it.heading}: ${byForm[it.formId] ?? 0}`),
      `- of these held for you as spam: ${suspected}`,
      '',
      'All deliveries that are stored:',
      `- delivered: ${byState.delivered ?? 0}`,
      `- waiting for their next attempt: ${byState.pending ?? 0}`,
      `- held as spam: ${byState.held ?? 0}`,
      `- given up after three days: ${undelivered}`,
      '',
      'To look at them: npm run submissions -- list',
    ].join('\n'),
    attachments: [],
  })
}
