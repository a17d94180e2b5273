import { expect, type Page, test } from '@playwright/test'
import { gamesFeaturedFirst, readGameMenus } from '../site/games/read-games.build.ts'
import { gameFilters, matchingOptions } from '../site/our-games/game-filters.ts'
import { gamePages } from './support/pages.ts'

const askUs = (page: Page) => page.getByRole('main').getByText('Ask us')
const line = (page: Page) => page.getByRole('main').getByRole('radio', { checked: true })
const stores = readGameMenus().questline.filter(({ game }) => game)
const liteGames = readGameMenus().lite.flatMap(({ game }) => game ?? [])

/** How many of these games suit all of the filters. */
const suiting = (games: ReturnType<typeof gamesFeaturedFirst>, ...filters: string[]) =>
  games.filter(({ facts }) => filters.every((filter) => matchingOptions(facts).includes(filter))).length

/** The chosen line shows so many games, and the page says so. */
async function expectGames(page: Page, count: number): Promise<void> {
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(count)
  const words = count === 0 ? 'No games match.' : count === 1 ? '1 game' : `${count} games`
  await expect(page.getByRole('main').getByRole('status')).toHaveText(words)
}

test('games are in 2, 3 and 4 columns, on the home page in 5 and 8', async ({ page }) => {
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
  const links = main.getByRole('region', { name: 'Questline' }).getByRole('link')
  await expect(links).toHaveCount(stores.length)
  for (const { to } of stores.filter((entry) => entry.to?.startsWith('https:')))
    await expect(links.and(page.locator(`[href="${to}"]`)).first()).toHaveAttribute('target', '_blank')
  await main.getByRole('radio', { name: 'Lite' }).click()
  await expect(main.getByRole('region').getByRole('article')).toHaveCount(liteGames.length)
})

test('filters narrow the list, combine and are in the address; each line counts its own games', async ({ page }) => {
  await page.goto('/our-games')
  await expectGames(page, gamePages.length)
  await page.getByLabel('Players').selectOption('5')
  await expect(page).toHaveURL('/our-games?players=5')
  await expectGames(page, suiting(gamesFeaturedFirst(), '5'))
  await page.getByLabel('Play time').selectOption('Over 120 min')
  await expect(page).toHaveURL('/our-games?players=5&time=over-120')
  await expectGames(page, suiting(gamesFeaturedFirst(), '5', 'over-120'))
  await page.getByRole('main').getByRole('radio', { name: 'Lite' }).click()
  await expectGames(page, suiting(liteGames, '5', 'over-120'))
})

test('where no game suits, the page says so and where to ask, and all games come back', async ({ page }) => {
  await page.goto('/our-games')
  const [counts = [], times = []] = gameFilters.map(({ options }) => options.map(({ value }) => value))
  const pairs = counts.flatMap((players) => times.map((time) => [players, time] as const))
  const [players = '', time = ''] = pairs.find((pair) => suiting(gamesFeaturedFirst(), ...pair) === 0) ?? []
  await page.getByLabel('Players').selectOption(players)
  await page.getByLabel('Play time').selectOption(time)
  await expectGames(page, 0)
  await expect(askUs(page)).toHaveAttribute('href', '/contact')
  await page.getByRole('button', { name: 'Show all games' }).click()
  await expect(page).toHaveURL('/our-games')
  await expectGames(page, gamePages.length)
  await expect(askUs(page)).toBeHidden()
})

test('the chosen line outlasts a filter, a reload and the way back', async ({ page }) => {
  await page.goto('/our-games')
  await line(page).press('ArrowLeft')
  await page.getByLabel('Players').selectOption('2')
  await expect(page).toHaveURL('/our-games?line=lite&players=2')
  await page.reload()
  await expect(line(page)).toHaveAccessibleName('Lite')
  await expect(page.getByLabel('Players')).toHaveValue('2')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL('/contact')
  await page.goBack()
  await expect(line(page)).toHaveAccessibleName('Lite')
  await expect(page.getByLabel('Players')).toHaveValue('2')
  await page.getByRole('button', { name: 'Show all games' }).click()
  await expect(page).toHaveURL('/our-games?line=lite')
})

test('after Questline was chosen and left, a filter stays in the main line', async ({ page }) => {
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

test('an unknown filter shows all, and the address stays as it came until somebody filters', async ({ page }) => {
  await page.goto('/our-games?players=many&time=forever&line=none')
  await expectGames(page, gamePages.length)
  await page.goto('/our-games?utm_source=news&players=many')
  await expectGames(page, gamePages.length)
  await page.getByRole('button', { name: 'Games', exact: true }).click()
  await page.getByRole('banner').getByRole('radio', { name: 'Lite' }).click()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/our-games?utm_source=news&players=many')
  await page.getByLabel('Players').selectOption('2')
  await expect(page).toHaveURL('/our-games?utm_source=news&players=2')
  await page.getByRole('button', { name: 'Show all games' }).click()
  await expect(page).toHaveURL('/our-games?utm_source=news')
})

test('without script all games are shown, the tabs lead to other lines, there are no filters', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/our-games?players=6')
  await expect(page.getByLabel('Players')).toBeHidden()
  await expect(askUs(page)).toBeHidden()
  expect(await page.getByRole('article').count()).toBeGreaterThanOrEqual(gamePages.length)
  await page.getByRole('main').getByRole('radio', { name: 'Lite' }).check()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(liteGames.length)
  await page.close()
})
