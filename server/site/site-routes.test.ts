import { rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { aService, aServiceForAll, aSite } from '../testing/a-service.ts'

const home = '<!doctype html><title>Home</title><script>window.a = 1</script>'
const script = 'console.log(1)'.repeat(100)
const document = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256))

const site = {
  'index.html': home,
  'index.html.br': brotliCompressSync(home),
  'index.html.gz': gzipSync(home),
  'contact/index.html': '<title>Contact</title>',
  '404.html': '<title>404</title>',
  '404/index.html': '<title>404</title>',
  'assets/a-1.js': script,
  'assets/a-1.js.br': brotliCompressSync(script),
  'files/rules.pdf': document,
  'files/rules.pdf.br': 'br',
  'files/game/rules-0a1b2c3d.pdf': document,
  'catalogue.json': '{}',
  'download/nemesis/feed.atom': '<feed/>',
  'żółw.txt': 'Turtle',
  '.well-known/security.txt': 'Contact: x',
  '.vite/manifest.json': '{}',
  'big.bin': Buffer.alloc(600 * 1024, 7),
  _redirects: '# moved\n/old /contact 301\n',
}

const { app, origin } = await aServiceForAll({ site })

test.each([
  ['/', 200, home],
  ['/contact', 200, site['contact/index.html']],
  ['/contact?from=mail', 200, site['contact/index.html']],
  ['/%C5%BC%C3%B3%C5%82w.txt', 200, 'Turtle'],
  ['/.well-known/security.txt', 200, 'Contact: x'],
  ['/nothing', 404, '<title>404</title>'],
  ['/assets', 404, '<title>404</title>'],
  ['/404', 404, '<title>404</title>'],
  ['/404.html', 404, '<title>404</title>'],
  ['/_redirects', 404, '<title>404</title>'],
  ['/.vite/manifest.json', 404, '<title>404</title>'],
  ['/index.html.br', 404, '<title>404</title>'],
  ['/CONTACT', 404, '<title>404</title>'],
])('%s is answered %i', async (address, status, body) => {
  const response = await fetch(origin + address)
  expect(response.status).toBe(status)
  expect(await response.text()).toBe(body)
})

test.each([
  ['/contact/', 308, '/contact'],
  ['/contact/index.html?a=1', 308, '/contact?a=1'],
  ['/old', 301, '/contact'],
])('%s is redirected with %i to %s', async (address, status, to) => {
  const response = await app.inject(address)
  expect([response.statusCode, response.headers.location]).toEqual([status, to])
})

test('HEAD answers with the headers of GET and no body, also for what is not there', async () => {
  for (const url of ['/', '/nothing', '/big.bin', '/files/rules.pdf']) {
    const get = await app.inject({ url })
    const head = await app.inject({ url, method: 'HEAD' })
    expect(head.body).toBe('')
    const { date: _, 'x-request-id': __, connection: ___, ...headers } = get.headers
    expect(head.headers).toMatchObject(headers)
    expect(head.statusCode).toBe(get.statusCode)
  }
})

test('the not-found page comes whole, whatever part or version of it was asked for', async () => {
  const headers = {
    range: 'bytes=0-1',
    'if-none-match': '"x"',
    'if-modified-since': new Date().toUTCString(),
  }
  const { statusCode, body } = await app.inject({ url: '/nothing', headers })
  expect([statusCode, body]).toEqual([404, '<title>404</title>'])
})

test('a link that leads nowhere stops nothing, and is not found', async () => {
  const folder = aSite(site)
  symlinkSync('/nowhere', join(folder, 'lost.txt'))
  const { app } = await aService({ settings: { SITE_DIR: folder } })
  expect((await app.inject('/')).statusCode).toBe(200)
  expect((await app.inject('/lost.txt')).statusCode).toBe(404)
})

test('a file that has gone since the start is not found, and nobody keeps that answer for a year', async () => {
  const { app, env } = await aService({ site })
  rmSync(join(env.SITE_DIR, 'assets/a-1.js'))
  const { statusCode, headers } = await app.inject('/assets/a-1.js')
  expect([statusCode, headers['cache-control']]).toEqual([404, 'no-cache'])
})

test('what asks for JSON gets words instead of the not-found page', async () => {
  const response = await app.inject({ url: '/nothing', headers: { accept: 'application/json' } })
  expect([response.statusCode, response.body]).toEqual([404, 'There is nothing at this address.'])
})

test('a page cannot be posted to, and says how it can be read', async () => {
  const page = await app.inject({ url: '/contact', method: 'POST' })
  expect([page.statusCode, page.headers.allow]).toEqual([405, 'GET, HEAD'])
  expect((await app.inject({ url: '/nothing', method: 'DELETE' })).statusCode).toBe(404)
})

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['gzip, br;q=0', 'gzip'],
  ['*', 'br'],
  ['identity', undefined],
  ['br;q=0, gzip;q=0.0', undefined],
])('a browser that accepts %s gets %s', async (accepted, encoding) => {
  const { headers } = await app.inject({ url: '/', headers: { 'accept-encoding': accepted } })
  expect(headers['content-encoding']).toBe(encoding)
  expect(headers.vary).toBe('Accept-Encoding')
})

test('each form of a file has its own tag, and a known one is answered by 304', async () => {
  const tags = new Set<string>()
  for (const encoding of ['br', 'gzip', 'identity']) {
    const headers = { 'accept-encoding': encoding }
    const { etag = '' } = (await app.inject({ url: '/', headers })).headers
    tags.add(etag)
    const again = await app.inject({ url: '/', headers: { ...headers, 'if-none-match': `"x", ${etag}` } })
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
    expect(again.headers['content-security-policy']).toContain("script-src 'self' 'sha256-")
  }
  expect(tags.size).toBe(3)
})

test('a date as new as the file is answered by 304, an older one by the file', async () => {
  const modified = (await app.inject('/contact')).headers['last-modified']
  const ask = (since: string) => app.inject({ url: '/contact', headers: { 'if-modified-since': since } })
  expect((await ask(String(modified))).statusCode).toBe(304)
  expect((await ask('Thu, 01 Jan 1970 00:00:00 GMT')).statusCode).toBe(200)
})

test.each([
  ['/files/rules.pdf', document],
  ['/big.bin', site['big.bin']],
])('a part of %s is sent as asked', async (url, content) => {
  const part = await app.inject({ url, headers: { range: 'bytes=10-19', 'accept-encoding': 'br' } })
  expect(part.statusCode).toBe(206)
  expect(part.rawPayload).toEqual(content.subarray(10, 20))
  expect(part.headers).toMatchObject({
    'content-range': `bytes 10-19/${content.length}`,
    'content-length': '10',
  })
  expect(part.headers['content-encoding']).toBeUndefined()
  const beyond = await app.inject({ url, headers: { range: `bytes=${content.length}-` } })
  expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${content.length}`])
  const stale = await app.inject({ url, headers: { range: 'bytes=0-1', 'if-range': '"other version"' } })
  expect(stale.statusCode).toBe(200)
})

test.each([
  ['/', 'text/html; charset=utf-8', 'no-cache'],
  ['/assets/a-1.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/files/game/rules-0a1b2c3d.pdf', 'application/pdf', 'public, max-age=31536000, immutable'],
  ['/files/rules.pdf', 'application/pdf', 'public, max-age=86400'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8', 'public, max-age=3600'],
])('%s is %s and kept as %s', async (url, type, kept) => {
  expect((await app.inject(url)).headers).toMatchObject({ 'content-type': type, 'cache-control': kept })
})

test.each([
  ['/catalogue.json', '*'],
  ['/download/nemesis/feed.atom', '*'],
  ['/', undefined],
])('%s may be read by programs of other sites: %s', async (url, origin) => {
  const { app } = await aService({ site })
  expect((await app.inject(url)).headers['access-control-allow-origin']).toBe(origin)
})

// By the rules of the HTTP Observatory (MDN, "Tests & Scoring", 2026) these give all the points there are, 130.
test('every answer carries the security headers, and nothing says what the server is', async () => {
  const { app } = await aService({ site, settings: { BEHIND_TLS: 'yes' } })
  for (const url of ['/', '/nothing', '/contact/', '/assets/a-1.js', '/submit-form', '/healthz']) {
    const { headers } = await app.inject(url)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'x-frame-options': 'DENY',
      'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
      'permissions-policy': expect.stringContaining('camera=()'),
      'content-security-policy': expect.stringMatching(/^default-src 'none'; .*frame-ancestors 'none'/),
    })
    for (const name of ['server', 'x-powered-by', 'set-cookie', 'access-control-allow-origin'])
      expect(headers).not.toHaveProperty(name)
  }
})
