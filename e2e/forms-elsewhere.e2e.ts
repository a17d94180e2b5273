import { expect } from '@playwright/test'
import { answerBanner } from './support/consent.ts'
import { aDocument, aFilling, fillIn, forms, openFilled, reference } from './support/form-filling.ts'
import { test } from './support/other-site.ts'
import { submissionsFrom } from './support/submissions.ts'

// One after the other in one process: the service they send to has one port.
test.describe.configure({ mode: 'default' })

test.beforeEach(({ page }) => answerBanner(page))

test('forms of a site at another origin reach the service, files too', async ({ page, elsewhere }) => {
  for (const form of ['press', 'prototype'] as const) {
    const { email } = await openFilled(page, form, elsewhere.site)
    if (form === 'prototype') await page.locator('input[type=file]').setInputFiles(aDocument('rules.pdf'))
    await page.getByRole('button', { name: 'Send' }).click()
    const result = page.getByRole('group', { name: /has been submitted/ })
    await expect(result).toBeFocused()
    const [number] = reference.exec(await result.innerText()) ?? []
    expect(await submissionsFrom(email, elsewhere.dataDir)).toMatchObject([{ id: number }])
  }
})

test('a visitor who comes to a form from another page may send it, too', async ({ page, elsewhere }) => {
  await page.goto(elsewhere.site)
  const policy = (await page.request.get(elsewhere.site)).headers()['content-security-policy']
  expect(policy).toContain(`connect-src 'self' ${elsewhere.service};`)
  expect(policy).toContain(`form-action 'self' ${elsewhere.service};`)
  const filling = aFilling('press')
  await page.getByRole('link', { name: 'Contact' }).first().click()
  await page.getByRole('main').getByRole('link', { name: /press/i }).first().click()
  await page.waitForURL(`**${forms.press.page}`)
  await fillIn(page, filling)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('group', { name: /has been submitted/ })).toBeFocused()
  expect(await submissionsFrom(filling.email, elsewhere.dataDir)).toHaveLength(1)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the service answers with its own pages, and they lead back to the site', async ({
    page,
    elsewhere,
  }) => {
    const filling = aFilling('press')
    await page.goto(elsewhere.site + forms.press.page)
    await fillIn(page, filling)
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page).toHaveURL(new RegExp(`^${elsewhere.service}/form-answer/`))
    expect(await submissionsFrom(filling.email, elsewhere.dataDir)).toHaveLength(1)
    await expect(page.getByRole('group', { name: /has been submitted/ })).toBeFocused()
    await page.getByRole('link', { name: 'All topics' }).click()
    await expect(page).toHaveURL(`${elsewhere.site}/contact`)
  })
})
