import { expect, test } from 'vitest'
import { aPressInquiry, posted } from '../testing/a-form.ts'
import { aService } from '../testing/a-service.ts'

const listed = 'https://www.example.com'

test('a page at a listed origin may send and read, one elsewhere may not', async () => {
  const { origin, store } = await aService({ settings: { CORS_ORIGINS: listed } })
  const send = (from: string) => {
    const form = posted(aPressInquiry())
    return fetch(`${origin}/submit-form`, {
      ...form,
      headers: { 'Content-Type': 'application/json', Origin: from },
    })
  }
  const allowed = await send(listed)
  expect(allowed.status).toBe(200)
  expect(allowed.headers.get('Access-Control-Allow-Origin')).toBe(listed)
  expect(allowed.headers.get('Vary')).toContain('Origin')
  const refused = await send('https://evil.example')
  expect(refused.status).toBe(403)
  expect(refused.headers.get('Access-Control-Allow-Origin')).toBeNull()
  expect(await store.list()).toHaveLength(1)
})

test('behind a proxy that hides the host, the public address is still our own', async () => {
  const { origin } = await aService({ settings: { PUBLIC_URL: 'https://www.example.com/' } })
  const headers = { 'Content-Type': 'application/json', Origin: 'https://www.example.com' }
  const response = await fetch(`${origin}/submit-form`, { ...posted(aPressInquiry()), headers })
  expect(response.status).toBe(200)
})

test('a preflight names what is allowed', async () => {
  const { origin } = await aService({ settings: { CORS_ORIGINS: listed } })
  const response = await fetch(`${origin}/games-prototypes`, {
    method: 'OPTIONS',
    headers: { Origin: listed },
  })
  expect(response.status).toBe(204)
  expect(response.headers.get('Access-Control-Allow-Methods')).toBe('POST')
  expect(response.headers.get('Access-Control-Allow-Headers')).toBe('Content-Type, Idempotency-Key')
})
