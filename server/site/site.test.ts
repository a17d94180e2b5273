import { renameSync, rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { aService } from '../testing/a-service.ts'
import { aSite } from '../testing/a-site.ts'
import { answered, lost, redirected, site } from './site-cases.ts'

const { app, origin } = await aService({ site })

test.each([...answered, ['//contact', 404, lost], ['//contact/', 404, lost]] as const)(
  '%s is answered %i',
  async (address, status, body) => {
    const response = await app.inject({ url: `${origin}${address}` })
    expect([response.statusCode, response.body]).toEqual([status, body])
  },
)

test.each(redirected)('%s is redirected with %i to %s', async (address, status, to) => {
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

test('a part of a document is sent as asked', async () => {
  const url = '/files/rules.pdf'
  const part = await app.inject({ url, headers: { range: 'bytes=10-19', 'accept-encoding': 'br' } })
  expect(part.statusCode).toBe(206)
  expect(part.rawPayload).toEqual(site['files/rules.pdf'].subarray(10, 20))
  expect(part.headers).toMatchObject({ 'content-range': 'bytes 10-19/1000', 'content-length': '10' })
  const beyond = await app.inject({ url, headers: { range: 'bytes=1000-' } })
  expect(beyond.statusCode).toBe(416)
})

test('a new build in the place of the old one is served at once', async () => {
  const folder = aSite({ 'index.html': 'old' })
  const { app } = await aService({ settings: { SITE_DIR: folder } })
  rmSync(folder, { recursive: true })
  renameSync(aSite({ 'index.html': 'new' }), folder)
  expect((await app.inject('/')).body).toBe('new')
})

test.each([
  ['no list', '{}'],
  ['a status that is none of a redirect', '[{"from":"/a","to":"/b","status":200}]'],
  ['an address without its slash', '[{"from":"a","to":"/b","status":301}]'],
])('redirects.json with %s ends the start', async (_case, text) => {
  await expect(aService({ site: { ...site, '../redirects.json': text } })).rejects.toThrow()
})
