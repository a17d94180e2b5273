import { expect, test } from 'vitest'
import { referencePattern } from '../../forms/answer.ts'
import { aPng, named } from '../testing/a-file.ts'
import { aPostedInquiry, aPrototype } from '../testing/a-form.ts'
import { aService } from '../testing/a-service.ts'

test('a sent form leads to an answer with the reference, which a reload does not send again', async () => {
  const { origin, store } = await aService()
  const response = await fetch(`${origin}/submit-form`, aPostedInquiry())
  expect(response.status).toBe(303)
  const confirmation = await fetch(new URL(response.headers.get('Location') ?? '', origin))
  expect(confirmation.status).toBe(200)
  const text = await confirmation.text()
  expect(text).toContain('Your press inquiry has been submitted!')
  const [stored] = await Array.fromAsync(store.all())
  expect(stored?.id).toMatch(referencePattern)
  expect(text).toContain(`Your reference number is ${stored?.id}.`)
})

test('a second press of Send is the same submission', async () => {
  const { origin, store } = await aService()
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => fetch(`${origin}/submit-form`, aPostedInquiry())),
  )
  expect(new Set(answers.map((it) => it.headers.get('Location'))).size).toBe(1)
  expect(await Array.fromAsync(store.all())).toHaveLength(1)
})

test('a service without the built site says every problem in plain words', async () => {
  const { origin, store } = await aService()
  const typed = { fullname: '', email: 'ada', message: '<b>Ada</b>', gdpr: '' }
  const response = await fetch(`${origin}/submit-form`, aPostedInquiry(typed))
  expect(response.status).toBe(422)
  expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
  expect((await response.text()).split('\n')).toEqual(
    expect.arrayContaining([
      'Enter your full name.',
      'Enter an e-mail address in the correct format, like name@example.com.',
      'You must accept the GDPR policy to submit the form.',
    ]),
  )
  expect(await Array.fromAsync(store.all())).toHaveLength(0)
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
  expect(await refused.text()).toContain('You must accept the Terms of Tests to submit the form.')
  const sent = await send(
    aPrototype({ gdpr: 'on', terms: 'on' }, [named('box.png', aPng()), named('', Buffer.alloc(0))]),
  )
  expect(sent.status).toBe(303)
  expect((await Array.fromAsync(store.all())).map((it) => it.attachments.map((file) => file.name))).toEqual([
    ['box.png'],
  ])
})

test('too many messages: says how long to wait', async () => {
  const { origin } = await aService({ settings: { RATE_LIMIT_PER_MINUTE: '1' } })
  await fetch(`${origin}/submit-form`, aPostedInquiry({ message: 'first' }))
  const response = await fetch(`${origin}/submit-form`, aPostedInquiry({ message: 'second message' }))
  expect(response.status).toBe(429)
  expect(await response.text()).toContain('You have sent many messages')
})

test.each([
  '/form-answer/press-contact-form/<script>',
  '/form-answer/press-contact-form/AR-2222-222O',
  '/form-answer/other-form/AR-2222-2222',
])('the confirmation page cannot be made to say something else: %s', async (address) => {
  const { origin } = await aService()
  expect((await fetch(origin + address)).status).toBe(404)
})
