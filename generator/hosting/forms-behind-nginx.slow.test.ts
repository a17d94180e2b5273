import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { aPdf, named } from '../../server/testing/a-file.ts'
import { sendInquiry, sendPrototype, sendWithoutScript } from '../../server/testing/a-form.ts'
import { aServiceForAll, aSite } from '../../server/testing/a-service.ts'
import { anNginx, nginxIsInstalled } from '../../server/testing/a-web-server.ts'
import { aFolder } from '../../testing/a-folder.ts'
import { freePort } from '../../testing/free-port.ts'
import { writeHosting } from '../hosting.ts'

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
  await writeHosting(folder, hosting)
  const { origin } = await anNginx(
    (port) => `include ${hosting}/nginx-maps.conf;
upstream forms { server 127.0.0.1:${servicePort}; }
# Lets a test say from which address it comes.
set_real_ip_from 127.0.0.1; real_ip_header X-Test-Address;
server { listen 127.0.0.1:${port}; root ${folder}; include ${hosting}/nginx-site.conf; include ${hosting}/nginx-forms.conf; }`,
  )
  return origin
}

const { service, origin } = nginxIsInstalled() ? await siteAndForms() : { origin: undefined }
const visitor = (address: string) => ({ 'X-Forwarded-For': address })

test.skipIf(!origin)('pages come from nginx, and what is sent there arrives at the service', async () => {
  expect(await (await fetch(`${origin}/`)).text()).toBe(home)
  const answer = await sendInquiry(origin)
  expect([answer.status, await answer.json()]).toMatchObject([200, { reference: expect.any(String) }])
  const file = named('rules.pdf', aPdf(3_000_000), 'application/pdf')
  const upload = await sendPrototype(origin, {}, [file], { Origin: origin ?? '' })
  expect(upload.status).toBe(200)
  expect(await Array.fromAsync(service?.store.all() ?? [])).toHaveLength(2)
})

test.skipIf(!origin)(
  'while no service runs, pages come all the same and a form is refused in words',
  async () => {
    const alone = await anOrigin(await freePort())
    expect(await (await fetch(`${alone}/`)).text()).toBe(home)
    const answer = await sendInquiry(alone)
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect([answer.status, await answer.text()]).toEqual([502, expect.stringContaining('send it again')])
  },
)

test.skipIf(!origin)('an answer of the service has its own security headers, each once', async () => {
  const { headers } = await sendInquiry(origin, { formId: 'none' })
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
})

test.skipIf(!origin)('a form posted without JavaScript leads to its confirmation page', async () => {
  const answer = await sendWithoutScript(origin, {}, visitor('192.0.2.9'))
  const to = answer.headers.get('location') ?? ''
  expect([answer.status, to]).toEqual([303, expect.stringMatching(/^\/form-answer\/press-contact-form\//)])
  expect((await fetch(origin + to)).status).toBe(200)
})

test.skipIf(!origin)('the limit counts the address nginx saw, not what a sender claims', async () => {
  const statuses = []
  for (let attempt = 0; attempt < 7; attempt += 1) {
    const sent = sendInquiry(origin, { message: `Hello ${attempt}` }, visitor(`192.0.2.${attempt}`))
    statuses.push((await sent).status)
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
    const answer = await sendInquiry(origin, { formId: 'none' }, { 'X-Test-Address': other })
    expect(answer.status).toBe(404)
  }
  const page = await fetch(`${origin}/`, { headers: { 'X-Test-Address': '2001:db8::99' } })
  expect(page.status).toBe(200)
})

test.skipIf(!origin)('health and metrics are not for visitors', async () => {
  for (const address of ['/healthz', '/readyz', '/metrics']) {
    expect((await fetch(origin + address)).status).toBe(404)
  }
})
