import { expect, test } from 'vitest'
import { aPng, named } from '../testing/a-file.ts'
import { sendInquiry, sendPrototype } from '../testing/a-form.ts'
import { aService } from '../testing/a-service.ts'
import { aSlowUpload, nothingYet } from '../testing/a-slow-upload.ts'
import { eventually } from '../testing/eventually.ts'

type Service = Awaited<ReturnType<typeof aService>>

const behindProxy = { TRUST_PROXY_HOPS: '1' }
const upload = async ({ origin }: Service, from: string, files = [named('a.png', aPng())]) =>
  (await sendPrototype(origin, { message: from }, files, { 'X-Forwarded-For': from })).status

test('twenty connections that announce files and send none keep nobody out', async () => {
  const service = await aService({ settings: { ...behindProxy, UPLOADS_AT_ONCE: '3' } })
  for (let number = 0; number < 20; number += 1) await aSlowUpload(service, nothingYet)
  expect(await upload(service, '192.0.2.1')).toBe(200)
  expect(await upload(service, '192.0.2.2')).toBe(200)
})

test('one visitor keeps three places at most, and a /64 is one visitor', async () => {
  const service = await aService({ settings: { ...behindProxy, UPLOADS_AT_ONCE: '4' } })
  for (const number of [1, 2, 3]) await aSlowUpload(service, '%PDF-1.7\n', `2001:db8::${number}`)
  expect(await upload(service, '2001:db8::4')).toBe(503)
  expect(await upload(service, '2001:db8:0:1::4')).toBe(200)
})

test('forms without files are taken while every place is', async () => {
  const service = await aService({ settings: { ...behindProxy, UPLOADS_AT_ONCE: '1' } })
  await aSlowUpload(service, '%PDF-1.7\n')
  expect(await upload(service, '192.0.2.2')).toBe(503)
  expect(await upload(service, '192.0.2.2', [])).toBe(200)
  expect((await sendInquiry(service.origin)).status).toBe(200)
})

test('who hangs up gives the place back', async () => {
  const service = await aService({ settings: { ...behindProxy, UPLOADS_AT_ONCE: '1' } })
  const first = await aSlowUpload(service, '%PDF-1.7\n')
  first.destroy()
  await eventually(() => upload(service, '192.0.2.2')).toBe(200)
})

test('who sends steadily, but for too long, is stopped in words and gives the place back', async () => {
  const service = await aService({ settings: { ...behindProxy, UPLOADS_AT_ONCE: '1', UPLOAD_SECONDS: '1' } })
  const socket = await aSlowUpload(service, '%PDF-1.7\n')
  let said = ''
  socket.setEncoding('latin1')
  socket.on('data', (text) => {
    said += text
  })
  const drops = setInterval(() => socket.write('x'.repeat(5000)), 50)
  await eventually(() => said).toMatch(/^HTTP\/1\.1 408 [\s\S]*fewer or smaller files/)
  clearInterval(drops)
  await eventually(() => upload(service, '192.0.2.2')).toBe(200)
})

test('a visitor without JavaScript whose files find no place is told what to do', async () => {
  const service = await aService({ settings: { ...behindProxy, UPLOADS_AT_ONCE: '1' } })
  await aSlowUpload(service, '%PDF-1.7\n')
  const headers = { Accept: 'text/html', 'X-Forwarded-For': '192.0.2.2' }
  const consent = { gdpr: 'on', terms: 'on' }
  const response = await sendPrototype(service.origin, consent, [named('a.png', aPng())], headers)
  expect(response.status).toBe(503)
  expect(await response.text()).toContain('value="ada@example.com"')
})
