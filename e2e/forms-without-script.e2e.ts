import { expect, test } from '@playwright/test'
import { formRegister } from '../forms/form-register.ts'
import {
  aDocument,
  aFilling,
  aPicture,
  expectHeld,
  fillIn,
  forms,
  reference,
  submissionsFrom,
} from './support/form-filling.ts'
import { axeFindings, expectNoSidewaysScroll } from './support/pages.ts'

test.use({ javaScriptEnabled: false })

for (const form of formRegister) {
  const { page: address, success } = form

  test(`${form.formId} is checked by the browser, comes back with its errors and everything typed, and is then answered by a page with a reference`, async ({
    page,
  }) => {
    await page.goto(address)
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByLabel('Full Name')).toBeFocused()
    await expect(page).toHaveURL(address)

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
    await page.getByRole('button', { name: 'Send' }).click()
    const result = page.getByRole('group', { name: success })
    await expect(result).toBeFocused()
    const [number] = reference.exec(await result.innerText()) ?? []
    expect(await submissionsFrom(filling.email)).toMatchObject([{ id: number }])
  })
}

test("files are attached by the browser's own field", async ({ page }) => {
  const filling = aFilling(forms.prototype)
  await page.goto(forms.prototype.page)
  await fillIn(page, filling)
  await expect(page.getByLabel('Attachments')).toBeVisible()
  await page.getByLabel('Attachments').setInputFiles([aPicture('board.png'), aDocument('rules.pdf')])
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText(reference)).toBeVisible()
  expect(await submissionsFrom(filling.email)).toMatchObject([
    { attachments: [{ name: 'board.png' }, { name: 'rules.pdf' }] },
  ])
})

test.describe('with a script that does not come', () => {
  test.use({ javaScriptEnabled: true })

  test('both answers pass axe on a phone and on a desktop, and fit them', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort())
    await page.goto(forms.prototype.page)
    const filling = aFilling(forms.prototype)
    await fillIn(page, { ...filling, texts: { ...filling.texts, 'Full Name': ' ' } })
    const look = async () => {
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
    await look()
    await fillIn(page, filling)
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByText(reference).waitFor()
    await look()
  })
})
