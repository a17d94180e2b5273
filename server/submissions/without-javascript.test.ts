import { expect, test } from 'vitest'
import { referencePattern } from '../../forms/answer.ts'
import { aPng, named } from '../testing/a-file.ts'
import { aPressInquiry, aPrototype, postedAsForm } from '../testing/a-form.ts'
import { aService } from '../testing/a-service.ts'

const inquiry = { ...aPressInquiry(), mediaLinks: 'https://example.com/ada', message: 'May I?', gdpr: 'on' }

function aFormPost(changes: Record<string, string> = {}) {
  return postedAsForm(
    Object.fromEntries(Object.entries({ ...inquiry, ...changes }).map(([k, v]) => [k, String(v)])),
  )
}

test('a sent form leads to a page with the reference, which a reload does not send again', async () => {
  const { origin, store } = await aService()
  const response = await fetch(`${origin}/submit-form`, aFormPost())
  expect(response.status).toBe(303)
  const confirmation = await fetch(new URL(response.headers.get('Location') ?? '', origin))
  expect(confirmation.status).toBe(200)
  const html = await confirmation.text()
  const [, reference = ''] = /class="reference">([^<]+)</.exec(html) ?? []
  expect(reference).toMatch(referencePattern)
  expect(html).toContain('<h1>Your press inquiry has been submitted!</h1>')
  expect((await Array.fromAsync(store.all())).map((it) => it.id)).toEqual([reference])
})

test('a second press of Send is the same submission', async () => {
  const { origin, store } = await aService()
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => fetch(`${origin}/submit-form`, aFormPost())),
  )
  expect(new Set(answers.map((it) => it.headers.get('Location'))).size).toBe(1)
  expect(await Array.fromAsync(store.all())).toHaveLength(1)
})

test('a refused form comes back with every message, everything typed, and "Error:" in the title', async () => {
  const { origin, store } = await aService()
  const typed = { fullname: '', email: 'ada', message: '<b>"Tom & Ada"</b>\n second line', gdpr: '' }
  const response = await fetch(`${origin}/submit-form`, aFormPost(typed))
  expect(response.status).toBe(422)
  const html = await response.text()
  expect(html).toContain('<title>Error: Press contact | Awaken Realms</title>')
  for (const message of [
    'Enter your full name.',
    'Enter an e-mail address in the correct format, like name@example.com.',
    'You must accept the GDPR policy to submit the form.',
  ]) {
    // Once in the summary and once at its field.
    expect(html.split(message)).toHaveLength(3)
  }
  expect(html).toContain('href="#field-email"')
  expect(html).toContain('value="ada"')
  expect(html).toContain('&#60;b&#62;&#34;Tom &#38; Ada&#34;&#60;/b&#62;\n second line</textarea>')
  expect(html).not.toContain('<b>')
  expect(await Array.fromAsync(store.all())).toHaveLength(0)
})

test('what was ticked and chosen stays so', async () => {
  const { origin } = await aService()
  const form = { formId: 'digital-games-form', game: 'Tamashii', gdpr: 'on', fullname: '' }
  const html = await (await fetch(`${origin}/submit-form`, postedAsForm(form))).text()
  expect(html).toContain('<option selected>Tamashii</option>')
  expect(html).toContain('value="on" checked')
})

test('the page that comes back can be sent as it is and carries a key of its own', async () => {
  const { origin, store } = await aService({ settings: { SPAM_MIN_SECONDS: '0' } })
  const html = await (await fetch(`${origin}/submit-form`, aFormPost({ fullname: '' }))).text()
  const hidden = Object.fromEntries(
    [...html.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  )
  expect(Object.keys(hidden)).toEqual(['formId', 'submissionKey', 'startedAt'])
  const response = await fetch(`${origin}/submit-form`, aFormPost(hidden))
  expect(response.status).toBe(303)
  expect(await Array.fromAsync(store.all())).toMatchObject([{ suspicion: [] }])
})

test('a prototype needs both boxes and takes files; an empty file input is no file', async () => {
  const { origin, store } = await aService()
  const send = (body: FormData) =>
    fetch(`${origin}/games-prototypes`, {
      method: 'POST',
      headers: { Accept: 'text/html' },
      body,
      redirect: 'manual',
    })
  const refused = await send(aPrototype({ gdpr: 'on' }, [named('box.png', aPng())]))
  expect(refused.status).toBe(422)
  const html = await refused.text()
  expect(html).toContain('You must accept the Terms of Tests to submit the form.')
  expect(html).toContain('enctype="multipart/form-data"')
  expect(html).toContain('Please choose your files again.')
  const sent = await send(
    aPrototype({ gdpr: 'on', terms: 'on' }, [named('box.png', aPng()), named('', Buffer.alloc(0))]),
  )
  expect(sent.status).toBe(303)
  expect((await Array.fromAsync(store.all())).map((it) => it.attachments.map((file) => file.name))).toEqual([
    ['box.png'],
  ])
})

test('too many messages: the page gives everything typed back', async () => {
  const { origin } = await aService({ settings: { RATE_LIMIT_PER_MINUTE: '1' } })
  await fetch(`${origin}/submit-form`, aFormPost({ message: 'first' }))
  const response = await fetch(`${origin}/submit-form`, aFormPost({ message: 'second message' }))
  expect(response.status).toBe(429)
  expect(await response.text()).toContain('second message</textarea>')
})

test.each([
  '/form-answer/press-contact-form/<script>',
  '/form-answer/press-contact-form/AR-2222-222O',
  '/form-answer/other-form/AR-2222-2222',
])('the confirmation page cannot be made to say something else: %s', async (address) => {
  const { origin } = await aService()
  expect((await fetch(origin + address)).status).toBe(404)
})

test('the pages allow their own style by hash and no script at all from elsewhere', async () => {
  const { origin } = await aService()
  const policy = (await fetch(`${origin}/submit-form`, aFormPost({ email: '' }))).headers.get(
    'Content-Security-Policy',
  )
  expect(policy).toMatch(/default-src 'none'; script-src 'self'; style-src 'self' 'sha256-/)
  expect(policy).not.toContain('unsafe')
})
