import { expect, test } from '@playwright/test'

test('“Copy link” copies the permanent link, in the list, in a search and on the page of a set', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 360, height: 800 })
  // The served list is there first, and hidden once the search has its answer.
  for (const [path, place] of [
    ['/download#nemesis', '#document-list'],
    ['/download?q=nemesis+faq', '[aria-label="Search results"]'],
    ['/download/nemesis', 'main'],
  ] as const) {
    await page.goto(path)
    const button = page.locator(place).getByRole('button', { name: /^Copy link.*FAQ v2\.2 ENG/ })
    await button.first().click()
    await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeAttached()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(new URL('/d/nemesis-faq-en', page.url()).href)
  }
})

test('“Link copied” stands four seconds after the last press, not after an earlier one', async ({
  page,
  context,
}) => {
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
  for (const [id, target] of [
    ['nemesis-rulebook-en', /RULEBOOK_280x280mm_bleed3mm_28pages_PRINT\.pdf$/],
    ['nemesis-rulebook-de', /^\/download\/nemesis$/],
  ] as const) {
    const answer = await request.get(`/d/${id}`, { maxRedirects: 0 })
    expect(answer.status()).toBe(302)
    expect(answer.headers().location).toMatch(target)
  }
})
