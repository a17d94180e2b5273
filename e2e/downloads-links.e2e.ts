import { expect, test } from '@playwright/test'
import { missingDocument, nemesisRulebook } from './support/documents.ts'

const { id, title, downloadUrl } = nemesisRulebook()

test('“Copy link” copies the permanent link, in the list, in a search and on the page of a set', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 360, height: 800 })
  // The served list is there first, and hidden once the search has its answer.
  for (const [path, place, name] of [
    ['/download#nemesis', '#nemesis', title],
    ['/download?q=nemesis', '[aria-label="Search results"]', `Nemesis: ${title}`],
    ['/download/nemesis', 'main', title],
  ] as const) {
    await page.goto(path)
    // A group of more than three documents is closed at first.
    await page.locator('.download-fold').evaluateAll((folds) => {
      for (const fold of folds) fold.setAttribute('open', '')
    })
    await page
      .locator(place)
      .getByRole('button', { name: `Copy link: ${name}`, exact: true })
      .click()
    await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeAttached()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(new URL(`/d/${id}`, page.url()).href)
  }
})

test('“Link copied” stands four seconds after the last press, not after an earlier one', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await page.goto('/download/nemesis')
  const buttons = page.getByRole('main').getByRole('button', { name: /^Copy link/ })
  const status = page.getByRole('status').filter({ hasText: 'Link copied' })
  await buttons.nth(0).click()
  await expect(status).toBeAttached()
  await page.clock.runFor(3000)
  await buttons.nth(1).click()
  await expect(buttons.nth(1)).toHaveAttribute('data-copied', 'yes')
  await page.clock.runFor(3000)
  await expect(status).toBeAttached()
  await expect(buttons.nth(0)).not.toHaveAttribute('data-copied')
  await page.clock.runFor(1000)
  await expect(status).toHaveCount(0)
})

test('a permanent link leads on by one redirect, to the file or to the set', async ({ request }) => {
  const missing = missingDocument()
  for (const [document, target] of [
    [id, downloadUrl],
    [missing.id, `/download/${missing.set.slug}`],
  ] as const) {
    const answer = await request.get(`/d/${document}`, { maxRedirects: 0 })
    expect(answer.status()).toBe(302)
    expect(answer.headers().location).toBe(target)
  }
})
