import { expect, type Locator, type Page, test } from '@playwright/test'
import { content } from '../site/content/content.server.ts'
import { gamePages } from './support/pages.ts'

test('games stand in 2, 3 and 4 columns, on the home page in 5 and 8', async ({ page }) => {
  for (const [path, ...columns] of [
    ['/our-games', [390, 2], [1280, 3], [1536, 4]],
    ['/', [1280, 5], [1536, 8]],
  ] as const) {
    await page.goto(path)
    const list = page.getByRole('region', { name: 'Awaken Realms' }).getByRole('list')
    for (const [width, count] of columns) {
      await page.setViewportSize({ width, height: 900 })
      const tracks = await list.evaluate((element) => getComputedStyle(element).gridTemplateColumns)
      expect(tracks.split(' '), `${path} at ${width} px`).toHaveLength(count)
    }
  }
})

test('the main line is shown first, Questline leads to its store, Lite shows its own games', async ({ page }) => {
  await page.goto('/our-games')
  await expect(page.getByRole('heading', { name: 'DISCOVER OUR GAMES' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(line(page)).toHaveAccessibleName('Awaken Realms')
  await main.getByRole('radio', { name: 'Questline' }).click()
  const store = main.getByRole('region', { name: 'Questline' }).getByRole('link')
  await expect(store).toHaveAttribute('href', /^https:\/\/store\.steampowered\.com\//)
  await expect(store).toHaveAttribute('target', '_blank')
  await main.getByRole('radio', { name: 'Lite' }).click()
  await expect(main.getByRole('region').getByRole('article')).toHaveCount(content().site.menus.lite?.length ?? 0)
})

test('filters narrow the list, combine and stand in the address, and each line counts its own games', async ({
  page,
}) => {
  await page.goto('/our-games')
  await expect(count(page)).toHaveText(`${gamePages.length} games`)
  await page.getByLabel('Players').selectOption('5')
  await expect(page).toHaveURL('/our-games?players=5')
  const five = await tiles(page).count()
  expect(five).toBeGreaterThan(0)
  expect(five).toBeLessThan(gamePages.length)
  await expect(count(page)).toHaveText(`${five} games`)
  await page.getByLabel('Play time').selectOption('Over 120 min')
  await expect(page).toHaveURL('/our-games?players=5&time=over-120')
  expect(await tiles(page).count()).toBeLessThanOrEqual(five)
  await page.getByRole('main').getByRole('radio', { name: 'Lite' }).click()
  await expect(page.getByText('No games match.')).toBeVisible()
  await expect(askUs(page)).toHaveAttribute('href', '/contact')
  await expect(page.getByText('Coming soon.')).toHaveCount(0)
  await page.getByRole('button', { name: 'Show all games' }).click()
  await expect(page).toHaveURL('/our-games')
  await expect(count(page)).toHaveText(`${await tiles(page).count()} games`)
  await expect(askUs(page)).toBeHidden()
})

test('the chosen line outlasts a filter, a reload and the way back', async ({ page }) => {
  await page.goto('/our-games')
  await line(page).press('ArrowLeft')
  await page.getByLabel('Players').selectOption('2')
  await expect(page).toHaveURL('/our-games?players=2&line=lite')
  await page.reload()
  await expect(line(page)).toHaveAccessibleName('Lite')
  await expect(page.getByLabel('Players')).toHaveValue('2')
  await tiles(page).first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/games\//)
  await page.goBack()
  await expect(line(page)).toHaveAccessibleName('Lite')
  await expect(page.getByLabel('Players')).toHaveValue('2')
})

test('after a look at Questline a filter stays in the line one has come back to', async ({ page }) => {
  await page.goto('/our-games')
  const tab = (name: string) => page.getByRole('main').getByRole('radio', { name })
  await tab('Questline').click()
  await expect(page).toHaveURL('/our-games?line=questline')
  await tab('Awaken Realms').click()
  await expect(page).toHaveURL('/our-games')
  await page.getByLabel('Players').selectOption('2')
  await expect(page).toHaveURL('/our-games?players=2')
  await expect(line(page)).toHaveAccessibleName('Awaken Realms')
})

test('the address of a filtered list leads to the same games, an unknown filter to all', async ({ page }) => {
  await page.goto('/our-games?players=1&time=over-120')
  await expect(page.getByLabel('Players')).toHaveValue('1')
  await page.goto('/our-games?players=many&time=forever&line=none')
  await expect(count(page)).toHaveText(`${gamePages.length} games`)
})

test('the address stays as it came until somebody filters, and then keeps the values of others', async ({ page }) => {
  await page.goto('/our-games?utm_source=news&players=many')
  await expect(count(page)).toHaveText(`${gamePages.length} games`)
  await page.getByRole('button', { name: 'Games', exact: true }).click()
  await page.getByRole('banner').getByRole('radio', { name: 'Lite' }).click()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/our-games?utm_source=news&players=many')
  await page.getByLabel('Players').selectOption('2')
  await expect(page).toHaveURL('/our-games?utm_source=news&players=2')
  await page.getByRole('button', { name: 'Show all games' }).click()
  await expect(page).toHaveURL('/our-games?utm_source=news')
})

test('without script all games are shown, the tabs lead to the other lines, and there are no filters', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/our-games?players=6')
  await expect(page.getByLabel('Players')).toBeHidden()
  await expect(askUs(page)).toBeHidden()
  expect(await page.getByRole('article').count()).toBeGreaterThanOrEqual(gamePages.length)
  await page.getByRole('main').getByRole('radio', { name: 'Lite' }).check()
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.close()
})

/** The games that are shown in the chosen line. */
function tiles(page: Page): Locator {
  return page.getByRole('main').getByRole('article')
}

/** Where to ask when no game suits. */
function askUs(page: Page): Locator {
  return page.getByRole('main').getByText('Ask us')
}

function count(page: Page): Locator {
  return page.getByRole('main').getByRole('status')
}

function line(page: Page): Locator {
  return page.getByRole('main').getByRole('radio', { checked: true })
}
