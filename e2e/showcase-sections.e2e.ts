import { expect, type Locator, type Page, test } from '@playwright/test'
import { watchConsole } from './support/console.ts'
import { awake } from './support/islands.ts'
import { game, topOf } from './support/showcase.ts'

test.use({ viewport: { width: 1280, height: 800 } })
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

const carousel = (page: Page, title: string) => page.getByRole('group', { name: `Pictures: ${title}` })

/** The same, in view and ready for presses: its island wakes when it comes into view. */
async function openCarousel(page: Page, slug: string, title: string): Promise<Locator> {
  await page.goto(game(slug))
  const box = carousel(page, title)
  await box.scrollIntoViewIfNeeded()
  await awake(box)
  return box
}

/** How far the pictures are shifted to the left, in px. */
const shift = (box: Locator) =>
  box.getByRole('list').evaluate((it) => 0 - new DOMMatrix(getComputedStyle(it).transform).m41)

test.describe('the secondary section', () => {
  test('is 600 px high, with a picture behind its paragraphs', async ({ page }) => {
    await page.goto(game('nemesis'))
    const section = page.getByRole('region', { name: 'Home is a long way off' })
    expect((await section.boundingBox())?.height).toBe(600)
    await expect(section.getByRole('paragraph')).toHaveCount(2)
    await expect(section.getByRole('img')).toHaveCount(1)
    await expect(section.getByRole('link')).toHaveCount(0)
  })

  test('has a button where the game gives one', async ({ page }) => {
    await page.goto(game('grimcoven'))
    await page.getByRole('link', { name: 'How to play', exact: true }).click()
    await expect(page).toHaveTitle('Grimcoven: How to play | Awaken Realms')
  })

  test('grows with its text on a small screen instead of cutting it off', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(game('grimcoven'))
    const section = page.getByRole('region', { name: 'One hunt, one Griefbound' })
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
    await page.goto(game('nemesis'))
    for (const [title, side] of [
      ['Nobody sees which you keep', 'right'],
      ['Something is alive in the dark', 'left'],
    ] as const) {
      const pictures = (await carousel(page, title).boundingBox())?.x ?? 0
      const text = (await page.getByRole('heading', { name: title }).boundingBox())?.x ?? 0
      expect(pictures > text ? 'right' : 'left').toBe(side)
    }
  })

  for (const width of [768, 1280, 1920]) {
    test(`shifts its pictures by 650 px and wraps at both ends, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      const box = await openCarousel(page, 'nemesis', 'Every step costs a card')
      const next = box.getByRole('button', { name: 'Next picture' })
      const last = (await box.getByRole('listitem').count()) - 1
      expect(last).toBeGreaterThan(0)
      for (const expected of [...Array.from({ length: last }, (_, at) => (at + 1) * 650), 0]) {
        await next.click()
        await expect.poll(() => shift(box)).toBe(expected)
      }
      await box.getByRole('button', { name: 'Previous picture' }).click()
      await expect.poll(() => shift(box)).toBe(last * 650)
      await expect(box.getByText(`Picture ${last + 1} of ${last + 1}`)).toBeVisible()
      // The others are out of view, and out of reach of a screen reader too.
      await expect(box.locator('li[inert] img')).toHaveCount(last)
      await expect(box.locator('li:not([inert]) img')).toBeInViewport()
    })
  }

  test('takes 500 ms for a shift', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto(game('nemesis'))
    const list = carousel(page, 'Every step costs a card').getByRole('list')
    expect(await list.evaluate((it) => getComputedStyle(it).transitionDuration)).toBe('0.5s')
  })

  test('with one picture has no arrows', async ({ page }) => {
    await page.goto(game('nemesis'))
    await expect(carousel(page, 'Nobody sees which you keep').getByRole('img')).toHaveCount(1)
    await expect(carousel(page, 'Nobody sees which you keep').getByRole('button')).toHaveCount(0)
  })

  test('follows the arrow keys', async ({ page }) => {
    const box = await openCarousel(page, 'nemesis', 'Every step costs a card')
    await box.getByRole('button', { name: 'Next picture' }).focus()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => shift(box)).toBeGreaterThanOrEqual(650)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => shift(box)).toBe(0)
  })

  test('follows a finger on a phone, one picture of the screen’s width at a time', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const box = await openCarousel(page, 'nemesis', 'Every step costs a card')
    const swipe = async (from: number, to: number, down = 0) => {
      const touch = (x: number, y: number) => [{ identifier: 1, clientX: x, clientY: y }]
      const list = box.getByRole('list')
      await list.dispatchEvent('touchstart', { touches: touch(from, 300), changedTouches: touch(from, 300) })
      await list.dispatchEvent('touchend', { touches: [], changedTouches: touch(to, 300 + down) })
    }
    const width = 328
    await swipe(300, 100)
    await expect.poll(() => shift(box)).toBe(width)
    await swipe(300, 200, 250)
    await swipe(300, 280)
    expect(await shift(box)).toBe(width)
    await swipe(100, 300)
    await expect.poll(() => shift(box)).toBe(0)
  })

  for (const [title, button, target, offset] of [
    ['Every roll is good for something', 'What the tiles do', 'five-trades', 100],
    ['Room for nearly everything', 'Who can play', 'at-the-table', 80],
  ] as const) {
    test(`scrolls to its target and stops ${offset} px above it: "${title}"`, async ({ page }) => {
      await page.goto(game('castles-of-burgundy'))
      await page.getByRole('region', { name: title }).getByRole('link', { name: button }).click()
      await expect.poll(() => topOf(page, target)).toBe(offset)
    })
  }
})

test.describe('the closing section', () => {
  test('is 650 px high and leads to the download page', async ({ page }) => {
    await page.goto(game('etherfields'))
    const section = page.getByRole('main').getByRole('region').nth(-2)
    expect((await section.boundingBox())?.height).toBe(650)
    await section.getByRole('link').click()
    await expect(page).toHaveURL('/download')
  })

  for (const slug of ['castles-of-burgundy', 'nemesis']) {
    test(`of ${slug} leads to its own section of the download page`, async ({ page }) => {
      await page.goto(game(slug))
      const link = page.getByRole('main').getByRole('region').nth(-2).getByRole('link')
      await expect(link).toHaveAttribute('href', `/download/#${slug}`)
      await link.click()
      await expect(page).toHaveURL(new RegExp(`/download/?#${slug}$`))
      await expect(page).toHaveTitle('Downloads | Awaken Realms')
    })
  }
})

test('the end of the page leads to games of the same line or world', async ({ page }) => {
  await page.goto(game('nemesis'))
  const related = page.getByRole('region', { name: 'Related games' })
  await related.getByRole('link', { name: 'Nemesis: Lockdown', exact: true }).click()
  await expect(page).toHaveURL(game('nemesis-lockdown'))
})

test('the console is silent on a way through slider, carousel and the buttons of a page', async ({
  page,
}) => {
  const messages = watchConsole(page)
  await page.goto(game('nemesis'))
  const next = page.getByRole('button', { name: 'Next pictures' })
  await awake(next)
  await next.click()
  await page.getByRole('button', { name: 'Play the row of pictures' }).click()
  const box = carousel(page, 'Every step costs a card')
  await box.scrollIntoViewIfNeeded()
  await awake(box)
  await box.getByRole('button', { name: 'Next picture' }).click()
  await page.getByRole('main').locator('a[href^="#"]').last().click()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.getByRole('region', { name: 'Related games' }).getByRole('link').first().click()
  await expect(page).not.toHaveURL(game('nemesis'))
  expect(messages).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('everything is there to read, pictures scroll by hand and no button is dead', async ({ page }) => {
    await page.goto(game('nemesis'))
    await expect(page.getByRole('heading', { name: 'Something is alive in the dark' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    await page.getByRole('link', { name: 'Wake up' }).click()
    await expect(page).toHaveURL(/#aboard$/)
    const shown = carousel(page, 'Every step costs a card').getByRole('list').locator('..')
    await expect(shown).toHaveCSS('overflow-x', 'auto')
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
        const seen = (it: Element | null): boolean =>
          !it || (getComputedStyle(it).opacity === '1' && seen(it.parentElement))
        return texts
          .filter((it) => it.checkVisibility())
          .filter((it) => !seen(it) || getComputedStyle(it).color !== 'rgb(0, 0, 0)')
          .map((it) => it.textContent)
      }),
    )
    .toEqual([])
})
