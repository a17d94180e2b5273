import { expect, test } from 'vitest'
import { aService } from '../testing/a-service.ts'
import { fileHeaders } from './headers.ts'

const files = { 'index.html': '<title>Home</title>', 'contact/index.html': 'x', 'catalogue.json': '{}' }
const service = await aService({ site: files })
const behindTls = await aService({ site: files, settings: { BEHIND_TLS: 'yes' } })

test.each([
  ['/assets/page.D0spHZQt.css', 'public, max-age=31536000, immutable'],
  ['/img/nemesis-f260c68cfa-640.avif', 'public, max-age=31536000, immutable'],
  ['/files/game/rules.pdf', 'public, max-age=3600'],
  ['/index.html', 'no-cache'],
  ['/contact/index.html.br', 'no-cache'],
  ['/.well-known/security.txt', 'public, max-age=3600'],
])('%s is kept as %s', (path, kept) => {
  expect(fileHeaders(path)['Cache-Control']).toBe(kept)
})

test.each([
  ['/catalogue.json', '*', 'cross-origin'],
  ['/', undefined, 'same-origin'],
])('%s may be read by programs of other sites: %s', async (url, readers, embedders) => {
  const { headers } = await service.app.inject(url)
  expect(headers['access-control-allow-origin']).toBe(readers)
  expect(headers['cross-origin-resource-policy']).toBe(embedders)
})

// By the rules of the HTTP Observatory (MDN, "Tests & Scoring", 2026) these and the policy in each page give all points.
test.each(['/', '/nothing', '/contact/', '/submit-form', '/healthz', '/attachments'])(
  '%s carries the security headers, and nothing says what the server is',
  async (url) => {
    const { headers } = await behindTls.app.inject(url)
    expect(headers).toMatchObject({
      'content-security-policy': "frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'x-frame-options': 'DENY',
      'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
      'permissions-policy': expect.stringContaining('camera=()'),
    })
    for (const name of ['server', 'x-powered-by', 'set-cookie', 'access-control-allow-origin'])
      expect(headers).not.toHaveProperty(name)
  },
)

test('without TLS nobody is told to come by https', async () => {
  expect((await service.app.inject('/')).headers).not.toHaveProperty('strict-transport-security')
})
