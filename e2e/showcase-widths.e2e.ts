import { expect, type Page, test } from '@playwright/test'
import { answerBanner } from './support/consent.ts'
import { watchConsole } from './support/console.ts'
import { awake } from './support/islands.ts'
import { game } from './support/showcase.ts'
import { sidewaysOverflow } from './support/whole-page.ts'
import { brokenWords, withTextOf } from './support/words.ts'

test.beforeEach(async ({ page }) => {
  await answerBanner(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

const carousel = (page: Page) =>
  page.getByRole('group', { name: /^Pictures:/ }).filter({ has: page.getByRole('button') })

for (const [width, slide] of [
  [1920, 650],
  [1024, 650],
  [768, 650],
  [360, 328],
] as const) {
  test(`at ${width} px a picture of a carousel is ${slide} px wide, and a step shifts by as much`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(game('nemesis'))
    const box = carousel(page).first()
    await box.scrollIntoViewIfNeeded()
    await awake(box)
    expect((await box.getByRole('img').first().boundingBox())?.width).toBe(slide)
    await box.getByRole('button', { name: 'Next picture' }).click()
    const shift = () =>
      box.getByRole('list').evaluate((it) => 0 - new DOMMatrix(getComputedStyle(it).transform).m41)
    await expect.poll(shift).toBe(slide)
  })
}

const titles = 'main h1, main h2, main h3, main a, main dd'

for (const size of [16, 32]) {
  test(`at 360 px and text of ${size} px no title or link breaks inside a word`, async ({
    playwright,
    launchOptions,
    baseURL,
  }) => {
    test.slow()
    await withTextOf(size, { playwright, launchOptions, baseURL }, async (page) => {
      for (const slug of ['nemesis', 'lords-of-ragnarok', 'castles-of-burgundy', 'grimcoven/videos']) {
        await page.goto(game(slug))
        expect(await brokenWords(page, titles), slug).toEqual([])
        expect(await sidewaysOverflow(page), slug).toBeLessThanOrEqual(0)
      }
    })
  })
}

test('the console is silent on a way through slider, carousel and the buttons of a page', async ({
  page,
}) => {
  const messages = watchConsole(page)
  await page.goto(game('nemesis'))
  const next = page.getByRole('button', { name: 'Next pictures' })
  await awake(next)
  await next.click()
  await page.getByRole('button', { name: 'Play the row of pictures' }).click()
  const box = carousel(page).first()
  await box.scrollIntoViewIfNeeded()
  await awake(box)
  await box.getByRole('button', { name: 'Next picture' }).click()
  await page.getByRole('main').locator('a[href^="#"]').last().click()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.getByRole('region', { name: 'Related games' }).getByRole('link').first().click()
  await expect(page).not.toHaveURL(game('nemesis'))
  expect(messages).toEqual([])
})
