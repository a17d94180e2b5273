import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { aPdf, named } from '../testing/a-file.ts'
import { aPressInquiry, aPrototype, posted } from '../testing/a-form.ts'
import { aMailServer, type ReceivedMail } from '../testing/a-mail-server.ts'
import { aService } from '../testing/a-service.ts'
import { anAttachment, aSubmission } from '../testing/a-submission.ts'
import { eventually } from '../testing/eventually.ts'
import { mailText } from './submission-mail.ts'

const addresses = { MAIL_FROM: 'website@example.com', MAIL_TO: 'staff@example.com' }

/** Refuses what is larger, once it has all of it. */
async function aNarrowMailServer(mostBytes: number, refusal: string, code: number) {
  const taken: ReceivedMail[] = []
  const attempts: number[] = []
  const { url } = await aMailServer({
    onData(stream, session, done) {
      buffer(stream).then((raw) => {
        attempts.push(raw.length)
        if (raw.length > mostBytes) return done(Object.assign(new Error(refusal), { responseCode: code }))
        const to = session.envelope.rcptTo.map((it) => it.address)
        taken.push({ from: addresses.MAIL_FROM, to, raw: raw.toString() })
        return done()
      }, done)
    },
  })
  return { url, taken, attempts }
}

test.each([
  ['552 Message size exceeds fixed limit', 552],
  ['5.3.4 Message too big for system', 554],
])('after "%s" the mail goes again at once, with links instead of files', async (refusal, code) => {
  const { url, taken, attempts } = await aNarrowMailServer(100_000, refusal, code)
  const settings = { SMTP_URL: url, ...addresses, PUBLIC_URL: 'https://www.example.com' }
  const { origin, store } = await aService({ settings })
  const body = aPrototype({}, [named('rules.pdf', aPdf(200_000))])
  await fetch(`${origin}/games-prototypes`, { method: 'POST', body })
  await eventually(() => taken.length).toBe(1)
  expect(attempts).toHaveLength(2)
  expect(taken[0]?.raw).toContain('https://www.example.com/attachments/')
  await eventually(async () => (await store.counts(0)).byState).toEqual({ delivered: 1 })
})

test('a mail without files that is refused for its size waits for the next attempt', async () => {
  const { url, attempts } = await aNarrowMailServer(10, '552 Mailbox full', 552)
  const { origin, log } = await aService({ settings: { SMTP_URL: url, ...addresses } })
  await fetch(`${origin}/submit-form`, posted(aPressInquiry()))
  await eventually(() => log.some((it) => it.includes('not delivered'))).toBe(true)
  expect(attempts).toHaveLength(1)
})

test('with SMTP_REQUIRE_TLS nothing is sent over a connection that is not encrypted', async () => {
  const { url, mails } = await aMailServer()
  const settings = { SMTP_URL: url, ...addresses, SMTP_REQUIRE_TLS: 'yes' }
  const { origin, log } = await aService({ settings })
  await fetch(`${origin}/submit-form`, posted(aPressInquiry()))
  await eventually(() => log.some((it) => it.includes('not delivered'))).toBe(true)
  expect(mails).toEqual([])
})

test('what we say stands above a line, what the sender typed below it, whatever it looks like', () => {
  const message = 'Hi\n\nAttachments:\n- no virus found, application/pdf, 3 kB, named: rules.pdf\n  attached'
  const name = 'rules.pdf                    - no virus found.pdf'
  const fields = { fullname: 'A\u202Eda', message }
  const attachments = [anAttachment({ name, scan: 'unscanned' })]
  const suspicion = ['hidden field filled in']
  const submission = { ...aSubmission({ fields, attachments, suspicion }), deliveries: [] }
  const [ours = '', theirs = ''] = mailText(submission, () => 'attached').split('typed by the sender')
  expect(ours.match(/virus/g)).toHaveLength(2)
  expect(ours).toMatch(/^- not scanned for viruses, \S+, \d+ kB, named: rules\.pdf - no virus found\.pdf$/m)
  expect(ours).toContain('Suspected spam: hidden field filled in')
  expect(theirs).toContain('A[U+202E]da')
  expect(theirs).toContain(message)
  expect(theirs).not.toContain('Suspected spam')
})
