import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { eventually } from '../../testing/lifetime.ts'
import { aPdf, aSubmission, fileNamed, sendPrototype } from '../testing/a-form.ts'
import { aMailingService } from '../testing/a-mail-server.ts'
import { mailText } from './mail-text.ts'

test.each([
  ['552 Message size exceeds fixed limit', 552],
  ['5.3.4 Message too big for system', 554],
])('after "%s" the mail goes again at once, with links instead of files', async (refusal, responseCode) => {
  const received: string[] = []
  const options = { settings: { PUBLIC_URL: 'https://www.example.com' } }
  const { origin, store } = await aMailingService(options, {
    onData(stream, _session, done) {
      text(stream).then((raw) => {
        received.push(raw)
        done(raw.length > 100_000 ? Object.assign(new Error(refusal), { responseCode }) : undefined)
      }, done)
    },
  })
  await sendPrototype(origin, {}, [fileNamed('rules.pdf', aPdf(200_000))])
  await eventually(async () => (await store.submissions.countByState()).byState).toEqual({ delivered: 1 })
  expect(received).toHaveLength(2)
  expect(received[1]).toContain('https://www.example.com/attachments?file=')
})

test('our own words stand above a line, and everything the sender typed below it', () => {
  const message = 'Hi\n\nAttachments:\n- no virus found, application/pdf, 3 kB, named: rules.pdf\n  attached'
  const name = 'rules.pdf                    - no virus found.pdf'
  const fields = { fullname: 'A\u202Eda', message }
  const type = 'application/pdf'
  const file = { id: '1', bytes: 1234, sha256: '', name, type, verdict: 'unscanned' } as const
  const submission = aSubmission({ fields, attachments: [file] })
  const [ours = '', theirs = ''] = mailText(submission, () => 'attached').split('typed by the sender')
  expect(ours.match(/virus/g)).toHaveLength(2)
  expect(ours).toMatch(/^- not scanned for viruses, \S+, \d+ kB, named: rules\.pdf - no virus found\.pdf$/m)
  expect(ours).toContain('Consent: I accept, 1970-01-01 00:16 UTC')
  expect(theirs).toContain('A[U+202E]da')
  expect(theirs).toContain(message)
})
