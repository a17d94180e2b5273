import { expect, type Page, test } from '@playwright/test'
import { answerBanner } from './support/consent.ts'
import { takenOver } from './support/taken-over.ts'

test.use({ viewport: { width: 1440, height: 900 } })
test.beforeEach(({ page }) => answerBanner(page))

const cases = [
  ['/our-games', '/games/awaken-realms/nemesis'],
  ['/contact', '/our-games'],
  ['/contact', '/download'],
  ['/download', '/download/nemesis'],
  ['/contact', '/'],
] as const

for (const [from, to] of cases) {
  test(`${to} reached from ${from} shows its first view before the rest, and then all of what is served`, async ({
    page,
  }) => {
    await page.goto(to)
    const served = await outline(page)
    await page.goto(from)
    await takenOver(page)
    await holdFrames(page)
    await page.locator(`a[href="${to}"]:visible`).first().click()
    await expect(page).toHaveURL(to)
    await expect(page.locator('main h1')).toHaveText(served.heading)
    expect((await outline(page)).size).toBeLessThan(served.size)
    await page.evaluate(() => Reflect.get(window, 'goOn')())
    await expect(async () => expect(await outline(page)).toEqual(served)).toPass()
  })
}

test('a place further down is there at once', async ({ page }) => {
  await page.goto('/download/nemesis')
  await takenOver(page)
  await holdFrames(page)
  await page.getByRole('link', { name: 'All downloads' }).click()
  const title = page.getByRole('heading', { name: 'Nemesis', exact: true })
  await expect(title).toBeInViewport()
  // And stays there: below the header and the 60 px of specification §2.
  await page.waitForTimeout(800)
  const top = (await title.boundingBox())?.y ?? 0
  expect(top).toBeGreaterThan(80)
  expect(top).toBeLessThan(240)
})

for (const path of ['/our-games', '/download/nemesis']) {
  test(`the way back to ${path} leads to where the visitor has been`, async ({ page }) => {
    await page.goto(path)
    await takenOver(page)
    await page.evaluate(async () => {
      window.scrollTo({ top: 2000, behavior: 'instant' })
      // As between any visitor's scrolling and press.
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    })
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
    await expect(page).toHaveURL('/contact')
    await page.goBack()
    // Rows that were never near the window have no exact height yet.
    await expect
      .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - 2000))
      .toBeLessThan(100)
  })
}

/** What the screen shows: its heading, how many parts it has, where its links lead. */
async function outline(page: Page) {
  const main = page.locator('main')
  return {
    heading: (await main.locator('h1').textContent()) ?? '',
    size: await main.locator('h2, h3, section, article, a, picture').count(),
    links: await main.locator('a').evaluateAll((all) => all.map((it) => it.getAttribute('href'))),
  }
}

/** From now on the page believes that nothing is painted, until `goOn` is called. */
async function holdFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const real = window.requestAnimationFrame
    const held: FrameRequestCallback[] = []
    window.requestAnimationFrame = (callback) => held.push(callback)
    Object.assign(window, {
      goOn() {
        window.requestAnimationFrame = real
        for (const callback of held) real(callback)
      },
    })
  })
}
