import { createHmac } from 'node:crypto'
import type { AttachmentLinks } from '../attachments/attachment-links.ts'
import { type Clock, second } from '../clock.ts'
import type { Deliver } from './outbox-worker.ts'

type Parts = {
  url: string
  secret: string
  links: AttachmentLinks | undefined
  clock: Clock
  fetch: typeof fetch
}

/**
 * Posts a submission as JSON, signed as the Standard Webhooks specification has it: `webhook-signature` is the
 * HMAC-SHA-256 of `<webhook-id>.<webhook-timestamp>.<body>`, its key the bytes behind `whsec_`. Any status but 2xx counts as not taken.
 */
export function webhookDelivery({ url, secret, links, clock, fetch: post }: Parts): Deliver {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  return async ({ deliveries: _, attachments, ...submission }) => {
    const files = attachments.map((it) => ({ ...it, link: links?.make(it.id, clock()) }))
    const body = JSON.stringify({ type: 'submission.received', data: { ...submission, attachments: files } })
    const timestamp = String(Math.floor(clock() / second))
    const signed = `${submission.id}.${timestamp}.${body}`
    const response = await post(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'webhook-id': submission.id,
        'webhook-timestamp': timestamp,
        'webhook-signature': `v1,${createHmac('sha256', key).update(signed).digest('base64')}`,
      },
      body,
      // A redirect could carry personal data to a host nobody has chosen.
      redirect: 'error',
      signal: AbortSignal.timeout(30 * second),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`The webhook answered ${response.status}`)
  }
}
