import { createTransport, type SendMailOptions } from 'nodemailer'
import { minute, second } from '../clock.ts'
import type { Settings } from '../settings.ts'

/** How long (ms) one mail may take. RFC 5321 lets the server wait ten minutes before it answers the end of a mail. */
export const maxMailMs = 20 * minute

export type Mailer = {
  /**
   * Resolves once the mail server has accepted the mail; rejects with its reply, or when it takes too long. Mails with the
   * same `id` have the same Message-ID, so that a mail program can recognise a repeat.
   */
  send(mail: Omit<SendMailOptions, 'from' | 'messageId'> & { id?: string }): Promise<unknown>
  close(): void
}

/**
 * Sends mail by SMTP; undefined when there is no mail server. Names and e-mail addresses are values of their own
 * and no part of a header's text, so nothing typed can become a header.
 */
export function makeMailer({ SMTP_URL: url, MAIL_FROM: from }: Settings): Mailer | undefined {
  if (url === undefined || from === undefined) return undefined
  const transport = createTransport({
    url,
    connectionTimeout: 30 * second,
    greetingTimeout: 30 * second,
    socketTimeout: 10 * minute,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: ({ id, ...mail }) =>
      transport.sendMail({
        ...(id && { messageId: `<${id}@${from.split('@')[1]}>` }),
        signal: AbortSignal.timeout(maxMailMs),
        from: { name: 'Website', address: from },
        // So that out-of-office programs do not answer (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated' },
        ...mail,
      }),
    close: () => transport.close(),
  }
}
