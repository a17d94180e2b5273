import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSite } from '../../server/site/site-index.ts'
import { aPdf, named } from '../../server/testing/a-file.ts'
import { aPressInquiry, aPrototype, posted, postedAsForm } from '../../server/testing/a-form.ts'
import { aServiceForAll, aSite } from '../../server/testing/a-service.ts'
import { anNginx, isInstalled } from '../../server/testing/a-web-server.ts'
import { aFolder } from '../../testing/a-folder.ts'
import { nginxForms, nginxMaps, nginxSite } from './nginx.ts'

const home = '<title>Home</title>'

/** nginx has the site, the service has none and takes the forms: two processes, one origin for visitors. */
async function siteAndForms() {
  const folder = aSite({ 'index.html': home, '404.html': '<title>404</title>' })
  const settings = { SITE_DIR: 'none', TRUST_PROXY_HOPS: '1', RATE_LIMIT_PER_MINUTE: '6' }
  const service = await aServiceForAll({ settings })
  const hosting = aFolder('hosting')
  const site = readSite(folder, { tls: false })
  const files = { 'maps.conf': nginxMaps(site), 'site.conf': nginxSite(site), 'forms.conf': nginxForms() }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(hosting, name), text)
  const { origin } = await anNginx(
    (port) => `include ${hosting}/maps.conf;
upstream forms { server 127.0.0.1:${service.port}; }
server { listen 127.0.0.1:${port}; root ${folder}; include ${hosting}/site.conf; include ${hosting}/forms.conf; }`,
  )
  return { service, origin }
}

const { service, origin } = isInstalled('nginx') ? await siteAndForms() : { origin: undefined }
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
  expect(await service?.store.list()).toHaveLength(2)
})

test.skipIf(!origin)('an answer of the service has its own security headers, each once', async () => {
  const { headers } = await fetch(`${origin}/submit-form`, posted({}))
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
})

test.skipIf(!origin)('a form posted without JavaScript leads to its confirmation page', async () => {
  const form = postedAsForm({
    formId: 'press-contact-form',
    fullname: 'Ada',
    email: 'ada@example.com',
    message: 'Hello',
    gdpr: 'on',
    mediaLinks: 'https://example.com',
  })
  const answer = await fetch(`${origin}/submit-form`, withHeaders(form, visitor('192.0.2.9')))
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

test.skipIf(!origin)('health and metrics are not for visitors', async () => {
  for (const address of ['/healthz', '/readyz', '/metrics']) {
    expect((await fetch(origin + address)).status).toBe(404)
  }
})
