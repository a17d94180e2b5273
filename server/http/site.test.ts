import { renameSync, rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { aService, aSite } from '../testing/a-service.ts'
import { answered, lost, redirected, siteFiles } from '../testing/site-cases.ts'
import { securityHeaders } from './web-server.ts'

const { app, origin } = await aService({ siteFiles, settings: { PUBLIC_URL: 'https://www.example.com' } })

// nginx answers these by itself.
const unreadable = ['//contact', '//contact/', '/100%', '/%c0%ae/?a=%'].map((path) => [path, 404, lost] as const)

test.each([...answered, ...unreadable])('%s is answered %i', async (path, status, body) => {
  const response = await app.inject({ url: `${origin}${path}` })
  expect([response.statusCode, response.body]).toEqual([status, body])
})

test.each(redirected)('%s is redirected with %i to %s', async (path, status, to) => {
  const response = await app.inject(path)
  expect([response.statusCode, response.headers.location]).toEqual([status, to])
})

test('the not-found page is sent whole, whatever range or version is asked for', async () => {
  const known = { 'if-none-match': '"x"', 'if-modified-since': new Date().toUTCString() }
  const headers = { range: 'bytes=0-1', ...known }
  const { statusCode, body, headers: sent } = await app.inject({ url: '/nothing', headers })
  expect([statusCode, body, sent['cache-control']]).toEqual([404, lost, 'no-cache'])
})

test('a method other than GET or HEAD is answered 405 with what is allowed', async () => {
  const { statusCode, headers } = await app.inject({ url: '/contact', method: 'DELETE' })
  expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD'])
})

test('a new build in the place of the old one is served at once', async () => {
  const folder = aSite({ 'index.html': 'old' })
  const { app } = await aService({ settings: { SITE_DIR: folder } })
  rmSync(folder, { recursive: true })
  renameSync(aSite({ 'index.html': 'new' }), folder)
  expect((await app.inject('/')).body).toBe('new')
})

// The folder of this site is in one called `img`: only the path decides.
test.each([
  ['/assets/a-1.js', 'public, max-age=31536000, immutable'],
  ['/img/tile-f260c68cfa-640.avif', 'public, max-age=31536000, immutable'],
  ['/files/rules.pdf', 'public, max-age=3600'],
  ['/catalogue.json', 'public, max-age=3600'],
  ['/', 'no-cache'],
])('%s is cached as %s', async (url, caching) => {
  const { headers } = await app.inject({ url, headers: { 'accept-encoding': 'br' } })
  expect(headers['cache-control']).toBe(caching)
})

const ofEachKind = ['/', '/nothing', '/100%', '/contact/', '/submit-form', '/healthz', '/attachments']

// By the rules of the HTTP Observatory (MDN, "Tests & Scoring", 2026) these and the policy in each page give all points.
test.each(ofEachKind)('%s carries the security headers, and nothing says what the server is', async (url) => {
  const { headers } = await app.inject(url)
  expect(headers).toMatchObject({
    'content-security-policy': "frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'x-frame-options': 'DENY',
    'strict-transport-security': 'max-age=63072000',
    'permissions-policy': expect.stringContaining('camera=()'),
  })
  for (const name of ['server', 'x-powered-by', 'set-cookie', 'access-control-allow-origin'])
    expect(headers).not.toHaveProperty(name)
})

test('programs of other sites may read the catalogue, and without TLS there is no HSTS', async () => {
  const { headers } = await app.inject('/catalogue.json')
  const open = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }
  expect(headers).toMatchObject(open)
  expect(securityHeaders({ tls: false })).not.toHaveProperty('Strict-Transport-Security')
})
