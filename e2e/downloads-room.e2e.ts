import { devices, expect, type Page, test } from '@playwright/test'
import { watchConsole } from './support/console.ts'
import { awake } from './support/islands.ts'
import { sidewaysOverflow } from './support/whole-page.ts'

const list = (page: Page) => page.getByRole('region', { name: 'Documents' })
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Games' })
const search = (page: Page) => page.getByRole('searchbox', { name: /^Search documents/ })

for (const [width, height] of [
  [1920, 1080],
  [1280, 800],
  [360, 740],
] as const) {
  test(`entries of the sidebar, the last too, lead 60 px below the top of the list and are highlighted at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/download')
    for (const entry of (await sidebar(page).getByRole('link').all()).slice(-4)) {
      await entry.click()
      const id = (await entry.getAttribute('href')) ?? ''
      const offset = async () => {
        const [frame, target] = [await list(page).boundingBox(), await page.locator(id).boundingBox()]
        return Math.round((target?.y ?? 0) - (frame?.y ?? 0))
      }
      await expect.poll(offset, id).toBe(60)
      await expect(entry, id).toHaveAttribute('aria-current', 'location')
      expect(new URL(page.url()).hash).toBe(id)
    }
  })
}

for (const width of [360, 375, 390, 640, 768, 1024, 1280, 1920]) {
  test(`at ${width} px the promo picture is 220 by 220 px, and Language and Kind show what is chosen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/download?language=pt-BR&kind=rulebook')
    for (const name of ['Language', 'Kind'])
      expect((await page.getByRole('combobox', { name, exact: true }).boundingBox())?.width).toBeGreaterThan(
        140,
      )
    await page.goto('/download')
    const picture = page.getByRole('region', { name: 'Ludomentor' }).getByRole('img')
    const frame = await list(page).boundingBox()
    const box = await picture.boundingBox()
    expect([Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]).toEqual([220, 220])
    expect((box?.x ?? 0) + 220).toBeLessThanOrEqual((frame?.x ?? 0) + (frame?.width ?? 0))
  })
}

test('at 320 px neither the page nor its list scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/download')
  expect(await sidewaysOverflow(page)).toBe(0)
  for (const part of [list(page), sidebar(page)])
    expect(await part.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0)
})

test('who has a keyboard is told of “/” at the search, and the switch for it stands at the foot of the page', async ({
  page,
}) => {
  await page.goto('/download')
  await awake(search(page))
  const hint = page.getByText('press / to come here')
  await expect(hint).toBeVisible()
  const choice = list(page).getByRole('checkbox')
  await expect(choice).toBeVisible()
  const [last, foot] = [await list(page).getByRole('region').last().boundingBox(), await choice.boundingBox()]
  expect(foot?.y).toBeGreaterThan((last?.y ?? 0) + (last?.height ?? 0))
  await choice.uncheck()
  await expect(hint).toHaveCount(0)
})

test.describe('on a touch screen', () => {
  const { userAgent, viewport, isMobile, hasTouch } = devices['Pixel 7']
  test.use({ userAgent, viewport, isMobile, hasTouch })

  test('nothing is said of a key', async ({ page }) => {
    await page.goto('/download')
    await awake(search(page))
    await expect(page.getByText('press / to come here')).toBeHidden()
    await expect(list(page).getByRole('checkbox')).toBeHidden()
  })
})

test('behind the end of the list the wheel goes on to the foot of the page', async ({ page }) => {
  await page.goto('/download?q=etherfields')
  await expect(page.getByRole('button', { name: 'Show all games' })).toBeAttached()
  await list(page).hover()
  await expect(async () => {
    await page.mouse.wheel(0, 1000)
    await expect(page.getByRole('contentinfo')).toBeInViewport({ timeout: 300 })
  }).toPass()
})

test('the console is silent on a way through search, filters, groups and sidebar', async ({ page }) => {
  const messages = watchConsole(page)
  await page.goto('/download')
  await search(page).fill('nemesis')
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('faq')
  await expect(page.getByRole('region', { name: 'Search results' }).getByRole('listitem')).not.toHaveCount(0)
  await page.getByRole('button', { name: 'Show all games' }).click()
  await page.getByRole('combobox', { name: /Your language/ }).selectOption('de')
  await sidebar(page).getByRole('link').last().click()
  await list(page).locator('summary').last().click()
  await page
    .getByRole('link', { name: /all documents on one page/ })
    .last()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(messages).toEqual([])
})
