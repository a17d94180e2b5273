import { expect, type Locator, type Page } from '@playwright/test'
import { pathOfGame } from '../site/addresses/addresses.ts'
import { featuresOf } from './support/our-content.ts'
import { carouselGame, test } from './support/test-content.ts'

// One service for all tests of this file.
test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

const path = pathOfGame(carouselGame.slug)
const [withPictures, withOnePicture] = featuresOf(carouselGame)
const carousel = (page: Page, title = withPictures?.title ?? '') =>
  page.getByRole('region', { name: title, exact: true }).getByRole('group')

/** How far the pictures are shifted to the left, in px. */
const shift = (box: Locator) => box.getByRole('list').evaluate(({ scrollLeft }) => Math.round(scrollLeft))

test('a carousel shifts by 650 px and wraps at both ends, and has no arrows with one picture', async ({ page }) => {
  await page.goto(path)
  await expect(carousel(page, withOnePicture?.title).getByRole('img')).toHaveCount(1)
  await expect(carousel(page, withOnePicture?.title).getByRole('button')).toHaveCount(0)
  const box = carousel(page)
  const last = (await box.getByRole('listitem').count()) - 1
  expect(last).toBeGreaterThan(0)
  for (const width of [768, 1280, 1920]) {
    const height = width < 1024 ? 450 : 650
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(async () => (await box.getByRole('img').first().boundingBox())?.height).toBe(height)
    for (const expected of [...Array.from({ length: last }, (_, index) => (index + 1) * 650), 0]) {
      await box.getByRole('button', { name: 'Next picture' }).click()
      await expect.poll(() => shift(box), `${width} px`).toBe(expected)
    }
    await box.getByRole('button', { name: 'Previous picture' }).click()
    await expect.poll(() => shift(box)).toBe(last * 650)
    await expect(box.getByRole('img').last()).toBeInViewport()
    await box.getByRole('button', { name: 'Next picture' }).click()
    await expect.poll(() => shift(box)).toBe(0)
  }
})

test('it follows the keyboard and says where it is, and a second press goes on from the first', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(path)
  const box = carousel(page)
  const place = box.locator('[aria-live="polite"]')
  await box.getByRole('button', { name: 'Previous picture' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveAccessibleName('Next picture')
  await page.keyboard.press('Enter')
  await expect(place).toHaveText('2 of 2')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect.poll(() => shift(box)).toBe(650)
  await expect(place).toHaveText('2 of 2')
  await box.getByRole('list').focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => shift(box)).toBe(0)
})

test('it follows a finger on a phone, one picture of the screen’s width at a time', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true })
  const page = await context.newPage()
  await page.goto(path)
  const box = carousel(page)
  await box.scrollIntoViewIfNeeded()
  const { x = 0, y = 0, width = 0 } = (await box.getByRole('list').boundingBox()) ?? {}
  expect(width).toBe(360)
  const touch = await context.newCDPSession(page)
  // Well past the middle of a picture: on a busy machine the gesture has no speed left that would carry it further.
  await touch.send('Input.synthesizeScrollGesture', { x: x + 320, y: y + 60, xDistance: -270, speed: 1500 })
  await expect.poll(() => shift(box)).toBe(width)
  await context.close()
})
