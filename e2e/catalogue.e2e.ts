import { expect, test } from '@playwright/test'
import { answerBanner } from './support/consent.ts'
import { gamePages } from './support/pages.ts'

test.beforeEach(({ page }) => answerBanner(page))

for (const [width, columns] of [
  [390, 2],
  [1280, 3],
  [1536, 4],
] as const) {
  test(`shows every game in ${columns} columns at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/our-games')
    const panel = page.getByRole('tabpanel', { name: 'Awaken Realms' })
    await expect(panel.getByRole('article')).toHaveCount(gamePages.length)
    const list = panel.getByRole('list')
    expect((await list.evaluate((it) => getComputedStyle(it).gridTemplateColumns)).split(' ')).toHaveLength(
      columns,
    )
  })
}

test('the main line is shown first, Questline leads to its store, Lite shows Siegestorm and Tamashii', async ({
  page,
}) => {
  await page.goto('/our-games')
  await expect(page.getByRole('heading', { name: 'DISCOVER OUR GAMES' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('tab', { selected: true })).toHaveText('Awaken Realms')
  await main.getByRole('tab', { name: 'Questline' }).click()
  const store = main.getByRole('tabpanel', { name: 'Questline' }).getByRole('link')
  await expect(store).toHaveAttribute('href', /^https:\/\/store\.steampowered\.com\//)
  await expect(store).toHaveAttribute('target', '_blank')
  await main.getByRole('tab', { name: 'Lite' }).click()
  await expect(main.getByRole('tabpanel').getByRole('article')).toHaveText([/^Siegestorm/, /^Tamashii/])
})

test('filters narrow the list, combine, and are addresses of their own', async ({ page }) => {
  await page.goto('/our-games')
  await page.getByRole('navigation', { name: 'Players' }).getByRole('link', { name: /^5/ }).click()
  await expect(page).toHaveURL('/our-games/5-players')
  await expect(page.getByRole('status')).not.toHaveText(`${gamePages.length} games`)
  const five = await page.getByRole('tabpanel', { name: 'Awaken Realms' }).getByRole('article').count()
  expect(five).toBeGreaterThan(0)
  expect(five).toBeLessThan(gamePages.length)
  await page
    .getByRole('navigation', { name: 'Play time' })
    .getByRole('link', { name: 'Over 120 min' })
    .click()
  await expect(page).toHaveURL('/our-games/5-players-over-120-minutes')
  await page.reload()
  const both = await page.getByRole('tabpanel', { name: 'Awaken Realms' }).getByRole('article').count()
  expect(both).toBeLessThanOrEqual(five)
  await page.getByRole('link', { name: 'Show all games' }).click()
  await expect(page.getByRole('status')).toHaveText(`${gamePages.length} games`)
})

test('without script the filters still work and every line of games is shown', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/our-games')
  await page.getByRole('navigation', { name: 'Players' }).getByRole('link', { name: /^6/ }).click()
  await expect(page).toHaveURL('/our-games/6-players')
  await expect(page.getByRole('link', { name: /This War of Mine/ }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: /The Fall of Avalon/ }).last()).toBeVisible()
  await context.close()
})
