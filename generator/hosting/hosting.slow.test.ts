import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { aServiceForAll, aSite } from '../../server/testing/a-service.ts'
import { anNginx, ask, nginxHasBrotli, nginxIsInstalled } from '../../server/testing/a-web-server.ts'
import { aFolder } from '../../testing/a-folder.ts'
import { writeHosting } from '../hosting.ts'

const page = (name: string) => `<!doctype html><title>${name}</title><script>window.page = '${name}'</script>`
const home = page('home').padEnd(2000)
const script = 'console.log(1)'.repeat(100)
const folder = aSite({
  'index.html': home,
  'index.html.br': brotliCompressSync(home),
  'index.html.gz': gzipSync(home),
  'contact/index.html': page('contact'),
  'contact/press/index.html': `${page('press')}<button data-video-provider="youtube">Play</button>`,
  '404.html': page('lost'),
  '404/index.html': page('lost'),
  'assets/a-1.js': script,
  'assets/a-1.js.br': brotliCompressSync(script),
  'assets/a-1.js.gz': gzipSync(script),
  'assets/a-1.css': 'b{}',
  'sw.js': 'self',
  'files/game/rules-0a1b2c3d.pdf': Buffer.alloc(1000, 7),
  'files/game/SHA256SUMS': 'abc',
  'catalogue.json': '{}',
  'download/nemesis/feed.atom': '<feed/>',
  'site.webmanifest': '{}',
  'logo.svg': '<svg/>',
  '.well-known/security.txt': 'Contact: x',
  '.vite/manifest.json': '{}',
  _redirects: [
    '/d/rules /files/game/rules-0a1b2c3d.pdf 302',
    '/out https://example.com/a%20b?c 301',
    '/dollar https://example.com/a$b.pdf 301',
    '/contact / 302',
  ].join('\n'),
  _headers: '/*',
})
const document = '/files/game/rules-0a1b2c3d.pdf'

type Ask = { address: string; method?: string; headers?: Record<string, string> }

/** What is asked of both servers, which answer it alike. */
const table: Ask[] = [
  ...[
    ...['/', '/contact', '/contact/press', '/contact?from=mail'],
    ...['/assets/a-1.js', '/assets/a-1.css', '/sw.js', '/logo.svg', '/site.webmanifest'],
    ...[document, '/files/game/SHA256SUMS', '/.well-known/security.txt'],
    ...['/catalogue.json', '/download/nemesis/feed.atom'],
    ...['/contact/', '/contact/press/?a=1', '/contact/index.html', '/index.html?a=1'],
    ...['/d/rules', '/d/rules?from=box', '/out', '/dollar'],
    ...['/nothing', '/nothing/', '/CONTACT', '/contact/nothing', '/assets', '/assets/'],
    ...['/404', '/404.html', '/404/', '/_redirects', '/_headers'],
    ...['/.vite/manifest.json', '/index.html.br', '/assets/a-1.js.gz'],
  ].map((address) => ({ address })),
  ...['/', '/contact', '/nothing', '/contact/', document].map((address) => ({ address, method: 'HEAD' })),
  ...['br', 'gzip', 'br, gzip', 'identity'].flatMap((accepted) =>
    ['/', '/assets/a-1.js', '/contact'].map((address) => ({
      address,
      headers: { 'accept-encoding': accepted },
    })),
  ),
  { address: '/', headers: { 'accept-encoding': 'gzip', via: '1.1 cdn' } },
  ...['bytes=10-19', 'bytes=990-', 'bytes=-10', 'bytes=2000-'].map((range) => ({
    address: document,
    headers: { range },
  })),
  { address: document, headers: { range: 'bytes=0-1', 'if-range': '"other version"' } },
  { address: '/contact', headers: { 'if-modified-since': 'Thu, 01 Jan 2099 00:00:00 GMT' } },
  { address: '/contact', headers: { 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' } },
  { address: '/contact', headers: { 'if-none-match': '"other version"' } },
  { address: '/contact', method: 'POST' },
  { address: '/assets/a-1.js', method: 'DELETE' },
]

const compared = [
  'access-control-allow-origin',
  'allow',
  'cache-control',
  'content-encoding',
  'content-range',
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'last-modified',
  'location',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'vary',
  'x-content-type-options',
  'x-frame-options',
]

const own = {
  http: await aServiceForAll({ settings: { SITE_DIR: folder } }),
  https: await aServiceForAll({ settings: { SITE_DIR: folder, BEHIND_TLS: 'yes' } }),
}
const nginx = nginxIsInstalled() ? await nginxOnSite() : undefined

for (const scheme of ['http', 'https'] as const) {
  test
    .skipIf(nginx === undefined)
    .each(table.map((ask) => ({ method: 'GET', ...ask, said: JSON.stringify(ask.headers ?? {}) })))(
    `nginx answers by ${scheme} as our own server does: $method $address $said`,
    async (asked) => {
      // The one difference our server has without its module; it is no fault of what is written for it.
      if (!nginxHasBrotli && asked.headers?.['accept-encoding']?.includes('br')) return
      const headers = { ...asked.headers, 'x-forwarded-proto': scheme }
      expect(await answer(nginx?.port ?? 0, { ...asked, headers })).toEqual(
        await answer(own[scheme].port, asked),
      )
    },
  )
}

test.skipIf(nginx === undefined)('nginx knows by its tag what a browser has already', async () => {
  for (const encoding of ['identity', 'gzip']) {
    const headers = { 'accept-encoding': encoding }
    const { etag } = (await raw(nginx?.port ?? 0, { address: '/', headers })).headers
    const known = { address: '/', headers: { ...headers, 'if-none-match': String(etag) } }
    expect((await answer(nginx?.port ?? 0, known)).status).toBe(304)
  }
})

test('without nginx the files for it are written all the same', async () => {
  const hosting = aFolder('hosting')
  await writeHosting(folder, hosting)
  expect(readFileSync(join(hosting, 'nginx-site.conf'), 'utf8')).toContain('location = "/d/rules"')
})

async function nginxOnSite() {
  const hosting = aFolder('hosting')
  await writeHosting(folder, hosting)
  return anNginx(
    (port) => `include ${hosting}/nginx-maps.conf;
server { listen 127.0.0.1:${port}; root ${folder}; ${nginxHasBrotli ? 'brotli_static on;' : ''} include ${hosting}/nginx-site.conf; }`,
  )
}

async function answer(port: number, asked: Ask) {
  const { status, body, headers } = await raw(port, asked)
  const said = Object.fromEntries(compared.map((name) => [name, headers[name]]))
  // A date is of no use for what is not there or is known by its tag: nginx leaves it off.
  if (status === 404 || status === 304) delete said['last-modified']
  // Of a part that is not there nginx repeats its headers.
  if (status === 416) return { status, range: headers['content-range'] }
  // What is not a file is answered in each server's own words, or in none.
  const isFile = status < 300 || status === 404
  return {
    status,
    ...said,
    type: isFile ? headers['content-type'] : '',
    body: isFile ? body.toString('base64') : '',
  }
}

function raw(port: number, { address, headers, ...rest }: Ask) {
  return ask(`http://127.0.0.1:${port}${address}`, {
    ...rest,
    headers: { host: 'www.example.com', ...headers },
  })
}
