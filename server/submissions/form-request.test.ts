import { expect, test } from 'vitest'
import { answerKind, isFromScript, isOwnOrigin } from './form-request.ts'

const urlencoded = 'application/x-www-form-urlencoded'
const multipart = 'multipart/form-data; boundary=x'
const key = 'made-by-the-page-once'

test.each([
  [urlencoded, 'text/html,application/xhtml+xml,*/*', key, 'browser', 'page'],
  [multipart, 'text/html', key, 'browser', 'page'],
  [urlencoded, 'application/json', key, 'browser', 'json'],
  [urlencoded, '*/*', undefined, 'browser', 'text'],
  [multipart, 'application/json', '', 'browser', 'json'],
  [multipart, 'application/json', key, 'script', 'json'],
  [multipart, '*/*', undefined, 'script', 'text'],
  ['application/json', 'text/html, application/json', '', 'script', 'json'],
  [undefined, undefined, undefined, 'script', 'text'],
])('a body of %s with Accept %s and key %s is sent by a %s and answered by %s', (type, accept, key, by, answer) => {
  const headers = { ...(accept && { accept }), ...(type && { 'content-type': type }) }
  expect([isFromScript({ headers }, key), answerKind({ headers })]).toEqual([by === 'script', answer])
})

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
