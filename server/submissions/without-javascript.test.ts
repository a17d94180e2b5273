import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { answerFolder, textToFillIn } from '../../forms/answer-markup.ts'
import { day } from '../clock.ts'
import { fileNamed, sendPrototype, sendWithoutScript } from '../testing/a-form.ts'
import { aService } from '../testing/a-service.ts'
import { confirmationPath } from './answer-pages.ts'

test('the same content on one day is one submission, and leads to its reference', async () => {
  let now = Date.parse('2026-11-20T12:00:00Z')
  const { origin, store } = await aService({ clock: () => now })
  const answers = await Promise.all([1, 2, 3, 4].map(() => sendWithoutScript(origin)))
  expect(answers.map((answer) => answer.status)).toEqual([303, 303, 303, 303])
  const [location, ...others] = new Set(answers.map((answer) => answer.headers.get('Location')))
  expect(others).toEqual([])
  const [stored] = await Array.fromAsync(store.submissions.all())
  const page = await fetch(new URL(location ?? '', origin))
  expect(await page.text()).toContain(`>${stored?.reference}</strong>`)
  await sendWithoutScript(origin, { message: 'Another' })
  now += day
  await sendWithoutScript(origin)
  expect(await Array.fromAsync(store.submissions.all())).toHaveLength(3)
})

test('a refused form comes back with every message, everything typed, and "Error:" in the title', async () => {
  const { origin, store } = await aService()
  const typed = {
    fullname: '',
    email: '"><script>alert(1)</script>',
    message: '\n<b>"Tom &amp; Ada"</b></textarea>\n second line',
    gdpr: '',
  }
  const answer = await sendWithoutScript(origin, typed)
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([422, 'text/html; charset=utf-8'])
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  const html = await answer.text()
  expect(html).toContain('<title>Error: ')
  // Once in the summary and once at its field.
  for (const message of [
    'Enter your full name.',
    'Enter an e-mail address in the correct format, like name@example.com.',
    'You must accept the GDPR policy to submit the form.',
  ])
    expect(html.split(message)).toHaveLength(3)
  expect(html.match(/(?<=href="#field-)\w+/g)).toEqual(['fullname', 'email', 'gdpr'])
  expect(html.match(/aria-invalid="/g)).toHaveLength(3)
  // A hint stays without an error, too.
  expect(html.match(/aria-describedby="/g)).toHaveLength(4)
  expect(html).toContain('value="&quot;><script>alert(1)</script>"')
  expect(html).toContain('>\n\n&lt;b&gt;"Tom &amp;amp; Ada"&lt;/b&gt;&lt;/textarea&gt;\n second line</textarea>')
  expect(html).not.toContain(textToFillIn)
  expect(await Array.fromAsync(store.submissions.all())).toHaveLength(0)
})

test('a form is stored once, also when the answer is lost and the visitor sends the page again', async () => {
  const { origin, store } = await aService()
  const { add } = store.submissions
  store.submissions.add = (...submission) => add(...submission).then(() => Promise.reject(new Error('disconnected')))
  const lost = await sendWithoutScript(origin)
  store.submissions.add = add
  const [, submissionKey = 'none'] = /name="submissionKey" value="([^"]*)"/.exec(await lost.text()) ?? []
  expect([lost.status, (await sendWithoutScript(origin, { submissionKey })).status]).toEqual([503, 303])
  expect(await Array.fromAsync(store.submissions.all())).toHaveLength(1)
})

test('every file that is refused has its own line', async () => {
  const { origin } = await aService()
  const files = ['a.exe', 'b.exe'].map((name) => fileNamed(name, Buffer.from('MZ'.repeat(100))))
  const answer = await sendPrototype(origin, { gdpr: 'on', terms: 'on' }, files, { Accept: 'text/html' })
  const html = await answer.text()
  for (const name of ['a.exe', 'b.exe']) expect(html.split(name).length).toBeGreaterThanOrEqual(3)
})

test('too many messages: the page gives everything typed back and says how long to wait', async () => {
  const { origin } = await aService({ settings: { RATE_LIMIT_PER_MINUTE: '1' } })
  await sendWithoutScript(origin, { message: 'first' })
  const answer = await sendWithoutScript(origin, { message: 'second message' })
  expect(answer.status).toBe(429)
  const html = await answer.text()
  expect(html).toContain('second message</textarea>')
  expect(html).toMatch(/role="alert".*<li[^>]*><span[^>]*>You have sent many messages/s)
  expect(html).not.toContain('aria-invalid="')
})

test('where no form is known the answer says what happened, and that one can go back', async () => {
  const { origin } = await aService()
  const words = await (await sendWithoutScript(origin, { formId: 'other' })).text()
  expect(words).toMatch(/^We do not know this form\. .* If you go back, /)
})

test.each(['refused', 'sent'])('a built page "%s" that the service cannot fill in ends the start', async (answer) => {
  const siteFiles = { [`${answerFolder}/press-contact-form/${answer}/index.html`]: '<form></form>' }
  await expect(aService({ siteFiles: { 'index.html': '', ...siteFiles } })).rejects.toThrow('run "npm run build" again')
})

test.each(['<script>', 'AR-2222-222O'])('the confirmation page cannot be made to say %s', async (reference) => {
  const { origin } = await aService()
  expect((await fetch(`${origin}${confirmationPath('press-contact-form', reference)}`)).status).toBe(404)
})

test('a confirmation page that cannot be read does not say that the message was not saved', async () => {
  const { origin, settings } = await aService()
  const location = (await sendWithoutScript(origin)).headers.get('Location') ?? ''
  rmSync(join(settings.SITE_DIR, answerFolder), { recursive: true })
  const answer = await fetch(new URL(location, origin))
  expect(answer.status).toBe(500)
  expect(await answer.text()).toMatch(/^Something went wrong on our side/)
})
