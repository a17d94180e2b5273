import { renameSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { aService } from '../testing/a-service.ts'
import { aSite } from '../testing/a-site.ts'

const home = '<!doctype html><title>Home</title>'.padEnd(1000)
const script = 'console.log(1)'.repeat(100)
const document = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256))
const lost = '<title>404</title>'

const site = {
  'index.html': home,
  'index.html.br': brotliCompressSync(home),
  'index.html.gz': gzipSync(home),
  'contact/index.html': '<title>Contact</title>',
  '404.html': lost,
  'assets/a-1.js': script,
  'assets/a-1.js.br': brotliCompressSync(script),
  'files/rules.pdf': document,
  'files/game/rules-0a1b2c3d.pdf': document,
  'files/FAQ [2].pdf': 'questions',
  'catalogue.json': '{}',
  'download/nemesis/rss.xml': '<feed/>',
  'żółw.txt': 'Turtle',
  '.well-known/security.txt': 'Contact: x',
  '.vite/manifest.json': '{}',
  'big.bin': Buffer.alloc(600 * 1024, 7),
  '../redirects.json': JSON.stringify([
    { from: '/old', to: '/contact', status: 301 },
    { from: '/old [1].pdf', to: '/files/rules.pdf', status: 302 },
    { from: '/shop/', to: 'https://shop.example.com/?a=1', status: 302 },
    { from: '/contact', to: '/', status: 302 },
  ]),
}

const { app, origin } = await aService({ site })

test.each([
  ['/', 200, home],
  ['/contact', 200, site['contact/index.html']],
  ['/contact?from=mail', 200, site['contact/index.html']],
  ['/%C5%BC%C3%B3%C5%82w.txt', 200, 'Turtle'],
  ['/files/FAQ%20%5B2%5D.pdf', 200, 'questions'],
  ['/.well-known/security.txt', 200, 'Contact: x'],
  ['/nothing', 404, lost],
  ['/nothing/', 404, lost],
  ['/contact/nothing', 404, lost],
  ['/assets', 404, lost],
  ['/assets/', 404, lost],
  ['/404', 404, lost],
  ['/404/', 404, lost],
  ['/404.html', 404, lost],
  ['/form-answer/not-sent', 404, lost],
  ['/form-answer/press-contact-form/refused', 404, lost],
  ['/form-answer/press-contact-form/refused/index.html', 404, lost],
  ['/redirects.json', 404, lost],
  ['/..%2fredirects.json', 404, lost],
  ['/%2e%2e/redirects.json', 404, lost],
  ['/assets/..%2findex.html', 404, lost],
  ['/.vite/manifest.json', 404, lost],
  ['/index.html.br', 404, lost],
  ['//contact', 404, lost],
  ['//contact/', 404, lost],
  ['/CONTACT', 404, lost],
])('%s is answered %i', async (address, status, body) => {
  const response = await app.inject({ url: `${origin}${address}` })
  expect([response.statusCode, response.body]).toEqual([status, body])
})

test.each([
  ['/contact/', 308, '/contact'],
  ['/contact/index.html?a=1', 308, '/contact?a=1'],
  ['/index.html', 308, '/'],
  ['/old', 301, '/contact'],
  ['/old?from=box', 301, '/contact?from=box'],
  ['/old%20%5B1%5D.pdf', 302, '/files/rules.pdf'],
  ['/shop/?b=2', 302, 'https://shop.example.com/?a=1'],
])('%s is redirected with %i to %s', async (address, status, to) => {
  const response = await app.inject(address)
  expect([response.statusCode, response.headers.location]).toEqual([status, to])
})

test('HEAD answers with the headers of GET and no body, also for what is not there', async () => {
  for (const url of ['/', '/nothing', '/big.bin', '/files/rules.pdf', '/contact/']) {
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
  const { statusCode, body, headers: sent } = await app.inject({ url: '/nothing', headers })
  expect([statusCode, body, sent['cache-control']]).toEqual([404, lost, 'no-cache'])
})

test('a link that leads nowhere is not found, and nobody keeps that answer', async () => {
  const folder = aSite(site)
  symlinkSync('/nowhere', join(folder, 'assets/lost.js'))
  const { app } = await aService({ settings: { SITE_DIR: folder } })
  const { statusCode, headers } = await app.inject('/assets/lost.js')
  expect([statusCode, headers['cache-control']]).toEqual([404, 'no-cache'])
})

test('nothing can be sent to an address of the site, and the answer says how it can be read', async () => {
  for (const method of ['POST', 'DELETE'] as const) {
    const { statusCode, headers } = await app.inject({ url: '/contact', method })
    expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD'])
  }
})

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['gzip, br;q=0', 'gzip'],
  ['identity', undefined],
])('a browser that accepts %s gets %s', async (accepted, encoding) => {
  const { headers } = await app.inject({ url: '/', headers: { 'accept-encoding': accepted } })
  expect(headers['content-encoding']).toBe(encoding)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(headers.vary).toMatch(/^accept-encoding$/i)
})

test('each form of a file has its own tag, and a known one is answered by 304', async () => {
  const tags = new Set<string>()
  for (const encoding of ['br', 'gzip', 'identity']) {
    const headers = { 'accept-encoding': encoding }
    const { etag = '' } = (await app.inject({ url: '/', headers })).headers
    tags.add(etag)
    const again = await app.inject({ url: '/', headers: { ...headers, 'if-none-match': `"x", ${etag}` } })
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
    expect(again.headers).toMatchObject({ 'cache-control': 'no-cache', vary: expect.anything() })
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
  const beyond = await app.inject({ url, headers: { range: `bytes=${content.length}-` } })
  expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${content.length}`])
  const stale = await app.inject({ url, headers: { range: 'bytes=0-1', 'if-range': '"other version"' } })
  expect(stale.statusCode).toBe(200)
})

test('a new build in the place of the old one is served at once, with its redirects', async () => {
  const folder = aSite({ 'index.html': 'old' })
  const { app } = await aService({ settings: { SITE_DIR: folder } })
  expect((await app.inject('/moved')).statusCode).toBe(404)
  const redirects = join(folder, '..', 'redirects.json')
  const later = statSync(redirects).mtimeMs / 1000 + 1
  rmSync(folder, { recursive: true })
  renameSync(aSite({ 'index.html': 'new' }), folder)
  writeFileSync(redirects, JSON.stringify([{ from: '/moved', to: '/', status: 301 }]))
  utimesSync(redirects, later, later)
  expect((await app.inject('/')).body).toBe('new')
  expect((await app.inject('/moved')).headers.location).toBe('/')
})

test.each([
  ['no list', '{}'],
  ['a status that is none of a redirect', '[{"from":"/a","to":"/b","status":200}]'],
  ['an address without its slash', '[{"from":"a","to":"/b","status":301}]'],
])('redirects.json with %s ends the start', async (_case, text) => {
  await expect(aService({ site: { ...site, '../redirects.json': text } })).rejects.toThrow()
})
