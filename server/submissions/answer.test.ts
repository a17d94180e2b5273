import { expect, test } from 'vitest'
import * as rules from '../../forms/attachments.ts'
import { gamesPrototypes } from '../../forms/forms.ts'
import { eventually } from '../../testing/lifetime.ts'
import { aPdf, aPng, aPrototype, fileNamed, sendInquiry, sendPrototype } from '../testing/a-form.ts'
import { aService } from '../testing/a-service.ts'
import { aSlowUpload } from '../testing/clients.ts'
import { countUnattached } from '../testing/stores.ts'
import { refusals } from './answer.ts'
import { referencePattern } from './reference.ts'

type Service = Awaited<ReturnType<typeof aService>>
type Case = readonly [
  outcome: string,
  send: (service: Service) => Promise<Response>,
  settings?: Record<string, string>,
  /** Where they are not those of the refusal. */
  answer?: { status: number; message: string },
]

const prototype = ({ origin }: Service, ...files: File[]) => sendPrototype(origin, {}, files)
const inquiry = ({ origin }: Service, changes = {}, headers = {}) => sendInquiry(origin, changes, headers)
const thanks = { status: 200, message: 'Your press inquiry has been submitted!' }
const notOurs = 'a.pdf is not a PNG, JPEG, WebP or PDF file. Attach it in one of these formats.'
const noConsent = 'You must accept the GDPR policy to submit the form.'
const tooLargeFile = fileNamed('a.pdf', aPdf(rules.maxFileBytes + 1))
const fiveLargeFiles = Array<File>(5).fill(fileNamed('a.pdf', aPdf(9 * 1024 * 1024)))
const elevenFiles = Array.from({ length: 11 }, () => fileNamed('a.png', aPng()))

/** Also while the files of the second cannot be removed at once. */
async function twice(service: Service) {
  const send = () =>
    sendPrototype(service.origin, { submissionKey: 'made-by-the-page-once' }, [fileNamed('a.pdf', aPdf())])
  const first = await send()
  service.store.attachments.removeUnattached = () => Promise.reject(new Error('the disk is gone'))
  const second = await send()
  expect((await second.clone().json()).reference).toBe((await first.json()).reference)
  return second
}

async function whileThreeUpload(service: Service) {
  const uploads = [await aSlowUpload(service), await aSlowUpload(service), await aSlowUpload(service)]
  const body = aPrototype({}, [fileNamed('a.png', aPng())])
  // A fault that comes later is not the answer.
  body.append('', 'of a field without a name')
  const headers = { Accept: 'application/json' }
  const response = await fetch(`${service.origin}/games-prototypes`, { method: 'POST', headers, body })
  for (const upload of uploads) upload.destroy()
  return response
}

async function toAFullDisk(service: Service) {
  expect((await prototype(service)).status).toBe(200)
  return prototype(service, fileNamed('a.png', aPng()), fileNamed('b.png', aPng()))
}

async function afterAMegabyte(service: Service) {
  expect((await prototype(service, fileNamed('a.pdf', aPdf(1024 * 1024)))).status).toBe(200)
  expect((await inquiry(service)).status).toBe(429)
  return prototype(service, fileNamed('a.png', aPng()))
}

function invalid(send: Case[1], message: string): Case {
  return ['invalid', send, {}, { status: 422, message }]
}

// In the order of answer.ts.
const cases: readonly Case[] = [
  ['sent', (service) => inquiry(service), {}, thanks],
  ['sent', twice, {}, { status: 200, message: gamesPrototypes.success }],
  invalid((service) => inquiry(service, { message: ' ' }), 'Enter a message.'),
  invalid((service) => sendPrototype(service.origin, { submissionKey: '' }), noConsent),
  invalid((service) => prototype(service, tooLargeFile), 'a.pdf is too large (max 11 MB).'),
  invalid((service) => prototype(service, fileNamed('a.pdf', Buffer.from('hello'))), notOurs),
  invalid((service) => prototype(service, ...elevenFiles), rules.tooManyFiles),
  invalid((service) => prototype(service, ...fiveLargeFiles), rules.tooLargeTogether),
  invalid((service) => prototype(service, fileNamed('a.pdf', aPng())), rules.unsuitableName('a.pdf', 'image/png')),
  invalid((service) => prototype(service, fileNamed('a.png', Buffer.alloc(0))), rules.emptyFile('a.png')),
  ['malformed', (service) => sendBody(service, '{"formId":')],
  ['malformed', (service) => inquiry(service, {}, { 'Content-Type': 'application/xml' })],
  ['bodyTooLarge', (service) => inquiry(service, { message: 'x'.repeat(300_000) })],
  ['unknownForm', (service) => inquiry(service, { formId: 'chess' })],
  ['wrongOrigin', (service) => inquiry(service, {}, { Origin: 'https://evil.example' })],
  ['wrongOrigin', (service) => sendBody(service, '[]', { Origin: 'https://evil.example' })],
  ['wrongOrigin', (service) => sendBody(service, '{"formId":', { Origin: 'https://evil.example' })],
  ['tooFast', (service) => inquiry(service).then(() => inquiry(service)), { RATE_LIMIT_PER_MINUTE: '1' }],
  ['tooFast', (service) => sendBody(service, '{').then(() => sendBody(service, '{')), { RATE_LIMIT_PER_MINUTE: '1' }],
  ['enoughToday', afterAMegabyte, { UPLOAD_MB_PER_DAY: '1' }],
  ['busy', whileThreeUpload],
  ['noRoom', toAFullDisk, { DISK_RESERVE_MB: '1000000' }],
  ['unavailable', async (service) => service.store.close().then(() => inquiry(service))],
]

function sendBody({ origin }: Service, body: string, more = {}) {
  const headers = { Accept: 'application/json', 'Content-Type': 'application/json', ...more }
  return fetch(`${origin}/submit-form`, { method: 'POST', headers, body })
}

test('there is a row for every outcome', () => {
  const tested = [...new Set(cases.map(([outcome]) => outcome))]
  expect(tested).toEqual(['sent', 'invalid', ...Object.keys(refusals)])
})

test.each(cases.map((row) => ({ row })))('$row.0 is answered with its status and words', async ({ row }) => {
  const [outcome, send, settings = {}, answer] = row
  const service = await aService({ settings })
  const response = await send(service)
  const body = await response.json()
  const { status, message } = answer ?? Reflect.get(refusals, outcome)
  expect([response.status, body.message]).toEqual([status, message])
  if (response.ok) expect(body.reference).toMatch(referencePattern)
  else expect(body.fields).toEqual(expect.any(Array))
  // Also of an upload that has just been cut off.
  if (!response.ok) await eventually(() => countUnattached(service.dataDir)).toBe(0)
  const retrySoon = ['tooFast', 'busy', 'noRoom', 'unavailable'].includes(outcome)
  expect(response.headers.get('Retry-After')).toBe(retrySoon ? '60' : null)
})

test('a refused form is answered in words when JSON was not asked for, a sent one always by JSON', async () => {
  const { origin } = await aService()
  const refused = await sendInquiry(origin, { email: '' }, { Accept: '*/*' })
  expect(refused.headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
  expect(await refused.text()).toBe('Enter your e-mail address, like name@example.com.')
  const sent = await sendInquiry(origin, {}, { Accept: '*/*' })
  expect(await sent.json()).toMatchObject({ message: 'Your press inquiry has been submitted!' })
})
