import { expect, type Page, test } from '@playwright/test'
import { holdScripts } from './support/scripts.ts'
import { game } from './support/showcase.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name })
const strip = (page: Page) => page.getByRole('region', { name: 'Pictures of the game' }).getByRole('list')

test('an arrow that is pressed before its script has come answers when it has', async ({ page }) => {
  const release = await holdScripts(page, 'hero-slider.')
  await page.goto(game('nemesis'))
  const next = button(page, 'Next pictures')
  await next.click()
  await expect(next).toHaveAttribute('aria-busy', 'true')
  expect(await strip(page).evaluate((it) => it.scrollLeft)).toBe(0)
  release()
  await expect.poll(() => strip(page).evaluate((it) => it.scrollLeft)).toBeGreaterThan(100)
  await expect(next).not.toHaveAttribute('aria-busy')
})

for (const motion of ['no-preference', 'reduce'] as const) {
  test(`"Play" that is pressed early plays with ${motion} of motion`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion })
    const release = await holdScripts(page, 'hero-slider.')
    await page.goto(game('nemesis'))
    await button(page, 'Play the row of pictures').click()
    release()
    await expect(button(page, 'Pause the row of pictures')).toBeVisible()
    await expect(button(page, 'Play the row of pictures')).toHaveCount(0)
  })
}
