import { expect, test } from 'vitest'
import { isOwnOrigin } from './submission-routes.ts'

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
  [undefined, undefined, true],
])('a page at %s with Sec-Fetch-Site %s may send: %s', (origin, site, expected) => {
  const headers = { ...(origin !== undefined && { origin }), ...(site && { 'sec-fetch-site': site }) }
  const host = `www.Example.com${origin?.startsWith('http:') ? ':80' : ''}`
  expect(isOwnOrigin({ headers, host }, 'https://static.example.com/')).toBe(expected)
})
