import { expect, test } from 'vitest'
import { maySend } from '../submissions/submission-routes.ts'
import { aService } from '../testing/a-service.ts'
import { rawRequest } from '../testing/clients.ts'

const { port } = await aService({
  site: { 'index.html': '<title>Home</title>', '404.html': 'Not found' },
})

const get = (target: string, headers = '') =>
  `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}\r\n`
const post = (headers: string, body: string) =>
  `POST /submit-form HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${headers}\r\n\r\n${body}`

// Each must get one answer of 4xx, and nothing behind it may be taken for a second request.
test.each([
  ['parent folders', get('/../../../../etc/passwd')],
  ['encoded parent folders', get('/%2e%2e/%2e%2e/%2e%2e/etc/passwd')],
  ['encoded slashes', get('/..%2f..%2f..%2fetc%2fpasswd')],
  ['backslashes', get('/..\\..\\..\\etc\\passwd')],
  ['overlong UTF-8', get('/%c0%ae%c0%ae/etc/passwd')],
  ['the data folder by its name', get('/data/submissions.sqlite')],
  ['an absolute address of another host', get('http://evil.example/etc/passwd')],
  ['an attachment with a path for an id', get('/attachments?file=..%2f..%2fsubmissions.sqlite')],
  ['20 kB of headers', get('/', `X: ${'x'.repeat(20_000)}\r\n`)],
  [
    'a length and chunks',
    post(
      'Content-Length: 5\r\nTransfer-Encoding: chunked',
      '0\r\n\r\nGET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n',
    ),
  ],
  ['no host', 'GET / HTTP/1.1\r\n\r\n'],
  ['no HTTP at all', 'hello\r\n\r\n'],
  [
    'a key that would change all objects',
    post(
      'Content-Length: 60\r\nConnection: close',
      '{"__proto__":{"isAdmin":true},"formId":"press-contact-form"}}',
    ),
  ],
  ['a body that is a list', post('Content-Length: 2\r\nConnection: close', '[]')],
])('%s get one answer of 4xx', async (_case, request) => {
  const answer = await rawRequest(port, request)
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
  expect(answer.match(/HTTP\/1\.1 \d/g)).toHaveLength(1)
  expect(answer).not.toMatch(/root:|SQLite/)
  expect(Reflect.get({}, 'isAdmin')).toBeUndefined()
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
  [undefined, 'same-origin', true],
  [undefined, undefined, true],
])('a page at %s with Sec-Fetch-Site %s may send: %s', (origin, site, expected) => {
  const headers = { ...(origin !== undefined && { origin }), ...(site && { 'sec-fetch-site': site }) }
  expect(maySend({ headers, host: 'www.Example.com' }, 'https://static.example.com/')).toBe(expected)
})
