import { expect, test } from 'vitest'
import { sendInquiry } from '../testing/a-form.ts'
import { aService } from '../testing/a-service.ts'
import { maySend } from './origins.ts'

test.each([
  ['https://www.example.com', undefined, true],
  ['http://www.example.com', 'same-origin', true],
  ['https://static.example.com', 'cross-site', true],
  ['https://evil.example', undefined, false],
  ['https://www.example.com.evil.example', undefined, false],
  ['https://static.example.com.evil.example', undefined, false],
  ['null', 'same-origin', false],
  ['', undefined, false],
  [undefined, 'cross-site', false],
  [undefined, 'same-origin', true],
  [undefined, undefined, true],
])('a page at %s with Sec-Fetch-Site %s may send: %s', (origin, site, expected) => {
  const headers = { ...(origin !== undefined && { origin }), ...(site && { 'sec-fetch-site': site }) }
  expect(maySend({ headers, host: 'www.Example.com' }, 'https://static.example.com/')).toBe(expected)
})

test('behind a proxy that hides the host, the public address is still our own', async () => {
  const { origin } = await aService({ settings: { PUBLIC_URL: 'https://www.example.com/' } })
  expect((await sendInquiry(origin, {}, { Origin: 'https://www.example.com' })).status).toBe(200)
  expect((await sendInquiry(origin, {}, { Origin: 'https://evil.example' })).status).toBe(403)
})
