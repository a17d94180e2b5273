import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'
import { getPort } from '../../testing/free-port.ts'
import { aService, type ServiceOptions } from './a-service.ts'

/** `text`: as it was sent, but for the line breaks and signs that quoted-printable adds. */
type ReceivedMail = { from: string; to: string[]; raw: string; text: string }

/**
 * A real SMTP server on a free port. `mails`: those it has received; `settings`: with them a service uses it. The options
 * change how it answers.
 */
export async function aMailServer(options: SMTPServerOptions = {}) {
  const mails: ReceivedMail[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    // To look up the name of a client's IP address can take longer than everything else.
    disableReverseLookup: true,
    size: 60 * 1024 * 1024,
    onData(stream, session, done) {
      text(stream).then((raw) => {
        const { mailFrom, rcptTo } = session.envelope
        const [from, to] = [mailFrom ? mailFrom.address : '', rcptTo.map((recipient) => recipient.address)]
        mails.push({ from, to, raw, text: raw.replace(/=\r\n/g, '').replaceAll('=3D', '=') })
        done()
      }, done)
    },
    ...options,
  })
  // A client that is cut off is part of some tests.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const settings = {
    SMTP_URL: `smtp://127.0.0.1:${getPort(server.server)}`,
    MAIL_FROM: 'website@example.com',
    MAIL_TO: 'staff@example.com',
  }
  return { mails, server, settings }
}

/** A service that mails to a server of its own, which `mailServer` changes; `mails`: those that server has received. */
export async function aMailingService(options: ServiceOptions = {}, mailServer: SMTPServerOptions = {}) {
  const { mails, settings } = await aMailServer(mailServer)
  return { mails, ...(await aService({ ...options, settings: { ...settings, ...options.settings } })) }
}
