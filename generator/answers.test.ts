import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { formRegister } from '../forms/form-register.ts'
import { aPng, named } from '../server/testing/a-file.ts'
import { sendPrototype, sendWithoutScript } from '../server/testing/a-form.ts'
import { aService } from '../server/testing/a-service.ts'
import { aFolder } from '../testing/a-folder.ts'
import { buildAnswers } from './answers.ts'

const pages = aFolder('site')
const answers = aFolder('answers')

/** The four pages that answers go into, as small as they may be. */
beforeAll(async () => {
  mkdirSync(join(pages, 'assets'))
  writeFileSync(join(pages, 'assets/a.css'), '@font-face { src: url(/assets/a.woff2) }main { color: red }')
  const page = (place: string) =>
    `<html><head><title>Contact</title><link rel="stylesheet" href="/assets/a.css"></head><body>
<picture><img src="/img/a.jpg"></picture><script type="module" src="/assets/a.js"></script><main id="main">${place}</main></body></html>`
  for (const { page: address } of [...formRegister, { page: '/contact' }]) {
    mkdirSync(join(pages, address), { recursive: true })
    const island = '<h1>Contact</h1><astro-island ssr><form>the page’s own</form></astro-island>'
    writeFileSync(join(pages, address, 'index.html'), page(island))
  }
  await buildAnswers(pages, answers)
}, 60_000)

const aServiceWithPages = (settings: Record<string, string> = {}) =>
  aService({ settings: { ANSWERS_DIR: answers, ...settings } })

/** `href="#…"` of every link to a field, and the attributes of the field it leads to. */
function fieldsOf(html: string) {
  return [...html.matchAll(/href="#([\w-]+)"/g)].map(([, id]) => html.includes(`id="${id}"`))
}

test('a sent form is answered by the page of its form with the reference and an empty form', async () => {
  const { origin, store } = await aServiceWithPages()
  const sent = await sendWithoutScript(origin)
  expect(sent.status).toBe(303)
  const answer = await fetch(new URL(sent.headers.get('Location') ?? '', origin))
  expect(answer.status).toBe(200)
  const html = await answer.text()
  const [stored] = await Array.fromAsync(store.all())
  expect(html).toContain('Your press inquiry has been submitted!')
  expect(html).toContain(`>${stored?.id}</strong>`)
  expect(html).toContain('action="/submit-form" method="post"')
  expect(html).not.toContain('May I have pictures?')
  expect(html).not.toContain('astro-island')
  expect(html).toContain('<meta name="robots" content="noindex">')
})

test('a refused form comes back with every message, everything typed, and "Error:" in the title', async () => {
  const { origin, store } = await aServiceWithPages()
  const typed = { fullname: '', email: 'ada', message: '<b>"Tom & Ada"</b>\n second line', gdpr: '' }
  const answer = await sendWithoutScript(origin, typed)
  expect(answer.status).toBe(422)
  const html = await answer.text()
  expect(html).toContain('<title>Error: Contact</title>')
  for (const message of [
    'Enter your full name.',
    'Enter an e-mail address in the correct format, like name@example.com.',
    'You must accept the GDPR policy to submit the form.',
  ]) {
    // Once in the summary and once at its field.
    expect(html.split(message)).toHaveLength(3)
  }
  expect(fieldsOf(html)).toEqual([true, true, true])
  expect(html).toContain('value="ada"')
  expect(html).toContain('&lt;b&gt;&quot;Tom &amp; Ada&quot;&lt;/b&gt;\n second line</textarea>')
  expect(html).not.toContain('<b>')
  expect(await Array.fromAsync(store.all())).toHaveLength(0)
})

test('what was ticked and chosen stays so', async () => {
  const { origin } = await aServiceWithPages()
  const form = { formId: 'digital-games-form', game: 'Tamashii', gdpr: 'on', fullname: '' }
  const html = await (await sendWithoutScript(origin, form)).text()
  expect(html).toMatch(/<option selected="">Tamashii<\/option>/)
  expect(html).toMatch(/type="checkbox"[^>]* checked=""/)
})

test('the page that comes back can be sent as it is and carries a key of its own', async () => {
  const { origin, store } = await aServiceWithPages({ SPAM_MIN_SECONDS: '0' })
  const html = await (await sendWithoutScript(origin, { fullname: '' })).text()
  const hidden = Object.fromEntries(
    [...html.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  )
  expect(Object.keys(hidden)).toEqual(['formId', 'submissionKey', 'startedAt'])
  const response = await sendWithoutScript(origin, hidden)
  expect(response.status).toBe(303)
  expect(await Array.fromAsync(store.all())).toMatchObject([{ suspicion: [] }])
})

test('files have to be chosen again, and the page says so', async () => {
  const { origin } = await aServiceWithPages()
  const files = [named('box.png', aPng())]
  const answer = await sendPrototype(origin, { gdpr: 'on' }, files, { Accept: 'text/html' })
  const html = await answer.text()
  expect(html).toContain('You must accept the Terms of Tests to submit the form.')
  expect(html).toContain('encType="multipart/form-data"')
  expect(html).toContain('Please choose your files again.')
})

test('too many messages: the page gives everything typed back', async () => {
  const { origin } = await aServiceWithPages({ RATE_LIMIT_PER_MINUTE: '1' })
  await sendWithoutScript(origin, { message: 'first' })
  const answer = await sendWithoutScript(origin, { message: 'second message' })
  expect(answer.status).toBe(429)
  expect(await answer.text()).toContain('second message</textarea>')
})

test('where no form is known the page says what happened and leads to all forms', async () => {
  const { origin } = await aServiceWithPages()
  const html = await (await sendWithoutScript(origin, { formId: 'other' })).text()
  expect(html).toContain('Your message was not sent')
  expect(html).toContain('href="/contact"')
})

test('the policy of an answer is that of any page, and allows nothing inline or from elsewhere', async () => {
  const { origin } = await aServiceWithPages()
  const { headers } = await sendWithoutScript(origin, { email: '' })
  expect(headers.get('Content-Security-Policy')).toMatch(
    /^default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'/,
  )
  expect(headers.get('Cache-Control')).toBe('no-store')
})

test('where another server has the site, the answer leads back to it and stands alone', async () => {
  const site = 'https://www.example.com'
  vi.stubEnv('FORMS_ORIGIN', 'https://forms.example.com')
  const alone = aFolder('answers')
  await buildAnswers(pages, alone)
  vi.unstubAllEnvs()
  const { origin } = await aService({
    settings: { SITE_ORIGIN: site, SITE_DIR: 'none', ANSWERS_DIR: alone },
  })
  const typed = { fullname: '', message: 'see href="/contact"' }
  const answer = await sendWithoutScript(origin, typed)
  const html = await answer.text()
  expect(html).toContain('<style>main { color: red }</style>')
  expect(html).not.toMatch(/<link|<picture|<script/)
  expect(html).toContain(`href="${site}/privacy-policy"`)
  expect(html).toContain('action="https://forms.example.com/submit-form"')
  expect(html).toContain('see href=&quot;/contact&quot;</textarea>')
  expect(answer.headers.get('Content-Security-Policy')).toMatch(/style-src 'self' 'sha256-/)
})
