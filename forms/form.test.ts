import { expect, test } from 'vitest'
import { type FormValues, tidyValue, validateFields } from './form.ts'
import { digitalGames, fullName, gamesPrototypes, message, pressContact } from './forms.ts'

function aDigitalRequest(changes: FormValues = {}): FormValues {
  return {
    fullname: 'Ada Nowak',
    email: 'ada@example.com',
    game: 'S.T.A.L.K.E.R.',
    socialLinks: 'https://example.com/ada',
    message: 'May I have a key?',
    gdpr: 'on',
    ...changes,
  }
}

const malformed = 'Enter an e-mail address in the correct format, like name@example.com.'

const over = (label: string, limit: string, by: string) =>
  `${label} can have at most ${limit} characters. Shorten it by ${by}.`

test.each<[string, FormValues, string]>([
  ['a name of nothing but spaces', { fullname: '   ' }, 'Enter your full name.'],
  ['a missing name', { fullname: undefined }, 'Enter your full name.'],
  ['a name of 201 characters', { fullname: 'x'.repeat(201) }, over('Full Name', '200', '1')],
  ['a missing e-mail', { email: '' }, 'Enter your e-mail address, like name@example.com.'],
  ['an e-mail without @', { email: 'ada.example.com' }, malformed],
  ['an e-mail with a second header', { email: 'ada@example.com\r\nBcc: all@example.com' }, malformed],
  ['an e-mail of 255', { email: `${'a'.repeat(243)}@example.com` }, over('E-mail Address', '254', '1')],
  ['no game', { game: '' }, 'Please select a game title.'],
  ['a game not in the list', { game: 'Chess' }, 'Please select a game title.'],
  ['a name from the prototype chain as game', { game: '__proto__' }, 'Please select a game title.'],
  ['no social links', { socialLinks: '\n\n' }, 'Enter at least one social media link.'],
  ['social links of 2,001', { socialLinks: 'x'.repeat(2001) }, over('Social Media Links', '2,000', '1')],
  ['no message', { message: '' }, 'Enter a message.'],
  ['a message of 12,000', { message: 'x'.repeat(12_000) }, over('Message', '10,000', '2,000')],
  ['an unticked GDPR box', { gdpr: undefined }, 'You must accept the GDPR policy to submit the form.'],
])('the digital games form refuses %s', (_case, changes, expected) => {
  const field = Object.keys(changes)[0]
  expect(validateFields(digitalGames.fields, aDigitalRequest(changes))).toEqual([{ field, message: expected }])
})

test.each([
  ['exactly the limits', { fullname: 'x'.repeat(200), socialLinks: 'x'.repeat(2000), message: 'x'.repeat(10_000) }],
  ['line breaks counted once', { message: `${'x'.repeat(4999)}\r\n${'x'.repeat(5000)}` }],
  ['an address of 254 characters', { email: `${'a'.repeat(242)}@example.com` }],
  ['other scripts', { fullname: 'Zażółć 山田 אבג', message: '👩‍🚀' }],
  ['an address the browser accepts without a dot', { email: 'ada@localhost' }],
])('the digital games form accepts %s', (_case, changes) => {
  expect(validateFields(digitalGames.fields, aDigitalRequest(changes))).toEqual([])
})

test.each([
  [digitalGames, ['fullname', 'email', 'game', 'socialLinks', 'message', 'gdpr']],
  [pressContact, ['fullname', 'email', 'mediaLinks', 'message', 'gdpr']],
  [gamesPrototypes, ['fullname', 'email', 'message', 'gdpr', 'terms']],
])('an empty $formId lists every required field in the order of the page', (form, fields) => {
  expect(validateFields(form.fields, {}).map((error) => error.field)).toEqual(fields)
})

test('fields that only the press and prototype forms have are asked for in their words', () => {
  const [links, terms] = [validateFields(pressContact.fields, {})[2], validateFields(gamesPrototypes.fields, {})[4]]
  expect(links?.message).toBe('Enter at least one link to where you publish.')
  expect(terms?.message).toBe('You must accept the Terms of Tests to submit the form.')
})

test('a single-line value is stored without line breaks and control characters', () => {
  expect(tidyValue(fullName, ' Ada\r\nBcc: x\u0000\u2028y ')).toBe('Ada Bcc: x y')
})

test('a message keeps its lines and loses control characters and halves of characters', () => {
  expect(tidyValue(message, ' a\r\nb\rc\u0000\u0007\td\ud800 ')).toBe('a\nb\nc\td\ufffd')
})
