import type { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import { second } from '../clock.ts'

type Mail = {
  to: string
  subject: string
  text: string
  replyTo?: { name: string; address: string }
  /** The same for every attempt, so that a mailbox can tell a repeat. */
  messageId?: string
  attachments: readonly { filename: string; contentType: string; content: Readable }[]
}

export type Mailer = ReturnType<typeof smtpMailer>

/** The server takes no mail of this size. */
export class MailTooLargeError extends Error {}

type Connection = { url: string; from: string; timeoutMs: number }

/** Mail by SMTP. Names and addresses are given apart from the header text, so nothing typed can become a header. */
export function smtpMailer({ url, from, timeoutMs }: Connection) {
  const transport = createTransport({
    url,
    connectionTimeout: 30 * second,
    greetingTimeout: 30 * second,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    /** Resolves once the mail server has taken the mail over; rejects with its words, MailTooLargeError if they say so. */
    async send({ to, subject, text, replyTo, messageId, attachments }: Mail) {
      const sent = transport.sendMail({
        from: { name: 'Website', address: from },
        to: { name: '', address: to },
        subject,
        text,
        replyTo,
        messageId,
        attachments: [...attachments],
        // Keeps out-of-office robots from answering a robot (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
      await sent.catch((error: Error) => {
        if (refusedForSize(error)) throw new MailTooLargeError(error.message, { cause: error })
        throw error
      })
    },
    close: () => transport.close(),
  }
}

/** By the reply's code, or by its enhanced one (RFC 3463 §3.4). */
function refusedForSize(error: Error) {
  return Reflect.get(error, 'responseCode') === 552 || /\b5\.3\.4\b/.test(error.message)
}
