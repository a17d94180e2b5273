import { expect, test } from '@playwright/test'
import { answerBanner } from './support/consent.ts'
import { watchConsole } from './support/console.ts'
import { pages, screens } from './support/pages.ts'
import { axeFindings, seeItAll, sidewaysOverflow, watchOtherHosts } from './support/whole-page.ts'

const widths = [320, 390, 768, 1440, 1920]

test('the build holds every address of the route table', () => {
  for (const path of screens) expect(pages).toContain(path)
  expect(pages.filter((it) => it.startsWith('/games/awaken-realms/'))).toHaveLength(22)
})

/** Combinations of filters show the same tiles; which of them they show, `content/catalogue-pages.test.ts` knows. */
const filtered = pages.filter((it) => it.startsWith('/our-games/'))
// Journeys through lost addresses look at the 404 page, which is answered with its own status.
const apart = ['/404', ...filtered.slice(3)]

for (const path of pages.filter((it) => !apart.includes(it))) {
  test(`${path} has one heading, a title, no console message, and asks and stores nothing before consent`, async ({
    page,
    context,
    baseURL,
  }) => {
    const messages = watchConsole(page)
    const foreign = watchOtherHosts(page, baseURL)
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page).toHaveTitle(/^Awaken Realms( \| Home)?$| \| Awaken Realms$/)
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible()
    await seeItAll(page)
    expect(messages).toEqual([])
    expect(foreign).toEqual([])
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
    expect(await context.cookies()).toEqual([])
  })
}

test('every combination of filters is served with one heading and a title', async ({ request }) => {
  expect(filtered.length).toBeGreaterThan(3)
  for (const path of filtered) {
    const response = await request.get(path)
    const html = await response.text()
    expect(response.status(), path).toBe(200)
    expect(html.match(/<h1\b/g), path).toHaveLength(1)
    expect(html, path).toMatch(/<title>[^<]+ \| Awaken Realms<\/title>/)
  }
})

for (const path of screens) {
  test(`${path} fits every width without sideways scrolling`, async ({ page }) => {
    await answerBanner(page)
    await page.goto(path)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      expect(await sidewaysOverflow(page), `${path} at ${width} px`).toBeLessThanOrEqual(0)
    }
  })

  test(`${path} passes axe on a phone and on a desktop`, async ({ page }) => {
    // The download centre shows some five hundred rows, and axe looks at each.
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path, { waitUntil: 'networkidle' })
      expect(await axeFindings(page)).toEqual([])
    }
  })
}
