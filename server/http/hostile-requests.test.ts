import { relative } from 'node:path'
import { expect, test } from 'vitest'
import { eventually } from '../../testing/lifetime.ts'
import { databaseFile } from '../store/sqlite.ts'
import { aPdf, fileNamed, sendInquiry, sendPrototype } from '../testing/a-form.ts'
import { aService } from '../testing/a-service.ts'
import { rawRequest } from '../testing/clients.ts'
import { countUnattached } from '../testing/stores.ts'

const { port, origin, store, dataDir, settings } = await aService()

const get = (target: string, headers = '') => `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}\r\n`
const post = (headers: string, body: string) =>
  `POST /submit-form HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${headers}\r\n\r\n${body}`

const pollution = '{"__proto__":{"isAdmin":true},"formId":"press-contact-form"}}'

// Each must get one answer of 4xx, and the rest may not be read as a second request.
test.each([
  ['parent folders', get('/../../../../etc/passwd')],
  ['encoded parent folders', get('/%2e%2e/%2e%2e/%2e%2e/etc/passwd')],
  ['encoded slashes', get('/..%2f..%2f..%2fetc%2fpasswd')],
  ['backslashes', get('/..\\..\\..\\etc\\passwd')],
  ['the data folder', get(`/${relative(settings.SITE_DIR, dataDir)}/${databaseFile}`)],
  ['an absolute URL of another host', get('http://evil.example/etc/passwd')],
  ['an attachment with a path for an id', get('/attachments?file=..%2f..%2fsubmissions.sqlite')],
  ['20 kB of headers', get('/', `X: ${'x'.repeat(20_000)}\r\n`)],
  ['a length and chunks', post('Content-Length: 5\r\nTransfer-Encoding: chunked', `0\r\n\r\n${get('/smuggled')}`)],
  ['no host', 'GET / HTTP/1.1\r\n\r\n'],
  ['no HTTP at all', 'hello\r\n\r\n'],
  ['a key that would change all objects', post('Content-Length: 60\r\nConnection: close', pollution)],
  ['a body that is a list', post('Content-Length: 2\r\nConnection: close', '[]')],
])('%s get one answer of 4xx', async (_case, request) => {
  const answer = await rawRequest(port, request)
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
  expect(answer.match(/HTTP\/1\.1 \d/g)).toHaveLength(1)
  expect(answer).not.toMatch(/root:|SQLite/)
  expect(Reflect.get({}, 'isAdmin')).toBeUndefined()
})

const chunk = (content: string) => `${Buffer.byteLength(content).toString(16)}\r\n${content}\r\n`
const part = (name: string, content: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`
const fields = ['fullname', 'email', 'message'].map((name) => part(name, 'a@example.com')).join('')
const nameless = '--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n'
const longest = 'b'.repeat(300)

const inOneChunk = (body: string) => [chunk(body), '0\r\n\r\n']
const damaged = /^HTTP\/1\.1 400 [\s\S]*Reload the page/

// `server/submissions/answer.test.ts` tests which files are refused.
test.each<[what: string, body: readonly string[], answer: RegExp, boundary?: string]>([
  ['10,000 parts', inOneChunk(`${part('x', '1').repeat(10_000)}--b--`), /^HTTP\/1\.1 413 /],
  ['no boundary', inOneChunk('--b--'), damaged, ''],
  ['a part that never ends', inOneChunk(fields + part('attachments', 'x')), damaged],
  ['a field called __proto__', inOneChunk(`${part('__proto__', 'x')}${fields}--b--`), damaged],
  ['a boundary longer than the standard allows', inOneChunk(`--${longest}--`), damaged, `; boundary=${longest}`],
  ['a part without a name', inOneChunk(`${fields}${nameless}--b--`), damaged],
])('an upload with %s is refused, leaves nothing, and the service still answers', async (...shape) => {
  const [, body, expected, boundary = '; boundary=b'] = shape
  const type = `Content-Type: multipart/form-data${boundary}\r\nTransfer-Encoding: chunked\r\n`
  const head = `POST /games-prototypes HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${type}\r\n`
  expect(await rawRequest(port, head, body)).toMatch(expected)
  expect(await Array.fromAsync(store.submissions.all())).toHaveLength(0)
  await eventually(() => countUnattached(dataDir)).toBe(0)
  expect((await fetch(origin)).status).toBe(200)
})

const large = fileNamed('a.pdf', aPdf(10_000_000))

test.each([
  ['too many messages', { RATE_LIMIT_PER_MINUTE: '1' }, {}, '/games-prototypes', 429],
  ['a page of another site', {}, { Origin: 'https://evil.example' }, '/games-prototypes', 403],
  ['files where none are taken', {}, {}, '/submit-form', 400],
  ['a path that takes nothing', {}, {}, '/nowhere', 405],
] as const)('%s: a sender of 40 MB is answered all the same', async (_case, settings, headers, path, status) => {
  const service = await aService({ settings })
  if (status === 429) await sendPrototype(service.origin)
  const body = new FormData()
  for (let number = 0; number < 4; number += 1) body.append('attachments', large)
  const response = await fetch(`${service.origin}${path}`, { method: 'POST', headers, body })
  expect(response.status).toBe(status)
})

test('a JSON body of 5 MB is refused in words, each time', async () => {
  for (let number = 0; number < 20; number += 1)
    expect((await sendInquiry(origin, { message: 'x'.repeat(5_000_000) })).status).toBe(413)
})

test('a body announced as far too long is refused without reading it', async () => {
  const type = 'Content-Type: multipart/form-data; boundary=b'
  const head = `POST /games-prototypes HTTP/1.1\r\nHost: x\r\n${type}\r\nContent-Length: 999999999999\r\n\r\n`
  // Closed, so that the rest of the body is never taken for the next request.
  expect(await rawRequest(port, head)).toMatch(/^HTTP\/1\.1 413 [\s\S]*^connection: close\r$/im)
})
