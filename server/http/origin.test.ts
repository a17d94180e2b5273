import { expect, test } from 'vitest'
import { originVerdict } from './origin.ts'

test.each([
  ['https://www.example.com', undefined, 'own'],
  ['http://www.example.com', 'same-origin', 'own'],
  ['https://static.example.com', 'cross-site', 'listed'],
  ['https://evil.example', undefined, 'foreign'],
  ['https://www.example.com.evil.example', undefined, 'foreign'],
  ['https://static.example.com.evil.example', undefined, 'foreign'],
  ['null', 'same-origin', 'foreign'],
  ['', undefined, 'foreign'],
  [undefined, 'cross-site', 'foreign'],
  [undefined, 'same-origin', 'own'],
  [undefined, undefined, 'own'],
])('origin %s with Sec-Fetch-Site %s is %s', (origin, site, verdict) => {
  const headers = { ...(origin !== undefined && { origin }), ...(site && { 'sec-fetch-site': site }) }
  expect(originVerdict({ headers, host: 'www.Example.com' }, ['https://static.example.com'])).toBe(verdict)
})
