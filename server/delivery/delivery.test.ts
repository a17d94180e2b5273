import { expect, test, vi } from 'vitest'
import { eventually } from '../../testing/lifetime.ts'
import { day, hour, minute } from '../clock.ts'
import { aPdf, aPng, fileNamed, sendInquiry, sendPrototype } from '../testing/a-form.ts'
import { aMailingService, aMailServer } from '../testing/a-mail-server.ts'
import { aService } from '../testing/a-service.ts'
import { afterFailure, startDeliveryWorker } from './delivery-worker.ts'

test('a submission is mailed to the e-mail address of its form, in plain text, and answered to its sender', async () => {
  const { mails, origin, store } = await aMailingService({ settings: { MAIL_TO_PRESS_CONTACT: 'press@example.com' } })
  await sendInquiry(origin, { fullname: 'Ada Żółw', message: 'Line 1\n.\nLine 3' })
  await sendPrototype(origin)
  await eventually(() => mails.length).toBe(2)
  const press = mails.find((mail) => mail.to.includes('press@example.com'))
  expect(press).toMatchObject({ from: 'website@example.com', to: ['press@example.com'] })
  expect(press?.raw).toMatch(/^Reply-To: =\?UTF-8\?.+\?= <ada@example\.com>\r$/m)
  expect(press?.raw).toMatch(/^Message-ID: <ar-.{4}-.{4}@example\.com>\r$/m)
  expect(press?.raw).toMatch(/Line 1\r\n\.\r\nLine 3/)
  expect(press?.raw).toContain('Media Links: https://example.com/ada')
  expect(mails.find((mail) => mail !== press)?.to).toEqual(['staff@example.com'])
  await eventually(async () => (await store.submissions.countByState()).byState).toEqual({ delivered: 2 })
})

test('attachments go along up to the limit, larger ones as a link that works until it expires', async () => {
  let now = Date.now()
  const settings = { PUBLIC_URL: 'https://www.example.com' }
  const { mails, origin, store } = await aMailingService({ settings, clock: () => now })
  await sendPrototype(origin, {}, [fileNamed('box "1" żółw.png', aPng())])
  await eventually(() => mails.length).toBe(1)
  expect(mails[0]?.raw).toContain(aPng().toString('base64').slice(0, 60))
  expect(mails[0]?.raw).toContain('not scanned for viruses')
  const big = aPdf(8 * 1024 * 1024)
  await sendPrototype(origin, {}, [fileNamed('żółw rules.pdf', big), fileNamed('map.pdf', big)])
  await eventually(() => mails.length).toBe(2)
  const text = mails[1]?.text ?? ''
  const link = new URL(/https:\/\/www\.example\.com(\/attachments\?\S+)/.exec(text)?.[1] ?? '', origin)
  const file = await fetch(link)
  expect(file.status).toBe(200)
  expect(file.headers.get('Content-Disposition')).toContain(`attachment; filename*=UTF-8''%C5%BC`)
  expect(file.headers.get('Content-Security-Policy')).toBe('sandbox')
  expect(Buffer.from(await file.arrayBuffer()).equals(big)).toBe(true)
  now += 31 * day
  expect((await fetch(link)).status).toBe(410)
  now -= 2 * day
  // Read to its end: the service stops when nobody reads any more.
  expect((await (await fetch(link)).arrayBuffer()).byteLength).toBe(big.length)
  await store.erasure.eraseFrom('ada@example.com')
  const gone = await fetch(link)
  expect([gone.status, gone.headers.get('Content-Disposition')]).toEqual([404, null])
})

test('nothing typed adds a header or a recipient', async () => {
  const names = [
    'Ada\r\nBcc: victim@example.com',
    'Ada%0d%0aBcc: victim@example.com',
    'Ada\u2028Bcc: victim@example.com',
    'Ada <victim@example.com>, "x',
    '=?utf-8?q?=0D=0ABcc:_victim@example.com?=',
  ]
  const { mails, origin } = await aMailingService()
  for (const fullname of names) await sendInquiry(origin, { fullname })
  await eventually(() => mails.length).toBe(names.length)
  for (const { raw, to } of mails) {
    const headers = raw.split('\r\n\r\n')[0]?.replace(/\r\n[ \t]+/g, ' ') ?? ''
    expect(headers).not.toMatch(/^Bcc/im)
    expect(headers.match(/^Reply-To: .*/gm)).toEqual([expect.stringMatching(/<ada@example\.com>$/)])
    expect(to).toEqual(['staff@example.com'])
  }
})

test('without a mail server submissions are kept, and mailed once one is set', async () => {
  const first = await aService()
  await sendInquiry(first.origin)
  await first.app.close()
  const { mails, settings } = await aMailServer()
  await aService({ settings: { ...settings, DATA_DIR: first.dataDir } })
  await eventually(() => mails.length).toBe(1)
})

test('the heartbeat tells the day’s numbers once a day, without personal data', async () => {
  const { mails, settings } = await aMailServer()
  const beating = { ...settings, HEARTBEAT_TO: 'operator@example.com' }
  const first = await aService({ settings: beating })
  await eventually(() => mails.length).toBe(1)
  expect(mails[0]?.to).toEqual(['operator@example.com'])
  expect(mails[0]?.raw).toContain('Subject: Website forms: 0 received')
  await aService({ settings: { ...beating, DATA_DIR: first.dataDir } })
  await aService({ settings: { ...beating, DATA_DIR: first.dataDir }, clock: () => Date.now() + day })
  await eventually(() => mails.length).toBe(2)
})

test('logs hold nothing a visitor typed, and not their IP address', async () => {
  const { origin, log, store } = await aMailingService(undefined, {
    onRcptTo: (_address, _session, done) => done(new Error('no such user ada@example.com')),
  })
  await sendInquiry(origin, {}, {}, '?from=ada@example.com')
  await eventually(async () => (await Array.fromAsync(store.submissions.all()))[0]?.lastError).toContain('no such user')
  const text = log.join('')
  expect(text).toContain('not delivered')
  expect(text).not.toMatch(/\bada\b|Nowak|pictures|127\.0\.0\.1"/i)
})

test('a store that is out of reach is told in the log once each time it happens', async () => {
  const { origin, store, app, log } = await aService()
  await sendInquiry(origin)
  const away = new Error('away')
  const claim = vi.spyOn(store.deliveries, 'claimDue').mockRejectedValueOnce(away).mockRejectedValueOnce(away)
  claim.mockResolvedValueOnce(undefined).mockRejectedValueOnce(away).mockRejectedValueOnce(away)
  const settle = vi.spyOn(store.deliveries, 'settle').mockRejectedValueOnce(away).mockRejectedValueOnce(away)
  const parts = { deliveries: store.deliveries, clock: Date.now, log: app.log }
  const worker = startDeliveryWorker({ ...parts, deliver: async () => {}, pollMs: 1 })
  await eventually(() => settle.mock.calls.length).toBe(3)
  await worker.stop()
  expect(log.filter((line) => line.includes('pending deliveries cannot be read'))).toHaveLength(2)
  expect(log.filter((line) => line.includes('the result cannot be stored yet'))).toHaveLength(1)
})

test('a result that cannot be stored until the claim ends is logged as not stored, and not as a failing store', async () => {
  const { origin, store, app, log } = await aService()
  await sendInquiry(origin)
  vi.spyOn(store.deliveries, 'settle').mockImplementationOnce(async () => {
    vi.spyOn(performance, 'now').mockReturnValueOnce(performance.now() + hour)
    throw new Error('away')
  })
  const parts = { deliveries: store.deliveries, clock: Date.now, log: app.log }
  const worker = startDeliveryWorker({ ...parts, deliver: async () => {}, pollMs: 1 })
  await eventually(() => log.join('')).toContain('the result was not stored')
  await worker.stop()
  expect(log.join('')).not.toContain('cannot be read')
})

test.each([
  [1, minute],
  [9, 256 * minute],
  [10, 6 * hour],
  [20, 6 * hour],
])('failed attempt %i is followed by one in %i ms', (attempts, pause) => {
  expect(afterFailure(attempts, 1000, '421 \0')).toEqual({ state: 'pending', dueAt: 1000 + pause, lastError: '421 ' })
})

test('it is tried for more than 72 hours, then given up', () => {
  let now = 0
  let result = afterFailure(1, now, '421')
  for (let attempts = 2; result.state === 'pending'; attempts += 1) {
    now = result.dueAt
    result = afterFailure(attempts, now, '421')
  }
  expect(now).toBeGreaterThan(72 * hour)
  expect(result).toEqual({ state: 'undelivered', settledAt: now, lastError: '421' })
})
