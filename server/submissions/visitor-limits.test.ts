import { expect, test } from 'vitest'
import { eventually } from '../../testing/lifetime.ts'
import { minute } from '../clock.ts'
import { readSettings } from '../settings.ts'
import { aPng, fileNamed, sendInquiry, sendPrototype } from '../testing/a-form.ts'
import { aService } from '../testing/a-service.ts'
import { aSlowUpload, nothingYet, rawRequest } from '../testing/clients.ts'
import { makeVisitorLimits, visitorNetwork } from './visitor-limits.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:51234', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:0102:0304', '1.2.3.4'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:0::/56'],
  ['2001:0DB8:0001:01ab::9', '2001:db8:1:100::/56'],
  ['[2001:db8:1:1ab::9]:443', '2001:db8:1:100::/56'],
  ['fe80::1%eth0', 'fe80:0:0:0::/56'],
  ['::1', '0:0:0:0::/56'],
])('%s belongs to %s', (ip, network) => {
  expect(visitorNetwork(ip)).toBe(network)
})

/** The limits of two networks, at a time that the test sets. */
function twoNetworks(settings: Record<string, string>) {
  const time = { now: 5_000_000 }
  const limits = makeVisitorLimits(readSettings(settings), () => time.now)
  return { time, limits, one: limits.of('192.0.2.1'), other: limits.of('192.0.2.2') }
}

test('forms beyond the limit are refused for the rest of the minute', () => {
  const { time, one, other } = twoNetworks({ RATE_LIMIT_PER_MINUTE: '2' })
  const send = one.countForm
  expect([send(), send(), send(), other.countForm()]).toEqual([undefined, undefined, 'tooFast', undefined])
  time.now += minute
  expect(send()).toBeUndefined()
})

test('a network has three slots of a hundred, and gives them back', () => {
  const { one, other, limits } = twoNetworks({})
  const [first, second, third, fourth] = [one.uploadSlot(), one.uploadSlot(), one.uploadSlot(), one.uploadSlot()]
  expect([first, second, third, fourth].map((slot) => slot.take())).toEqual([true, true, true, false])
  expect([first.take(), other.uploadSlot().take()]).toEqual([true, true])
  for (const slot of [first, fourth]) slot.release()
  expect([fourth.take(), one.uploadSlot().take()]).toEqual([true, false])
  const taken = Array.from({ length: 200 }, (_, number) => limits.of(`198.51.100.${number}`).uploadSlot().take())
  expect(taken.filter(Boolean)).toHaveLength(96)
})

test('a form that a page of another site sends is not counted against its visitor', async () => {
  const { origin } = await aService({ settings: { UPLOAD_MB_PER_DAY: '1' } })
  const send = (from: object) => sendInquiry(origin, { message: 'x'.repeat(200_000) }, { ...from })
  for (let number = 0; number < 6; number += 1)
    expect((await send({ Origin: 'https://evil.example' })).status).toBe(403)
  expect((await send({})).status).toBe(422)
})

type Service = Awaited<ReturnType<typeof aService>>
const behindProxy = { TRUST_PROXY_HOPS: '1' }
const upload = async ({ origin }: Service, from: string, files = [fileNamed('a.png', aPng())]) =>
  (await sendPrototype(origin, { message: from }, files, { 'X-Forwarded-For': from })).status

test('the limit counts visitors by the IP address the proxy saw, not by the one they claim', async () => {
  const { origin } = await aService({ settings: { RATE_LIMIT_PER_MINUTE: '1', ...behindProxy } })
  const from = async (forwarded: string) =>
    (await sendInquiry(origin, { message: forwarded }, { 'X-Forwarded-For': forwarded })).status
  expect(await from('203.0.113.1:4711')).toBe(200)
  expect(await from('203.0.113.2')).toBe(200)
  expect(await from('198.51.100.7, 203.0.113.1')).toBe(429)
  const direct = await aService({ settings: { RATE_LIMIT_PER_MINUTE: '1' } })
  expect([await upload(direct, '203.0.113.1'), await upload(direct, '203.0.113.2')]).toEqual([200, 429])
})

/** Three uploads that stay unfinished, from the network of 192.0.2.1. */
async function startThreeUploads(service: Service) {
  for (let number = 0; number < 3; number += 1) await aSlowUpload(service)
}

test('connections that announce files take a slot only once they send some; texts need none', async () => {
  const service = await aService({ settings: behindProxy })
  for (let number = 0; number < 20; number += 1) await aSlowUpload(service, nothingYet)
  expect(await upload(service, '192.0.2.1')).toBe(200)
  await startThreeUploads(service)
  expect(await upload(service, '192.0.2.1')).toBe(503)
  expect(await upload(service, '192.0.2.2')).toBe(200)
  expect(await upload(service, '192.0.2.1', [])).toBe(200)
})

test('a body that takes longer than a request may is ended in words, and its slot is free again', async () => {
  const service = await aService({ settings: behindProxy })
  await startThreeUploads(service)
  expect(await upload(service, '192.0.2.1')).toBe(503)
  // Node looks at it every five seconds.
  service.app.server.requestTimeout = 1
  const head =
    'POST /nowhere HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"a":'
  const answer = await rawRequest(service.port, head)
  expect(answer).toMatch(/^HTTP\/1\.1 408 [\s\S]*connection: close[\s\S]*arrived too slowly/i)
  await eventually(() => upload(service, '192.0.2.1')).toBe(200)
})
