import { expect, type Page, test } from '@playwright/test'
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

test('filters narrow the list, combine, are addresses of their own, and each tab counts its own games', async ({
  page,
}) => {
  await page.goto('/our-games')
  await counted(page, 'Awaken Realms', gamePages.length)
  await page.getByRole('navigation', { name: 'Players' }).getByRole('link', { name: /^5/ }).click()
  await expect(page).toHaveURL('/our-games/5-players#filters')
  const five = await tilesIn(page, 'Awaken Realms')
  expect(five).toBeGreaterThan(0)
  expect(five).toBeLessThan(gamePages.length)
  await counted(page, 'Awaken Realms', five)
  await page
    .getByRole('navigation', { name: 'Play time' })
    .getByRole('link', { name: 'Over 120 min' })
    .click()
  await expect(page).toHaveURL('/our-games/5-players-over-120-minutes#filters')
  const both = await tilesIn(page, 'Awaken Realms')
  expect(both).toBeLessThanOrEqual(five)
  await page.getByRole('link', { name: 'Show all games' }).first().click()
  await expect(page).toHaveURL('/our-games#filters')
  await page.getByRole('main').getByRole('tab', { name: 'Lite' }).click()
  await counted(page, 'Lite', await tilesIn(page, 'Lite'))
})

test('a filter that finds nothing says which choice to take back, and how many games that gives', async ({
  page,
}) => {
  await page.goto('/our-games/6-players-up-to-60-minutes')
  await page.getByRole('main').getByRole('tab', { name: 'Lite' }).click()
  const panel = page.getByRole('tabpanel', { name: 'Lite' })
  await expect(panel).toContainText('6 players and up to 60 min')
  await expect(panel).not.toContainText('Coming soon')
  const way = panel.getByRole('link').first()
  const [, choice, count] = /^(.+): (\d+) games?$/.exec(await way.innerText()) ?? []
  await way.click()
  await expect(page).toHaveURL(/\/our-games\/(6-players|up-to-60-minutes)\?line=lite#filters$/)
  await expect(page.locator('[aria-current="true"]')).toContainText(
    choice?.startsWith('6') ? '6' : 'Up to 60',
  )
  await expect(page.getByRole('main').getByRole('tab', { selected: true })).toHaveText('Lite')
  expect(await tilesIn(page, 'Lite')).toBe(Number(count))
})

test('the chosen line outlasts a filter, a reload and the way back', async ({ page }) => {
  const selected = page.getByRole('main').getByRole('tab', { selected: true })
  await page.goto('/our-games')
  await selected.press('End')
  await page.getByRole('navigation', { name: 'Players' }).getByRole('link', { name: /^2/ }).click()
  await expect(page).toHaveURL('/our-games/2-players?line=lite#filters')
  await expect(selected).toHaveText('Lite')
  await page.reload()
  await expect(selected).toHaveText('Lite')
  await selected.press('Home')
  await expect(page).toHaveURL('/our-games/2-players#filters')
  await page.goBack()
  await expect(selected).toHaveText('Lite')
})

test('without script the filters still work and every line of games is shown', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/our-games')
  await page.getByRole('navigation', { name: 'Players' }).getByRole('link', { name: /^6/ }).click()
  await expect(page).toHaveURL('/our-games/6-players#filters')
  await expect(page.getByRole('link', { name: /This War of Mine/ }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: /The Fall of Avalon/ }).last()).toBeVisible()
  await expect(page.locator('main [role=tabpanel]').getByText('Lite', { exact: true })).toBeVisible()
  await context.close()
})

test('at 1920 px no row ends with a lone tile', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 })
  for (const path of ['/our-games', '/our-games/5-players', '/our-games/2-players-up-to-60-minutes']) {
    await page.goto(path)
    const list = page.getByRole('tabpanel', { name: 'Awaken Realms' }).getByRole('list')
    const tops = await list.evaluate((it) =>
      [...it.children]
        .filter((tile) => tile.checkVisibility())
        .map((tile) => tile.getBoundingClientRect().top),
    )
    expect(tops.filter((top) => top === tops.at(-1)).length, path).toBeGreaterThan(1)
  }
})

test('links in a tile say what they lead to, and "Documents" leads to those of the game', async ({
  page,
}) => {
  for (const path of ['/', '/our-games']) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(path)
    const tile = page
      .getByRole('tabpanel', { name: 'Awaken Realms' })
      .getByRole('article')
      .filter({ hasText: 'Burgundy' })
    const name = (await tile.getByRole('link').first().innerText()).trim()
    await expect(tile.getByRole('link').nth(1)).toHaveAccessibleName(`${name}: Documents`)
    await expect(tile.getByRole('link').nth(1)).toHaveAttribute('href', '/download/castles-of-burgundy')
  }
})

function tilesIn(page: Page, line: string): Promise<number> {
  return page.getByRole('tabpanel', { name: line }).getByRole('article').count()
}

async function counted(page: Page, line: string, games: number): Promise<void> {
  await expect(page.getByRole('tabpanel', { name: line }).getByText(/^\d+ games?$/)).toHaveText(
    games === 1 ? '1 game' : `${games} games`,
  )
}
