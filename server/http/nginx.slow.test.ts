import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findFreePort } from '../../testing/free-port.ts'
import { aFolder, eventually } from '../../testing/lifetime.ts'
import { aPdf, fileNamed, sendInquiry, sendPrototype, sendWithoutScript } from '../testing/a-form.ts'
import { aService, aSite } from '../testing/a-service.ts'
import { anNginx, requestOnce } from '../testing/an-nginx.ts'
import { rawRequest } from '../testing/clients.ts'
import { answered, home, redirected, siteFiles } from '../testing/site-cases.ts'
import { securityHeaders } from './web-server.ts'

const folder = aSite(siteFiles)
const limits = { TRUST_PROXY_HOPS: '1', RATE_LIMIT_PER_MINUTE: '6' }
const settings = { SITE_DIR: folder, PUBLIC_URL: 'https://www.example.com', ...limits }
const service = await aService({ settings })
const { origin, log } = await anNginx(aRoot(folder, service.port))

/** A folder as `deploy/release.sh` leaves it, with this built site in service and the service on this port. */
function aRoot(siteFolder: string, servicePort: number): string {
  const root = aFolder('root')
  mkdirSync(`${root}/current/build`, { recursive: true })
  symlinkSync(siteFolder, `${root}/current/build/client`)
  writeFileSync(`${root}/nginx-upstream.conf`, `upstream service { server 127.0.0.1:${servicePort}; }`)
  return root
}

const compared = [
  ...['access-control-allow-origin', 'cache-control', 'content-encoding', 'content-range', 'location'],
  ...Object.keys(securityHeaders({ tls: true })).map((name) => name.toLowerCase()),
]

/** Leaves out differences that a browser does not notice: the spelling of tags, two names of one type, `Vary`. */
async function answer(from: string, { path, ...options }: SentRequest) {
  const { status, headers, body } = await requestOnce(from + path, options)
  const type = headers['content-type']
    ?.replace('application/javascript', 'text/javascript')
    .replace('text/xml; charset=utf-8', 'application/xml')
  const shown = Object.fromEntries(compared.map((name) => [name, headers[name]]))
  return { status, type, ...shown, body: body.toString('base64') }
}

type SentRequest = { path: string; method?: string; headers?: Record<string, string> }

const ranges = ['bytes=10-19', 'bytes=990-', 'bytes=-10']

test.each<SentRequest>([
  ...[...answered, ...redirected].map(([path]) => ({ path })),
  ...['/', '/assets/a-1.js', '/contact'].flatMap((path) =>
    ['br', 'gzip', 'br, gzip', 'identity'].map((accepted) => ({
      path,
      headers: { 'accept-encoding': accepted, via: '1.1 cdn' },
    })),
  ),
  ...ranges.map((range) => ({ path: '/files/rules.pdf', headers: { range } })),
  { path: '/contact', method: 'HEAD' },
])('nginx answers as our server does: %j', async (sent) => {
  expect(await answer(origin, sent)).toEqual(await answer(service.origin, sent))
})

test('nginx answers 304 for a known version, and 405 when something is sent to a page', async () => {
  const { headers } = await requestOnce(`${origin}/contact`)
  const known = { 'if-none-match': String(headers.etag) }
  expect((await requestOnce(`${origin}/contact`, { headers: known })).status).toBe(304)
  for (const path of ['/contact', '/nothing'])
    expect((await requestOnce(origin + path, { method: 'POST' })).status).toBe(405)
})

const visitor = (ip: string) => ({ 'X-Forwarded-For': ip })

test('nginx passes forms to the service, and a form without JavaScript leads to its answer', async () => {
  const sent = await sendInquiry(origin)
  expect([sent.status, await sent.json()]).toMatchObject([200, { reference: expect.any(String) }])
  const file = fileNamed('rules.pdf', aPdf(3_000_000), 'application/pdf')
  expect((await sendPrototype(origin, {}, [file], { Origin: origin })).status).toBe(200)
  const posted = await sendWithoutScript(origin, { message: 'Without script' }, visitor('192.0.2.9'))
  expect(posted.status).toBe(303)
  const page = await fetch(origin + posted.headers.get('location'))
  expect([page.status, page.headers.get('x-frame-options')]).toEqual([200, 'DENY'])
  expect(await Array.fromAsync(service.store.submissions.all())).toHaveLength(3)
})

test('while no service runs pages are served, and a form is refused in words', async () => {
  const alone = await anNginx(aRoot(folder, await findFreePort()))
  expect(await (await fetch(`${alone.origin}/`)).text()).toBe(home)
  const refused = await sendInquiry(alone.origin)
  expect([refused.status, await refused.text()]).toEqual([502, expect.stringContaining('send it again')])
  const moved = await fetch(`${alone.origin}/old`)
  expect([moved.status, moved.headers.get('content-type')]).toEqual([502, 'text/plain; charset=utf-8'])
})

test('the limit counts the IP address nginx saw, not the one a sender claims', async () => {
  const statuses = []
  for (let number = 0; number < 7; number += 1) {
    const sent = sendInquiry(origin, { message: `Hello ${number}` }, visitor(`192.0.2.${number}`))
    statuses.push((await sent).status)
  }
  expect(statuses).toContain(429)
})

/** Begins to send a form and no more; resolves when it is answered all the same. */
function begin(from: string) {
  const head = `Host: x\r\nX-Test-IP: ${from}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`
  return rawRequest(Number(new URL(origin).port), `POST /submit-form HTTP/1.1\r\n${head}`)
}

test('a network that keeps twenty forms open is asked to wait, and no other', async () => {
  const refused = await Promise.race(Array.from({ length: 21 }, (_, number) => begin(`2001:db8:0:${number}::1`)))
  const inWords = /^HTTP\/1\.1 429 [\s\S]*text\/plain; charset=utf-8[\s\S]*You are .* send it again in a minute\.$/
  expect(refused).toMatch(inWords)
  for (const other of ['2001:db8:0:100::99', '192.0.2.99']) {
    const unknown = await sendInquiry(origin, { formId: 'none' }, { 'X-Test-IP': other })
    expect(unknown.status).toBe(404)
  }
  const page = await fetch(`${origin}/`, { headers: { 'X-Test-IP': '2001:db8::99' } })
  expect(page.status).toBe(200)
})

test('the log names a path without its query', async () => {
  const link = `${origin}/attachments?file=secret`
  expect((await fetch(link)).status).toBe(404)
  const alone = await anNginx(aRoot(folder, await findFreePort()))
  expect((await fetch(link.replace(origin, alone.origin))).status).toBe(502)
  for (const readLog of [log, alone.log]) {
    await eventually(readLog).toMatch(/"GET \/attachments" (404|502) /)
    expect(readLog()).not.toContain('secret')
  }
})

test('health is not for visitors', async () => {
  for (const path of ['/healthz', '/readyz']) expect((await fetch(origin + path)).status).toBe(404)
})
