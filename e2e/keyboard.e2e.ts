import { expect, type Page, test } from '@playwright/test'
import { pathOfGame } from '../site/addresses/addresses.ts'
import { readGames } from '../site/games/read-games.build.ts'

/** Presses Tab until the focused element has this name; fails after `maxPresses`, as a visitor would give up. */
async function tabTo(page: Page, name: string | RegExp, maxPresses = 40) {
  const wanted = page.locator(':focus').and(page.getByRole('link', { name }).or(page.getByRole('button', { name })))
  for (let press = 0; press < maxPresses; press += 1) {
    await page.keyboard.press('Tab')
    if ((await wanted.count()) > 0) return
  }
  throw new Error(`${name} is not reached with ${maxPresses} presses of Tab.`)
}

test('the first press of Tab shows the way past the menu, and it leads there', async ({ page }) => {
  await page.goto('/our-games')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
})

test('a game is reached through the Games menu by keys alone', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/contact')
  await tabTo(page, 'Games')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  // Its arrow keys: `e2e/menus.e2e.ts`.
  await expect(page.getByRole('radio', { name: 'Awaken Realms' })).toBeFocused()
  const [first] = readGames().values()
  await tabTo(page, first?.name ?? 'the first game')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(pathOfGame(first?.slug ?? ''))
})
