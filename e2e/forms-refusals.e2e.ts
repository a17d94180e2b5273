import { expect } from '@playwright/test'
import { validateFields } from '../forms/form.ts'
import { allForms } from '../forms/forms.ts'
import { aDocument, expectHeld, fillIn, forms, openFilled, openForm, submissionsFrom } from './support/form-filling.ts'
import { test } from './support/own-service.ts'
import { axeFindings } from './support/pages.ts'
import { storeConsent } from './support/visitor.ts'

for (const form of allForms)
  test(`${form.formId}, empty, lists its errors in order, and each leads to its field`, async ({ page }) => {
    const { path, fields } = form
    await openForm(page, path)
    await page.getByRole('button', { name: 'Send' }).click()

    const summary = page.getByRole('alert', { name: 'There is a problem' })
    await expect(summary).toBeFocused()
    await expect(page).toHaveTitle('Error: Contact | Awaken Realms')
    const errors = validateFields(fields, {})
    await expect(summary.getByRole('link')).toHaveText(errors.map((error) => error.message))
    for (const { field: name, message } of errors) {
      await summary.getByRole('link', { name: message }).click()
      const wanted = fields.find((field) => field.name === name)
      const isConsent = wanted?.type === 'consent'
      const label = isConsent ? wanted.link.text : (wanted?.label ?? '')
      const field = page.getByLabel(label, { exact: !isConsent })
      await expect(field).toBeFocused()
      await expect(field).toBeInViewport()
      await expect(field).toHaveAccessibleDescription(new RegExp(`Error: ${message}`))
    }
  })

// Every rule is in `forms/form.test.ts`; here is what the page does with one.
test('what is refused stays in the form, whole, with everything else typed, until it is mended', async ({ page }) => {
  const filling = await openFilled(page, forms.press)
  const refused = { 'E-mail Address': 'ada.example.com', Message: 'x'.repeat(10_003) }
  const typed = { ...filling, texts: { ...filling.texts, ...refused } }
  await fillIn(page, typed)
  await page.getByRole('checkbox', { name: /Privacy Policy/ }).uncheck()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Enter an e-mail address in the correct format, like name@example.com.',
    /10,000 characters. Shorten it by 3\.$/,
    'You must accept the GDPR policy to submit the form.',
  ])
  await expectHeld(page, { ...typed, boxes: [] })
  expect(await submissionsFrom(filling.email)).toEqual([])

  await fillIn(page, filling)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('group', { name: forms.press.success })).toBeFocused()
  await expect(page).toHaveTitle('Contact | Awaken Realms')
  expect(await submissionsFrom(filling.email)).toHaveLength(1)
})

// For the service that the next test has of its own.
test.use({ settings: { RATE_LIMIT_PER_MINUTE: '1' } })

test("the service's refusal is shown in toast and page, and the form keeps its values", async ({ page, own }) => {
  test.slow()
  await storeConsent(page)
  await openFilled(page, forms.press, own.origin)
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('group', { name: /has been submitted/ }).waitFor()
  const second = await openFilled(page, forms.press, own.origin)
  await page.getByRole('button', { name: 'Send' }).click()
  const summary = page.getByRole('alert', { name: 'There is a problem' })
  await expect(summary).toBeFocused()
  await expect(summary).toHaveText(/Wait \d+ seconds/)
  await expect(page.getByRole('region', { name: 'Notifications' })).toHaveText(/Wait \d+ seconds/)
  await expectHeld(page, second)
})

test("the service's finding about a file leads to the field", async ({ page }) => {
  await openFilled(page, forms.prototype)
  const disguised = { ...aDocument('rules.pdf'), buffer: Buffer.from('MZ this is a program') }
  await page.getByLabel('Attachments').setInputFiles([disguised])
  await page.getByRole('button', { name: 'Send' }).click()
  const message = 'rules.pdf is not a PNG, JPEG, WebP or PDF file. Attach it in one of these formats.'
  await page.getByRole('alert').getByRole('link', { name: message }).click()
  await expect(page.getByLabel('Attachments')).toBeFocused()
  await expect(page.getByRole('list', { name: 'Attached files' }).getByRole('listitem')).toHaveCount(1)
})

test('a form full of errors and files passes axe on a phone and on a desktop', async ({ page }) => {
  await openForm(page, forms.prototype.path)
  await page.getByLabel('Attachments').setInputFiles([aDocument('rules.pdf'), aDocument('empty.txt', 100)])
  await page.getByLabel('Message', { exact: true }).fill('x'.repeat(10_001))
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('alert').waitFor()
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await axeFindings(page)).toEqual([])
  }
})
