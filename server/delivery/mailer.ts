import { createTransport, type SendMailOptions } from 'nodemailer'
import { second } from '../clock.ts'
import type { Env } from '../env.ts'

export type Mailer = NonNullable<ReturnType<typeof smtpMailer>>

/**
 * Mail by SMTP; undefined when nothing is to leave this process, or there is no mail server. Names and addresses are given
 * apart from the header text, so nothing typed can become a header.
 */
export function smtpMailer({ DELIVERY, SMTP_URL: url, MAIL_FROM: address, MAIL_TIMEOUT_SECONDS }: Env) {
  if (DELIVERY === 'off' || url === undefined || address === undefined) return undefined
  const transport = createTransport({
    url,
    connectionTimeout: 30 * second,
    greetingTimeout: 30 * second,
    socketTimeout: MAIL_TIMEOUT_SECONDS * second,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    /** Resolves once the mail server has taken the mail over; rejects with its words, or when it takes too long. */
    send: (mail: SendMailOptions) =>
      transport.sendMail({
        signal: AbortSignal.timeout(2 * MAIL_TIMEOUT_SECONDS * second),
        from: { name: 'Website', address },
        // Keeps out-of-office robots from answering a robot (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated' },
        ...mail,
      }),
    close: () => transport.close(),
  }
}

/** Whether the server takes no mail of this size, by its reply's code or by its enhanced one (RFC 3463 §3.4). */
export function refusedForSize(error: Error) {
  return Reflect.get(error, 'responseCode') === 552 || /\b5\.3\.4\b/.test(error.message)
}
