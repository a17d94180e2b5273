import { writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { readSite } from '../../server/site/site-index.ts'
import { aPdf, named } from '../../server/testing/a-file.ts'
import { aPostedInquiry, aPressInquiry, aPrototype, posted } from '../../server/testing/a-form.ts'
import { aServiceForAll, aSite } from '../../server/testing/a-service.ts'
import { anNginx, nginxIsInstalled } from '../../server/testing/a-web-server.ts'
import { aFolder } from '../../testing/a-folder.ts'
import { freePort } from '../../testing/free-port.ts'
import { nginxForms, nginxMaps, nginxSite } from './nginx.ts'

const home = '<title>Home</title>'

/** nginx has the site, the service has none and takes the forms: two processes, one origin for visitors. */
async function siteAndForms() {
  const settings = { SITE_DIR: 'none', TRUST_PROXY_HOPS: '1', RATE_LIMIT_PER_MINUTE: '6' }
  const service = await aServiceForAll({ settings })
  return { service, origin: await anOrigin(service.port) }
}

async function anOrigin(servicePort: number) {
  const folder = aSite({ 'index.html': home, '404.html': '<title>404</title>' })
  const hosting = aFolder('hosting')
  const site = readSite(folder, { tls: false })
  const files = { 'maps.conf': nginxMaps(site), 'site.conf': nginxSite(site), 'forms.conf': nginxForms() }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(hosting, name), text)
  const { origin } = await anNginx(
    (port) => `include ${hosting}/maps.conf;
upstream forms { server 127.0.0.1:${servicePort}; }
# Lets a test say from which address it comes.
set_real_ip_from 127.0.0.1; real_ip_header X-Test-Address;
server { listen 127.0.0.1:${port}; root ${folder}; include ${hosting}/site.conf; include ${hosting}/forms.conf; }`,
  )
  return origin
}

const { service, origin } = nginxIsInstalled() ? await siteAndForms() : { origin: undefined }
const visitor = (address: string) => ({ 'X-Forwarded-For': address })
const withHeaders = (form: RequestInit, headers: Record<string, string>) => ({
  ...form,
  headers: { ...Object.fromEntries(new Headers(form.headers)), ...headers },
})

test.skipIf(!origin)('pages come from nginx, and what is sent there arrives at the service', async () => {
  expect(await (await fetch(`${origin}/`)).text()).toBe(home)
  const answer = await fetch(`${origin}/submit-form`, posted(aPressInquiry()))
  expect([answer.status, await answer.json()]).toMatchObject([200, { reference: expect.any(String) }])
  const file = named('rules.pdf', aPdf(3_000_000), 'application/pdf')
  const upload = await fetch(`${origin}/games-prototypes`, {
    method: 'POST',
    headers: { Accept: 'application/json', Origin: origin ?? '' },
    body: aPrototype({}, [file]),
  })
  expect(upload.status).toBe(200)
  expect(await Array.fromAsync(service?.store.all() ?? [])).toHaveLength(2)
})

test.skipIf(!origin)(
  'while no service runs, pages come all the same and a form is refused in words',
  async () => {
    const alone = await anOrigin(await freePort())
    expect(await (await fetch(`${alone}/`)).text()).toBe(home)
    const answer = await fetch(`${alone}/submit-form`, posted(aPressInquiry()))
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect([answer.status, await answer.text()]).toEqual([502, expect.stringContaining('send it again')])
  },
)

test.skipIf(!origin)('an answer of the service has its own security headers, each once', async () => {
  const { headers } = await fetch(`${origin}/submit-form`, posted({}))
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
})

test.skipIf(!origin)('a form posted without JavaScript leads to its confirmation page', async () => {
  const form = withHeaders(aPostedInquiry(), visitor('192.0.2.9'))
  const answer = await fetch(`${origin}/submit-form`, form)
  const to = answer.headers.get('location') ?? ''
  expect([answer.status, to]).toEqual([303, expect.stringMatching(/^\/form-answer\/press-contact-form\//)])
  expect((await fetch(origin + to)).status).toBe(200)
})

test.skipIf(!origin)('the limit counts the address nginx saw, not what a sender claims', async () => {
  const statuses = []
  for (let attempt = 0; attempt < 7; attempt += 1) {
    const form = withHeaders(
      posted(aPressInquiry({ message: `Hello ${attempt}` })),
      visitor(`192.0.2.${attempt}`),
    )
    statuses.push((await fetch(`${origin}/submit-form`, form)).status)
  }
  expect(statuses).toContain(429)
})

/** Begins to send a form and no more; resolves when it is answered all the same. */
function begin(from: string) {
  const headers = { 'Content-Type': 'application/json', 'Content-Length': 100, 'X-Test-Address': from }
  const sending = request(`${origin}/submit-form`, { method: 'POST', headers, agent: false })
  onTestFinished(() => void sending.destroy())
  sending.write('{')
  return new Promise<string>((resolve) => {
    sending.on('error', () => {})
    sending.on('response', async (it) =>
      resolve(`${it.statusCode} ${it.headers['content-type']}: ${await text(it)}`),
    )
  })
}

test.skipIf(!origin)('who keeps twenty forms open is asked to wait, and nobody else is', async () => {
  const refused = await Promise.race(Array.from({ length: 21 }, (_, number) => begin(`2001:db8::${number}`)))
  expect(refused).toMatch(/^429 text\/plain; charset=utf-8: You are .* send it again in a minute\.$/)
  for (const other of ['2001:db8:0:1::99', '192.0.2.99']) {
    const form = withHeaders(posted({}), { 'X-Test-Address': other })
    expect((await fetch(`${origin}/submit-form`, form)).status).toBe(404)
  }
  const page = await fetch(`${origin}/`, { headers: { 'X-Test-Address': '2001:db8::99' } })
  expect(page.status).toBe(200)
})

test.skipIf(!origin)('health and metrics are not for visitors', async () => {
  for (const address of ['/healthz', '/readyz', '/metrics']) {
    expect((await fetch(origin + address)).status).toBe(404)
  }
})
