import { expect } from '@playwright/test'
import { answerBanner } from './support/consent.ts'
import { aDocument, aFilling, anEmail, fillIn, formPaths, openForm } from './support/form-filling.ts'
import { test } from './support/own-service.ts'
import { submissionsFrom } from './support/submissions.ts'
import { axeFindings } from './support/whole-page.ts'

test.beforeEach(({ page }) => answerBanner(page))

const wrongForms = [
  {
    form: 'digital',
    messages: [
      ['Full Name', 'Enter your full name.'],
      ['E-mail Address', 'Enter your e-mail address, like name@example.com.'],
      ['Game Title', 'Please select a game title.'],
      ['Social Media Links', 'Enter at least one social media link.'],
      ['Message', 'Enter a message.'],
      [/Privacy Policy/, 'You must accept the GDPR policy to submit the form.'],
    ],
  },
  {
    form: 'press',
    messages: [
      ['Full Name', 'Enter your full name.'],
      ['E-mail Address', 'Enter your e-mail address, like name@example.com.'],
      ['Media Links', 'Enter at least one link to your medium.'],
      ['Message', 'Enter a message.'],
      [/Privacy Policy/, 'You must accept the GDPR policy to submit the form.'],
    ],
  },
  {
    form: 'prototype',
    messages: [
      ['Full Name', 'Enter your full name.'],
      ['E-mail Address', 'Enter your e-mail address, like name@example.com.'],
      ['Message', 'Enter a message.'],
      [/Privacy Policy/, 'You must accept the GDPR policy to submit the form.'],
      [/Terms of Tests/, 'You must accept the Terms of Tests to submit the form.'],
    ],
  },
] as const

for (const { form, messages } of wrongForms) {
  test(`an empty ${form} form lists its problems in order, and each leads to its field`, async ({ page }) => {
    await openForm(page, formPaths[form])
    await page.getByRole('button', { name: 'Send' }).click()

    const summary = page.getByRole('alert', { name: 'There is a problem' })
    await expect(summary).toBeFocused()
    await expect(page).toHaveTitle('Error: Contact | Awaken Realms')
    await expect(summary.getByRole('link')).toHaveText(messages.map(([, message]) => message))
    for (const [label, message] of messages) {
      await summary.getByRole('link', { name: message }).click()
      const field = page.getByLabel(label)
      await expect(field).toBeFocused()
      await expect(field).toBeInViewport()
      await expect(field).toHaveAccessibleDescription(new RegExp(`Error: ${message}`))
    }
  })
}

// Every rule is in `forms/problems.test.ts`; here is what the page does with one.
test('a text that is refused stays in the form with everything else typed', async ({ page }) => {
  await openForm(page, formPaths.press)
  const filling = aFilling('press', 'ada.example.com')
  await fillIn(page, filling)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Enter an e-mail address in the correct format, like name@example.com.',
  ])
  for (const [label, text] of Object.entries(filling.texts))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text)
  await expect(page.getByRole('checkbox')).toBeChecked()
})

test('a box that is not ticked blocks the form until it is, and the title loses its "Error"', async ({
  page,
}) => {
  const email = anEmail()
  await openForm(page, formPaths.prototype)
  await fillIn(page, { ...aFilling('prototype', email), boxes: [/Terms of Tests/] })
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'You must accept the GDPR policy to submit the form.',
  ])
  expect(await submissionsFrom(email)).toEqual([])

  await page.getByRole('checkbox', { name: /Privacy Policy/ }).check()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('group', { name: /submitted successfully/ })).toBeFocused()
  await expect(page).toHaveTitle('Contact | Awaken Realms')
  expect(await submissionsFrom(email)).toHaveLength(1)
})

test('the title loses its "Error" on the way to another screen', async ({ page }) => {
  await openForm(page, formPaths.press)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page).toHaveTitle('Error: Contact | Awaken Realms')
  await page.getByRole('link', { name: 'All topics' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('PLEASE CHOOSE YOUR TOPIC')
  await expect(page).toHaveTitle('Contact | Awaken Realms')
})

test('the count says what is left, and what is too much', async ({ page }) => {
  await openForm(page, formPaths.press)
  const message = page.getByLabel('Message', { exact: true })
  await message.fill('x'.repeat(9_990))
  await expect(page.getByText('You have 10 characters left.').first()).toBeVisible()
  await message.fill('x'.repeat(10_003))
  await expect(page.getByText('You have 3 characters too many.').first()).toBeVisible()
  await page.getByLabel('Full Name').fill('x'.repeat(190))
  await expect(page.getByText('You have 10 characters left.').first()).toBeVisible()
})

test.describe('with a limit of one form a minute', () => {
  test.use({ settings: { RATE_LIMIT_PER_MINUTE: '1' } })

  test("the service's refusal is shown in its words, in the toast and on the page, and the form keeps its values", async ({
    page,
    ownService: service,
  }) => {
    test.slow()
    await openForm(page, service.url + formPaths.press)
    const filling = aFilling('press', anEmail())
    await fillIn(page, filling)
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('group', { name: /has been submitted/ }).waitFor()

    const second = { ...filling.texts, Message: 'Too fast' }
    await fillIn(page, { ...filling, texts: second })
    await page.getByRole('button', { name: 'Send' }).click()
    const summary = page.getByRole('alert', { name: 'There is a problem' })
    await expect(summary).toBeFocused()
    await expect(summary).toHaveText(/Wait \d+ seconds/)
    await expect(page.getByRole('region', { name: 'Notifications' })).toHaveText(/Wait \d+ seconds/)
    for (const [label, text] of Object.entries(second))
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(text)
    await expect(page.getByRole('checkbox')).toBeChecked()
  })
})

test("the service's finding about a file leads to the field", async ({ page }) => {
  await openForm(page, formPaths.prototype)
  await fillIn(page, aFilling('prototype', anEmail()))
  const disguised = { ...aDocument('rules.pdf'), buffer: Buffer.from('MZ this is a program') }
  await page.getByLabel('Attachments').setInputFiles([disguised])
  await page.getByRole('button', { name: 'Send' }).click()
  const message = 'rules.pdf is not a PNG, JPEG, WebP or PDF file. Attach it in one of these formats.'
  await page.getByRole('alert').getByRole('link', { name: message }).click()
  await expect(page.getByLabel('Attachments')).toBeFocused()
  await expect(page.getByRole('list', { name: 'Attached files' }).getByRole('listitem')).toHaveCount(1)
})

test('a form full of problems and files passes axe on a phone and on a desktop', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openForm(page, formPaths.prototype)
  await page.getByLabel('Attachments').setInputFiles([aDocument('rules.pdf'), aDocument('empty.txt', 100)])
  await page.getByLabel('Message', { exact: true }).fill('x'.repeat(10_001))
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('alert').waitFor()
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await axeFindings(page)).toEqual([])
  }
})
