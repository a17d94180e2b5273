import { expect, type Page, test } from '@playwright/test'
import { gamePages } from './support/pages.ts'

for (const [path, width, columns] of [
  ['/our-games', 390, 2],
  ['/our-games', 1280, 3],
  ['/our-games', 1536, 4],
  ['/', 1280, 5],
  ['/', 1536, 8],
] as const) {
  test(`${path} shows its games in ${columns} columns at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path)
    const list = page.getByRole('tabpanel', { name: 'Awaken Realms' }).getByRole('list')
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
  expect(await tilesIn(page, 'Awaken Realms')).toBe(gamePages.length)
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
  // Alt with an arrow is the browser's Back, on a tab too.
  await page.getByRole('main').getByRole('tab', { selected: true }).press('Alt+ArrowRight')
  await expect(page.getByRole('main').getByRole('tab', { selected: true })).toHaveText('Awaken Realms')
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

for (const width of [390, 1280, 1920]) {
  test(`at ${width} px no row ends with a lone tile`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
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
}

function tilesIn(page: Page, line: string): Promise<number> {
  return page.getByRole('tabpanel', { name: line }).getByRole('article').count()
}

async function counted(page: Page, line: string, games: number): Promise<void> {
  await expect(page.getByRole('tabpanel', { name: line }).getByText(/^\d+ games?$/)).toHaveText(
    games === 1 ? '1 game' : `${games} games`,
  )
}
