import { expect, test } from '@playwright/test'
import { answerBanner } from './support/consent.ts'
import {
  aDocument,
  aFilling,
  anEmail,
  aPicture,
  fillIn,
  formPaths,
  reference,
} from './support/form-filling.ts'
import { submissionsFrom } from './support/submissions.ts'
import { axeFindings, sidewaysOverflow } from './support/whole-page.ts'

test.use({ javaScriptEnabled: false })

const forms = [
  ['digital', 'Your digital game request has been submitted!'],
  ['press', 'Your press inquiry has been submitted!'],
  ['prototype', 'Your prototype has been submitted successfully!'],
] as const

for (const [form, success] of forms) {
  test(`the ${form} form is answered by a page with a reference`, async ({ page }) => {
    const email = anEmail()
    await page.goto(formPaths[form])
    await fillIn(page, aFilling(form, email))
    await page.getByRole('button', { name: 'Send' }).click()
    const result = page.getByRole('group', { name: success })
    await expect(result).toBeFocused()
    const [number] = reference.exec(await result.innerText()) ?? []
    expect(await submissionsFrom(email)).toMatchObject([{ id: number }])
  })

  test(`the ${form} form comes back with its problems and everything typed`, async ({ page }) => {
    const email = anEmail()
    await page.goto(formPaths[form])
    const filling = aFilling(form, email)
    // White space satisfies the browser, not the rules.
    await fillIn(page, { ...filling, texts: { ...filling.texts, 'Full Name': '   ' } })
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page).toHaveTitle(/^Error: /)
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused()
    await expect(page.getByRole('banner')).toBeVisible()
    await page.getByRole('link', { name: 'Enter your full name.' }).click()
    await expect(page.getByLabel('Full Name')).toBeFocused()
    for (const [label, text] of Object.entries(filling.texts)) {
      if (label !== 'Full Name') await expect(page.getByLabel(label, { exact: true })).toHaveValue(text)
    }
    for (const [label, choice] of Object.entries(filling.choices ?? {}))
      await expect(page.getByLabel(label)).toHaveValue(choice)
    for (const name of filling.boxes) await expect(page.getByRole('checkbox', { name })).toBeChecked()

    await page.getByLabel('Full Name').fill('Ada Nowak')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('group', { name: success })).toBeVisible()
    expect(await submissionsFrom(email)).toHaveLength(1)
  })

  test(`the browser checks the ${form} form before it is sent`, async ({ page }) => {
    await page.goto(formPaths[form])
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByLabel('Full Name')).toBeFocused()
    await expect(page).toHaveURL(formPaths[form])
  })
}

test("files are attached by the browser's own field", async ({ page }) => {
  const email = anEmail()
  await page.goto(formPaths.prototype)
  await fillIn(page, aFilling('prototype', email))
  await expect(page.getByLabel('Attachments')).toBeVisible()
  await page.getByLabel('Attachments').setInputFiles([aPicture('board.png'), aDocument('rules.pdf')])
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText(reference)).toBeVisible()
  expect(await submissionsFrom(email)).toMatchObject([
    { attachments: [{ name: 'board.png' }, { name: 'rules.pdf' }] },
  ])
})

test.describe('with a script that does not come', () => {
  test.use({ javaScriptEnabled: true })

  test('both answers pass axe on a phone and on a desktop, and fit them', async ({ page }) => {
    await answerBanner(page)
    // Axe would measure the colours of a page that is still fading in.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.route('**/*.js', (route) => route.abort())
    await page.goto(formPaths.prototype)
    const filling = aFilling('prototype', anEmail())
    await fillIn(page, { ...filling, texts: { ...filling.texts, 'Full Name': ' ' } })
    const look = async () => {
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await sidewaysOverflow(page)).toBe(0)
        expect(await axeFindings(page)).toEqual([])
      }
    }
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('alert').waitFor()
    await look()
    await page.getByLabel('Full Name').fill('Ada')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByText(reference).waitFor()
    await look()
  })
})
