import { expect, type Locator, type Page, test } from '@playwright/test'
import { content } from '../site/content/content.server.ts'
import { gamePath } from '../site/games/game.ts'
import { topOf, watchConsole } from './support/visitor.ts'

test.use({ viewport: { width: 1280, height: 800 } })

const sectionsOf = (slug: string) => content().games.get(slug)?.sections ?? []
const featuresOf = (slug: string) => sectionsOf(slug).filter((section) => section.type === 'feature')

/** A section of a game's page, found by its title. */
const region = (page: Page, section: { title: string } | undefined) =>
  page.getByRole('region', { name: section?.title ?? 'a section that the game does not have', exact: true })

const secondaryOf = (slug: string) => sectionsOf(slug).find(({ type }) => type === 'secondary')
const withOnePicture = featuresOf('nemesis').find(({ images }) => images.length === 1)
const withPictures = featuresOf('nemesis').find(({ images }) => images.length > 1)

const carousel = (page: Page, feature = withPictures) => region(page, feature).getByRole('group')

/** How far the pictures are shifted to the left, in px. */
const shift = (box: Locator) => box.getByRole('list').evaluate(({ scrollLeft }) => Math.round(scrollLeft))

test.describe('the secondary section', () => {
  test('is 600 px high, with a picture behind its paragraphs', async ({ page }) => {
    await page.goto(gamePath('nemesis'))
    const section = region(page, secondaryOf('nemesis'))
    expect((await section.boundingBox())?.height).toBe(600)
    expect(await section.getByRole('paragraph').count()).toBeGreaterThan(1)
    await expect(section.getByRole('img')).toHaveCount(1)
    await expect(section.getByRole('link')).toHaveCount(0)
  })

  test('has a button where the game gives one, to a page of use while no video is known', async ({ page }) => {
    await page.goto(gamePath('grimcoven'))
    await page.getByRole('link', { name: 'How to play', exact: true }).click()
    await expect(page).toHaveTitle('Grimcoven: How to play | Awaken Realms')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const steps = page.getByRole('region', { name: 'Step by step' }).getByRole('listitem')
    expect(await steps.count()).toBeGreaterThanOrEqual(3)
    for (const step of await steps.all()) {
      await expect(step.getByRole('heading', { level: 3 })).toBeVisible()
      await expect(step.getByRole('img')).toHaveCount(1)
    }
    await expect(page.getByRole('link', { name: 'Manuals & Files' })).toHaveAttribute('href', /^\/download/)
    await expect(page.getByRole('button', { name: 'Play the video' })).toHaveCount(0)
    await page.getByRole('link', { name: 'About Grimcoven' }).click()
    await expect(page).toHaveURL(gamePath('grimcoven'))
  })

  test('grows with its text on a small screen instead of cutting it off', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(gamePath('grimcoven'))
    const section = region(page, secondaryOf('grimcoven'))
    const box = await section.boundingBox()
    const link = await section.getByRole('link').boundingBox()
    const title = await section.getByRole('heading').boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(600)
    // Above the words the picture is not shaded.
    expect((title?.y ?? 0) - (box?.y ?? 0)).toBeGreaterThanOrEqual(220)
    expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThan((box?.y ?? 0) + (box?.height ?? 0))
  })
})

test.describe('a feature', () => {
  test('is mirrored by its flag', async ({ page }) => {
    await page.goto(gamePath('nemesis'))
    const features = featuresOf('nemesis')
    expect(new Set(features.map(({ right }) => right)).size).toBe(2)
    for (const feature of features) {
      const pictures = (await carousel(page, feature).boundingBox())?.x ?? 0
      const text = (await region(page, feature).getByRole('heading').boundingBox())?.x ?? 0
      expect(pictures > text, feature.title).toBe(feature.right)
    }
  })

  test('shifts its pictures by 650 px and wraps at both ends at every width, and has no arrows with one', async ({
    page,
  }) => {
    await page.goto(gamePath('nemesis'))
    await expect(carousel(page, withOnePicture).getByRole('img')).toHaveCount(1)
    await expect(carousel(page, withOnePicture).getByRole('button')).toHaveCount(0)
    const box = carousel(page)
    const last = (await box.getByRole('listitem').count()) - 1
    expect(last).toBeGreaterThan(0)
    for (const [width, height] of [
      [768, 450],
      [1280, 650],
      [1920, 650],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(async () => (await box.getByRole('img').first().boundingBox())?.height).toBe(height)
      for (const expected of [...Array.from({ length: last }, (_, at) => (at + 1) * 650), 0]) {
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

  test('follows the keyboard and says where it is, a second press goes on from where the first leads', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto(gamePath('nemesis'))
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

  test('follows a finger on a phone, one picture of the screen’s width at a time', async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true })
    const page = await context.newPage()
    await page.goto(gamePath('nemesis'))
    const box = carousel(page)
    await box.scrollIntoViewIfNeeded()
    const { x = 0, y = 0, width = 0 } = (await box.getByRole('list').boundingBox()) ?? {}
    expect(width).toBe(328)
    const touch = await context.newCDPSession(page)
    await touch.send('Input.synthesizeScrollGesture', { x: x + 250, y: y + 60, xDistance: -180, speed: 1500 })
    await expect.poll(() => shift(box)).toBe(width)
    await context.close()
  })

  test('scrolls to its target and stops 100 px above it, or as far as its section says', async ({ page }) => {
    await page.goto(gamePath('castles-of-burgundy'))
    const features = featuresOf('castles-of-burgundy')
    for (const feature of [
      features.find(({ offset }) => offset === undefined),
      features.find(({ offset }) => offset !== undefined),
    ]) {
      await region(page, feature).getByRole('link').click()
      await expect.poll(() => topOf(page, feature?.target ?? '')).toBe(feature?.offset ?? 100)
    }
  })
})

test.describe('the closing section', () => {
  test('is 650 px high and leads to the download page', async ({ page }) => {
    await page.goto(gamePath('etherfields'))
    const closing = region(
      page,
      sectionsOf('etherfields').find(({ type }) => type === 'closing'),
    )
    expect((await closing.boundingBox())?.height).toBe(650)
    await closing.getByRole('link').click()
    await expect(page).toHaveURL('/download')
  })
})

test('the end of the page leads to games of the same line or world', async ({ page }) => {
  await page.goto(gamePath('nemesis'))
  const related = page.getByRole('region', { name: 'Related games' })
  await related.getByRole('link', { name: 'Nemesis: Lockdown', exact: true }).click()
  await expect(page).toHaveURL(gamePath('nemesis-lockdown'))
})

test('the console is silent on a way through slider, carousel and the buttons of a page', async ({ page }) => {
  const messages = watchConsole(page)
  await page.goto(gamePath('nemesis'))
  await page.getByRole('button', { name: 'Next picture' }).first().click()
  await page.getByRole('button', { name: 'Play the row of pictures' }).click()
  await carousel(page).getByRole('button', { name: 'Next picture' }).click()
  await region(page, withPictures).getByRole('link').click()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.getByRole('region', { name: 'Related games' }).getByRole('link').first().click()
  await expect(page).not.toHaveURL(gamePath('nemesis'))
  expect(messages).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('everything is there to read, pictures scroll by hand and no button is dead', async ({ page }) => {
    await page.goto(gamePath('nemesis'))
    await expect(region(page, withPictures).getByRole('heading')).toBeVisible()
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    await page.getByRole('link', { name: content().games.get('nemesis')?.hero.buttonOneText }).click()
    await expect(page).toHaveURL(/#.+$/)
    await expect(carousel(page).getByRole('list')).toHaveCSS('overflow-x', 'auto')
  })
})

test('on paper every section is there, scrolled to or not, in black, without what is to be pressed', async ({
  page,
}) => {
  await page.goto('/games/awaken-realms/nemesis')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden()
  const main = page.getByRole('main')
  await expect(main.getByRole('button')).toHaveCount(0)
  await expect
    .poll(() =>
      main.locator('h2, h2 ~ p').evaluateAll((texts) => {
        const seen = (element: Element | null): boolean =>
          !element || (getComputedStyle(element).opacity === '1' && seen(element.parentElement))
        return texts
          .filter((text) => text.checkVisibility())
          .filter((text) => !seen(text) || getComputedStyle(text).color !== 'rgb(0, 0, 0)')
          .map(({ textContent }) => textContent)
      }),
    )
    .toEqual([])
})
