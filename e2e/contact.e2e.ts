import { expect, test } from '@playwright/test'
import { allForms } from '../forms/forms.ts'
import { readContact } from '../site/contact/read-contact.build.ts'
import { forms } from './support/form-filling.ts'

test('each topic has its picture: those of our forms open here, the others in a new tab', async ({ page }) => {
  await page.goto('/contact')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('PLEASE CHOOSE YOUR TOPIC')
  const topics = page.getByRole('main').getByRole('listitem')
  const contact = readContact()
  await expect(topics).toHaveCount(contact.topics.length)
  for (const topic of await topics.all()) await expect(topic.locator('img')).toHaveCount(1)
  const outside = contact.topics.filter(({ to }) => to.startsWith('https:'))
  await expect(topics.locator('a[target="_blank"]')).toHaveCount(outside.length)
  for (const form of allForms)
    await expect(topics.locator(`a[href="${form.path}"]:not([target])`).first()).toBeVisible()
  await topics.locator(`a[href="${forms.press.path}"]`).first().click()
  await expect(page).toHaveURL(forms.press.path)
})

test('a form asks for an address of e-mail and links the policies', async ({ page }) => {
  await page.goto(forms.digital.path)
  await expect(page.getByLabel('E-mail Address')).toHaveAttribute('type', 'email')
  await page.goto(forms.prototype.path)
  await expect(page.getByLabel('Attachments')).toHaveAttribute('multiple', '')
  // In a new tab, so that nothing typed is lost.
  for (const path of ['/privacy-policy', '/terms-of-tests'])
    await expect(page.getByRole('main').locator(`a[href="${path}"]`)).toHaveAttribute('target', '_blank')
})

test('on a phone the first view shows all topics with their notes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/contact')
  const topics = page.getByRole('main').getByRole('listitem')
  for (const [index, { label, note }] of readContact().topics.entries()) {
    // The specification has seven. Staff may add others below them.
    if (index < 7) await expect(topics.nth(index)).toBeInViewport({ ratio: 1 })
    // The end of a label, like "(Board Games)", is shown as its note.
    if (note && !label.endsWith(')')) await expect(topics.nth(index).getByText(note)).toBeVisible()
  }
  await page.getByRole('main').getByRole('link', { name: 'press room' }).click()
  await expect(page).toHaveURL('/press')
})

test('on paper the words over pictures are black, without a background', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  for (const [path, words] of Object.entries({ '/contact': 'li a > span', '/our-games': 'article a > span' })) {
    await page.goto(path)
    const name = page.getByRole('main').locator(words).first()
    await expect(name).toHaveCSS('background-image', 'none')
    await expect(name).toHaveCSS('color', 'rgb(0, 0, 0)')
  }
})
