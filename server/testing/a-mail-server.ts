import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'

type ReceivedMail = { from: string; to: string[]; raw: string }

/** A real SMTP server on a free port; what it takes is in `mails`, `settings` let a service use it. Options change what it does to its clients. */
export async function aMailServer(options: SMTPServerOptions = {}) {
  const mails: ReceivedMail[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    // Asking the name of each client's address can take longer than everything else.
    disableReverseLookup: true,
    size: 60 * 1024 * 1024,
    onData(stream, session, done) {
      text(stream).then((raw) => {
        const { mailFrom, rcptTo } = session.envelope
        mails.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map((it) => it.address), raw })
        done()
      }, done)
    },
    ...options,
  })
  // A client that is cut off is part of some tests.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const settings = {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'website@example.com',
    MAIL_TO: 'staff@example.com',
  }
  return { mails, server, settings }
}
