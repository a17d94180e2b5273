import { expect, test } from 'vitest'
import { sendInquiry, sendWithoutScript } from '../testing/a-form.ts'
import { aService } from '../testing/a-service.ts'

const listed = 'https://www.example.com'

test('a page at a listed origin may send and read, one elsewhere may not', async () => {
  const { origin, store } = await aService({ settings: { CORS_ORIGINS: listed } })
  const send = (from: string) => sendInquiry(origin, {}, { Origin: from })
  const allowed = await send(listed)
  expect(allowed.status).toBe(200)
  expect(allowed.headers.get('Access-Control-Allow-Origin')).toBe(listed)
  expect(allowed.headers.get('Vary')).toContain('Origin')
  const refused = await send('https://evil.example')
  expect(refused.status).toBe(403)
  expect(refused.headers.get('Access-Control-Allow-Origin')).toBeNull()
  expect(await Array.fromAsync(store.all())).toHaveLength(1)
})

test('behind a proxy that hides the host, the public address is still our own', async () => {
  const { origin } = await aService({ settings: { PUBLIC_URL: `${listed}/` } })
  const response = await sendInquiry(origin, {}, { Origin: listed })
  expect(response.status).toBe(200)
})

test('the site at another origin may send, also without JavaScript', async () => {
  const { origin, store } = await aService({ settings: { SITE_ORIGIN: listed, SITE_DIR: 'none' } })
  const send = (changes: Record<string, string>, from: string) =>
    sendWithoutScript(origin, changes, { Origin: from, 'Sec-Fetch-Site': 'cross-site' })
  const stored = await send({}, listed)
  const confirmation = await fetch(new URL(stored.headers.get('location') ?? '', origin))
  expect([stored.status, confirmation.status]).toEqual([303, 200])
  expect((await send({ email: 'x' }, listed)).status).toBe(422)
  expect((await send({}, 'https://evil.example')).status).toBe(403)
  expect(await Array.fromAsync(store.all())).toHaveLength(1)
})

test('a preflight names what is allowed, and allows a page elsewhere nothing', async () => {
  const { origin } = await aService({ settings: { SITE_ORIGIN: listed } })
  const ask = (from: string) =>
    fetch(`${origin}/games-prototypes`, { method: 'OPTIONS', headers: { Origin: from } })
  const { status, headers } = await ask(listed)
  expect(status).toBe(204)
  expect(headers.get('Access-Control-Allow-Origin')).toBe(listed)
  expect(headers.get('Access-Control-Allow-Methods')).toBe('POST')
  expect(headers.get('Access-Control-Allow-Headers')).toBe('Content-Type, Idempotency-Key')
  expect((await ask('https://evil.example')).headers.get('Access-Control-Allow-Origin')).toBeNull()
})
