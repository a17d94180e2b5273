import type { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import { minute, second } from '../clock.ts'

export type Mail = {
  to: string
  subject: string
  text: string
  replyTo?: { name: string; address: string }
  /** The same for every attempt, so that a mailbox can tell a repeat. */
  messageId?: string
  attachments: readonly { filename: string; contentType: string; content: Readable }[]
}

export type Mailer = {
  /** Resolves once the mail server has taken the mail over; rejects with its words when it did not. */
  send(mail: Mail): Promise<void>
  close(): void
}

/** Mail by SMTP. Names and addresses are given apart from the header text, so nothing typed can become a header. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: 30 * second,
    greetingTimeout: 30 * second,
    socketTimeout: 2 * minute,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, subject, text, replyTo, messageId, attachments }) {
      await transport.sendMail({
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
    },
    close: () => transport.close(),
  }
}
