import { expect, test } from 'vitest'
import { referencePattern } from '../../forms/protocol.ts'
import { aPng, named } from '../testing/a-file.ts'
import { sendPrototype, sendWithoutScript } from '../testing/a-form.ts'
import { aService } from '../testing/a-service.ts'

test('a sent form leads to an answer with the reference, which a reload does not send again', async () => {
  const { origin, store } = await aService()
  const response = await sendWithoutScript(origin)
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
  const answers = await Promise.all(Array.from({ length: 5 }, () => sendWithoutScript(origin)))
  expect(new Set(answers.map((it) => it.headers.get('Location'))).size).toBe(1)
  expect(await Array.fromAsync(store.all())).toHaveLength(1)
})

test('a service without the built site says every problem in plain words', async () => {
  const { origin, store } = await aService()
  const typed = { fullname: '', email: 'ada', message: '<b>Ada</b>', gdpr: '' }
  const response = await sendWithoutScript(origin, typed)
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
  const send = (changes: Record<string, string>, files: readonly File[]) =>
    sendPrototype(origin, changes, files, { Accept: 'text/html' })
  const refused = await send({ gdpr: 'on' }, [named('box.png', aPng())])
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('You must accept the Terms of Tests to submit the form.')
  const files = [named('box.png', aPng()), named('', Buffer.alloc(0))]
  expect((await send({ gdpr: 'on', terms: 'on' }, files)).status).toBe(303)
  expect((await Array.fromAsync(store.all())).map((it) => it.attachments.map((file) => file.name))).toEqual([
    ['box.png'],
  ])
})

test.each([
  '/form-answer/press-contact-form/<script>',
  '/form-answer/press-contact-form/AR-2222-222O',
  '/form-answer/other-form/AR-2222-2222',
])('the confirmation page cannot be made to say something else: %s', async (address) => {
  const { origin } = await aService()
  expect((await fetch(origin + address)).status).toBe(404)
})
