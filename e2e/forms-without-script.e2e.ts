import { expect, test } from '@playwright/test'
import { allForms } from '../forms/forms.ts'
import { aDocument, aFilling, expectHeld, fillIn, forms, sendForm, submissionsFrom } from './support/form-filling.ts'
import { axeFindings, expectNoSidewaysScroll } from './support/pages.ts'

test.use({ javaScriptEnabled: false })

for (const form of allForms)
  test(`${form.formId} is checked by the browser, comes back whole, and is answered by a page`, async ({ page }) => {
    const { path, success, fields } = form
    await page.goto(path)
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByLabel('Full Name')).toBeFocused()
    await expect(page).toHaveURL(path)

    const filling = aFilling(form)
    // White space satisfies the browser, not the rules.
    const typed = { ...filling, texts: { ...filling.texts, 'Full Name': '   ' } }
    await fillIn(page, typed)
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page).toHaveTitle(/^Error: /)
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused()
    await expect(page.getByRole('banner')).toBeVisible()
    await page.getByRole('link', { name: 'Enter your full name.' }).click()
    await expect(page.getByLabel('Full Name')).toBeFocused()
    await expectHeld(page, { ...typed, boxes: [] })

    await fillIn(page, filling)
    // By the browser's own field.
    const attachments = fields.some(({ type }) => type === 'files')
      ? [{ name: 'board.pdf' }, { name: 'rules.pdf' }]
      : []
    if (attachments.length > 0) {
      await expect(page.getByLabel('Attachments')).toBeVisible()
      await page.getByLabel('Attachments').setInputFiles(attachments.map(({ name }) => aDocument(name)))
    }
    const number = await sendForm(page)
    await expect(page.getByRole('group', { name: success })).toBeFocused()
    expect(await submissionsFrom(filling.email)).toMatchObject([{ id: number, attachments }])
  })

test.describe('with a script that does not load', () => {
  test.use({ javaScriptEnabled: true })

  test('both answers pass axe on a phone and on a desktop, and fit them', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort())
    await page.goto(forms.prototype.path)
    const filling = aFilling(forms.prototype)
    await fillIn(page, { ...filling, texts: { ...filling.texts, 'Full Name': ' ' } })
    const checkAnswer = async () => {
      // With its stylesheet.
      await page.waitForLoadState()
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await expectNoSidewaysScroll(page)
        expect(await axeFindings(page)).toEqual([])
      }
    }
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('alert').waitFor()
    await checkAnswer()
    await fillIn(page, filling)
    await sendForm(page)
    await checkAnswer()
  })
})
