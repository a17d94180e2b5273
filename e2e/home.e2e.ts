import { expect, test } from '@playwright/test'
import { answerBanner } from './support/consent.ts'
import { topOf } from './support/showcase.ts'

test.use({ viewport: { width: 1600, height: 900 } })
test.beforeEach(({ page }) => answerBanner(page))

test('the buttons lead from section to section and stop 80 px above each', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/', { waitUntil: 'networkidle' })
  for (const [name, id] of [
    ['OUR IDEA', 'we-stand'],
    ['IN NUMBERS', 'in-numbers'],
    ['OUR GAMES', 'our-games'],
  ] as const) {
    await page.getByRole('link', { name, exact: true }).click()
    await expect.poll(() => topOf(page, id)).toBe(80)
  }
})

test('shows five pictures, six numbers and the grid of games', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('img', { name: /./ })).toHaveCount(5)
  for (const value of [
    '$40 million+',
    '250,000+',
    '10+ years',
    '500,000+',
    'Almost 300',
    '100,000+ litres',
  ]) {
    await expect(page.getByRole('definition').filter({ hasText: value })).toBeVisible()
  }
  await expect(page.getByRole('heading', { name: 'AWAKEN REALMS IN NUMBERS' })).toBeVisible()
  await expect(page.getByRole('tabpanel', { name: 'Awaken Realms' }).getByRole('article')).toHaveCount(20)
})

for (const [width, columns] of [
  [1280, 5],
  [1536, 8],
] as const) {
  test(`the grid has ${columns} columns at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    const list = page.getByRole('tabpanel', { name: 'Awaken Realms' }).getByRole('list')
    expect((await list.evaluate((it) => getComputedStyle(it).gridTemplateColumns)).split(' ')).toHaveLength(
      columns,
    )
  })
}

test('below 1280 px a plain link leads to all games instead of the grid', async ({ page }) => {
  await page.setViewportSize({ width: 1279, height: 900 })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'DISCOVER OUR GAMES' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'OUR GAMES', exact: true })).toBeHidden()
  await page.getByRole('main').getByRole('link', { name: 'All our games' }).click()
  await expect(page).toHaveURL('/our-games')
})

test('sections fade in whenever a fifth of them is visible, each time anew', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const section = page.getByRole('heading', { name: 'AWAKEN REALMS IN NUMBERS' }).locator('..')
  await expect(section).toHaveAttribute('data-shown', 'no')
  await section.scrollIntoViewIfNeeded()
  await expect(section).toHaveAttribute('data-shown', 'yes')
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(section).toHaveAttribute('data-shown', 'no')
})
