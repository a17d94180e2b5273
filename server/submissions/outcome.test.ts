import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { maxFileBytes } from '../../forms/attachments.ts'
import { referencePattern } from '../../forms/protocol.ts'
import { aPdf, aPng, named, sendInquiry, sendPrototype } from '../testing/a-form.ts'
import { aService } from '../testing/a-service.ts'
import { aSlowUpload, unattached } from '../testing/clients.ts'
import { refusals, wantedAnswer } from './outcome.ts'
import { makeReference, suspicionOf } from './store-submission.ts'

type Service = Awaited<ReturnType<typeof aService>>
type Case = {
  outcome: string
  send: (service: Service) => Promise<Response>
  /** Where they are not those of the refusal. */
  status?: number
  message?: string
  settings?: Record<string, string>
}

const prototype = ({ origin }: Service, files: readonly File[]) => sendPrototype(origin, {}, files)
const inquiry = (
  { origin }: Service,
  changes: Record<string, unknown> = {},
  headers: Record<string, string> = {},
) => sendInquiry(origin, changes, headers)

// In the order of outcome.ts.
const cases: Case[] = [
  {
    outcome: 'stored',
    send: (it) => inquiry(it),
    status: 200,
    message: 'Your press inquiry has been submitted!',
  },
  {
    outcome: 'replayed',
    async send(it) {
      const submissionKey = randomUUID()
      const first = await inquiry(it, { submissionKey })
      const second = await inquiry(it, { submissionKey })
      expect((await second.clone().json()).reference).toBe((await first.json()).reference)
      return second
    },
    status: 200,
    message: 'Your press inquiry has been submitted!',
  },
  {
    outcome: 'invalid',
    send: (it) => inquiry(it, { message: ' ' }),
    status: 422,
    message: 'Enter a message.',
  },
  {
    outcome: 'invalid',
    status: 413,
    send: (it) => prototype(it, [named('rules.pdf', aPdf(maxFileBytes + 1))]),
    message: 'rules.pdf is too large (max 11 MB).',
  },
  {
    outcome: 'invalid',
    status: 415,
    send: (it) => prototype(it, [named('rules.pdf', Buffer.from('hello'))]),
    message: 'rules.pdf is not a PNG, JPEG, WebP or PDF file. Attach it in one of these formats.',
  },
  {
    outcome: 'invalid',
    status: 413,
    send: (it) =>
      prototype(
        it,
        Array.from({ length: 11 }, () => named('a.png', aPng())),
      ),
    message: 'You can attach at most 10 files. Remove some of them.',
  },
  {
    outcome: 'malformed',
    send: (it) =>
      fetch(`${it.origin}/submit-form`, {
        method: 'POST',
        headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
        body: '{"formId":',
      }),
  },
  { outcome: 'unreadable', send: (it) => inquiry(it, {}, { 'Content-Type': 'application/xml' }) },
  { outcome: 'bodyTooLarge', send: (it) => inquiry(it, { message: 'x'.repeat(300_000) }) },
  { outcome: 'unknownForm', send: (it) => inquiry(it, { formId: 'chess' }) },
  {
    outcome: 'wrongMethod',
    send: (it) => fetch(`${it.origin}/submit-form`, { headers: { Accept: 'application/json' } }),
  },
  { outcome: 'wrongOrigin', send: (it) => inquiry(it, {}, { Origin: 'https://evil.example' }) },
  {
    outcome: 'tooFast',
    settings: { RATE_LIMIT_PER_MINUTE: '1' },
    async send(it) {
      await inquiry(it)
      return inquiry(it)
    },
  },
  {
    outcome: 'enoughToday',
    settings: { UPLOAD_MB_PER_DAY: '1' },
    async send(it) {
      expect((await prototype(it, [named('a.pdf', aPdf(1024 * 1024))])).status).toBe(200)
      expect((await inquiry(it)).status).toBe(429)
      return prototype(it, [named('a.png', aPng())])
    },
  },
  {
    outcome: 'busy',
    settings: { UPLOADS_AT_ONCE: '1' },
    async send(it) {
      const first = await aSlowUpload(it)
      const response = await prototype(it, [named('a.png', aPng())])
      first.destroy()
      return response
    },
  },
  {
    outcome: 'noRoom',
    settings: { DISK_RESERVE_MB: '1000000' },
    async send(it) {
      expect((await prototype(it, [])).status).toBe(200)
      const response = await prototype(it, [named('a.png', aPng()), named('b.png', aPng())])
      expect(unattached(it.dataDir)).toBe(0)
      return response
    },
  },
  {
    outcome: 'unavailable',
    async send(it) {
      await it.store.close()
      return inquiry(it)
    },
  },
]

test('there is a row for every outcome', () => {
  const tested = [...new Set(cases.map((it) => it.outcome))]
  expect(tested).toEqual(['stored', 'replayed', 'invalid', ...Object.keys(refusals)])
})

test.each(cases)('$outcome ($message) is answered with its status and words', async (it) => {
  const service = await aService({ settings: it.settings })
  const response = await it.send(service)
  const body = await response.json()
  const refusal = Reflect.get(refusals, it.outcome)
  expect([response.status, body.message]).toEqual([
    it.status ?? refusal.status,
    it.message ?? refusal.message,
  ])
  if (response.ok) expect(body.reference).toMatch(referencePattern)
  else expect(body.fields).toEqual(expect.any(Array))
  const isBrief = ['tooFast', 'busy', 'noRoom', 'unavailable'].includes(it.outcome)
  expect(response.headers.get('Retry-After')).toBe(isBrief ? '60' : null)
  expect(response.headers.get('Allow')).toBe(it.outcome === 'wrongMethod' ? 'POST' : null)
})

test('a refused form is answered in words when JSON was not asked for, a stored one always by JSON', async () => {
  const { origin } = await aService()
  const refused = await sendInquiry(origin, { email: '' }, { Accept: '*/*' })
  expect(refused.headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
  expect(await refused.text()).toBe('Enter your e-mail address, like name@example.com.')
  const stored = await sendInquiry(origin, {}, { Accept: '*/*' })
  expect(await stored.json()).toMatchObject({ message: 'Your press inquiry has been submitted!' })
})

test('ticked boxes that a script sends along are checked, and their absence is accepted', async () => {
  const { origin } = await aService()
  const send = async (changes: object) => (await sendInquiry(origin, { ...changes })).status
  expect(await send({ gdpr: true })).toBe(200)
  expect(await send({ gdpr: false })).toBe(422)
  expect(await send({})).toBe(200)
})

test.each([
  ['text/html,application/xhtml+xml,*/*', 'application/x-www-form-urlencoded', 'page'],
  ['text/html', 'multipart/form-data; boundary=x', 'page'],
  ['text/html, application/json', 'application/json', 'json'],
  ['application/json', 'multipart/form-data; boundary=x', 'json'],
  ['text/plain', 'application/json', 'text'],
  ['*/*', 'application/json', 'text'],
  [undefined, undefined, 'text'],
])('Accept %s with a body of %s is answered by %s', (accept, type, wanted) => {
  const headers = { ...(accept && { accept }), ...(type && { 'content-type': type }) }
  expect(wantedAnswer({ headers })).toBe(wanted)
})

test.each([
  [
    'the field nobody can see is filled in',
    { website: 'https://spam.example' },
    ['hidden field filled in'],
    true,
  ],
  ['sent sooner than a person can type', { startedAt: '98000' }, ['sent in 2 s'], false],
  ['two signs', { website: 'x', startedAt: '100000' }, ['hidden field filled in', 'sent in 0 s'], true],
  ['sent after the least time', { startedAt: '97000' }, [], false],
  ['a clock ahead of ours', { startedAt: '100001' }, [], false],
  ['nonsense instead of a time', { startedAt: 'now' }, [], false],
  ['no technical fields at all', {}, [], false],
  ['white space in the hidden field', { website: ' ' }, [], false],
])('%s', (_case, values, reasons, isSpam) => {
  expect(suspicionOf(values, 100_000, 3)).toEqual({ reasons, isSpam })
})

test('a reference is one of many that can be read aloud', () => {
  const references = Array.from({ length: 1000 }, makeReference)
  expect(references.filter((it) => !referencePattern.test(it))).toEqual([])
  expect(new Set(references).size).toBe(1000)
})
