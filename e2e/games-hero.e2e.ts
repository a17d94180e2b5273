import { expect, type Page, test } from '@playwright/test'
import { pathOfGame } from '../site/addresses/addresses.ts'
import type { Game } from '../site/games/game.ts'
import { featuresOf, gameWith } from './support/our-content.ts'
import { askForLess, measureTop, withMotion } from './support/visitor.ts'

test.use({ ...withMotion, viewport: { width: 1280, height: 800 } })

/** Four features fill its track of pictures with more than the window shows. */
const { slug, facts, tags, hero } = gameWith(
  'known facts, four features and a button to a section',
  (game) =>
    game.facts.playTime && game.facts.players && game.hero.buttonOneLink.startsWith('#') && featuresOf(game).length > 3,
)
const path = pathOfGame(slug)
const firstButton = (page: Page) =>
  page.getByRole('link', { name: hero.buttonOneText ?? 'Discover More', exact: true }).first()
const carousel = (page: Page) => page.getByRole('group', { name: 'Pictures of the game' })
const arrow = (page: Page, which: 'Next' | 'Previous') =>
  carousel(page).getByRole('button', { name: `${which} picture` })
const track = (page: Page) => carousel(page).getByRole('list')
const place = (page: Page) => track(page).evaluate(({ scrollLeft }) => Math.round(scrollLeft))
/** How far the track can be scrolled, once its slides have stopped. */
const end = (page: Page) =>
  track(page).evaluate(async (list) => {
    await Promise.all(list.getAnimations({ subtree: true }).map(({ finished }) => finished))
    return list.scrollWidth - list.clientWidth
  })

/** How far a shift leads: past as many slides as the track shows whole. */
const step = (page: Page) =>
  track(page).evaluate(({ children: [first, second], clientWidth }) => {
    const pitch = (second?.getBoundingClientRect().x ?? 0) - (first?.getBoundingClientRect().x ?? 0)
    return Math.floor(clientWidth / pitch) * pitch
  })

/** The page's clock is stopped from the start and moves only when a test says so, however slow the machine. */
async function openWithClock(page: Page): Promise<void> {
  const opened = new Date('2031-05-01T12:00:00Z')
  await page.clock.install({ time: opened })
  await page.clock.pauseAt(new Date(opened.getTime() + 1000))
  await page.goto(path)
}

test('the first view shows the facts, and tags with a hash before them', async ({ page }) => {
  await page.goto(path)
  for (const fact of [facts.playTime, facts.players])
    await expect(page.getByRole('definition').filter({ hasText: fact })).toBeInViewport()
  const shown = page.getByRole('list', { name: 'Tags' }).getByRole('listitem')
  await expect(shown).toHaveText(tags.map((tag) => `#${tag}`))
})

test('the rulebook is one press away and stays at its lasting address', async ({ page }) => {
  const hasRulebook = ({ kind, documents }: Game) => kind === 'boardGame' && documents.rulebook
  const game = gameWith('a rulebook', hasRulebook)
  await page.goto(pathOfGame(game.slug))
  const rulebook = page.getByRole('link', { name: /^Rulebook/ }).first()
  await expect(rulebook).toBeInViewport()
  await expect(rulebook).toHaveAttribute('href', game.documents.rulebook?.path ?? '')
})

test('the video game says that it is one', async ({ page }) => {
  await page.goto(pathOfGame(gameWith('screens', ({ kind }) => kind === 'videoGame').slug))
  await expect(page.getByText('Video game', { exact: true })).toBeInViewport()
})

test('the first button scrolls to its section, a slide to the one its picture is from', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(path)
  await firstButton(page).click()
  await expect.poll(() => measureTop(page, hero.buttonOneLink.slice(1))).toBe(80)
  const slide = track(page).getByRole('link').first()
  const section = (await slide.getAttribute('href'))?.slice(1) ?? ''
  await slide.click()
  await expect.poll(() => measureTop(page, section)).toBe(100)
})

test('arrows scroll the track by its width and wrap at both ends', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(path)
  const last = await end(page)
  expect(last).toBeGreaterThan(100)
  await arrow(page, 'Previous').click()
  await expect.poll(() => place(page)).toBe(last)
  await arrow(page, 'Next').click()
  await expect.poll(() => place(page)).toBe(0)
  await arrow(page, 'Next').click()
  await expect.poll(() => place(page)).toBe(Math.min(await step(page), last))
})

test('the track moves on every 3 seconds and begins again at its end', async ({ page }) => {
  await page.clock.install()
  await page.addInitScript(listGlides)
  // The clock stands still from the start: on a slow machine three seconds pass before the pointer is there.
  await page.clock.pauseAt(Date.now() + 600_000)
  await page.goto(path)
  await track(page).hover()
  await page.mouse.move(10, 300)
  await page.clock.runFor(2900)
  expect(await place(page)).toBe(0)
  await page.clock.runFor(200)
  // Its slides glide there within half a second (docs/specification.md, "Game page").
  const slides = await track(page).getByRole('listitem').count()
  expect(await page.evaluate(() => Reflect.get(window, 'glides'))).toEqual(Array(slides).fill(500))
  const [shift, last] = [await step(page), await end(page)]
  for (let expected = shift; expected < last; expected += shift) {
    expect(await place(page)).toBe(expected)
    await page.clock.runFor(3000)
  }
  expect(await place(page)).toBe(last)
  await page.clock.runFor(3000)
  expect(await place(page)).toBe(0)
})

/** Lists how long each animation that a script starts takes, in ms: the page's clock does not hold them. */
function listGlides(): void {
  const glides: unknown[] = []
  Object.assign(window, { glides })
  const { animate } = Element.prototype
  Element.prototype.animate = function (frames, options) {
    glides.push(typeof options === 'object' ? options.duration : options)
    return animate.call(this, frames, options)
  }
}

test('it rests while its button says so, under pointer and keyboard, and out of view', async ({ page }) => {
  await openWithClock(page)
  const rests = async () => {
    const before = await place(page)
    await page.clock.runFor(9100)
    expect(await place(page)).toBe(before)
  }
  const goesOn = async () => {
    const before = await place(page)
    await page.clock.runFor(3100)
    await expect.poll(() => place(page)).not.toBe(before)
  }
  await page.getByRole('button', { name: 'Pause the row of pictures' }).click()
  await rests()
  await page.getByRole('button', { name: 'Play the row of pictures' }).click()
  await goesOn()
  // Asked to move, it rests under the pointer alone.
  await track(page).hover()
  await rests()
  await page.mouse.move(10, 300)
  await goesOn()
  await page.reload()
  await arrow(page, 'Next').focus()
  await rests()
  await page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }))
  await arrow(page, 'Next').blur()
  await expect(arrow(page, 'Next')).not.toBeInViewport()
  // Observers are called in the order they were made: once this one is called, the page's own have been.
  await page.evaluate(() => {
    const told = Promise.withResolvers<void>()
    new IntersectionObserver(() => told.resolve()).observe(document.body)
    return told.promise
  })
  await rests()
})

for (const wish of ['less motion', 'less data'] as const)
  test(`it does not start by itself where the visitor asks for ${wish}`, async ({ page }) => {
    await askForLess(page, wish)
    await openWithClock(page)
    await page.clock.runFor(9100)
    expect(await place(page)).toBe(0)
    await expect(page.getByRole('button', { name: 'Play the row of pictures' })).toBeVisible()
  })

test('the hero picture is asked for first and fills the first view', async ({ page }) => {
  await page.goto(path)
  const picture = page.getByRole('main').getByRole('img').first()
  await expect(picture).toHaveAttribute('loading', 'eager')
  await expect(picture).toHaveAttribute('fetchpriority', 'high')
  const box = await picture.boundingBox()
  expect(box?.width).toBe(1280)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThanOrEqual(800)
})

test('on a phone the picture comes first, then title, facts, buttons and tags', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(path)
  const parts = [
    page.getByRole('main').getByRole('img').first(),
    page.getByRole('heading', { level: 1 }),
    page.getByRole('term').first(),
    firstButton(page),
    page.getByRole('list', { name: 'Tags' }),
  ]
  const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.y ?? -1))
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
  // A picture of the track that has the focus is in view whole.
  await track(page).getByRole('link').first().focus()
  await page.keyboard.press('Tab')
  await expect(track(page).getByRole('link').nth(1)).toBeInViewport({ ratio: 0.99 })
})
