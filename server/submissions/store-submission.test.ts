import { expect, test } from 'vitest'
import { sendInquiry, sendWithoutScript } from '../testing/a-form.ts'
import { aService } from '../testing/a-service.ts'

test.each([
  ['browser', { gdpr: '' }, 'nothing'],
  ['browser', { gdpr: 'on' }, 'box'],
  ['script', { gdpr: false }, 'nothing'],
  ['script', { gdpr: true }, 'box'],
  ['script', {}, 'script'],
] as const)('with the boxes that a %s sends (%j) the consent is given by %s', async (sender, boxes, givenBy) => {
  const { origin, store } = await aService()
  await (sender === 'browser' ? sendWithoutScript(origin, boxes) : sendInquiry(origin, boxes))
  const stored = await Array.fromAsync(store.submissions.all())
  expect(stored.map(({ consents }) => consents[0]?.givenBy)).toEqual(givenBy === 'nothing' ? [] : [givenBy])
})
