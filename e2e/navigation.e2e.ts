import { expect, type Page, test } from '@playwright/test'
import { pathOfGame } from '../site/addresses/addresses.ts'
import type { Game } from '../site/games/game.ts'
import { readGames } from '../site/games/read-games.build.ts'
import { renderMarkdown } from '../site/legal/markdown.build.ts'
import { readLegalTexts } from '../site/legal/read-legal.build.ts'
import { served } from './support/pages.ts'
import { watchConsole, withMotion } from './support/visitor.ts'

test.use(withMotion)

const games = readGames()
const legal = readLegalTexts()
const policy = legal.find(({ path }) => path === '/privacy-policy')
const chapters = renderMarkdown(policy?.markdown ?? '', 'en').contents
/** A place that a page can be scrolled to. */
const chapter = chapters[Math.floor(chapters.length / 2)] ?? { id: '', title: '' }

const titleOf = ({ pageTitle }: Game) => (pageTitle ? `${pageTitle} | Awaken Realms` : 'Awaken Realms')

test('each page has its title, and what is nowhere the 404 page with status 404', async ({ request }) => {
  for (const [path, title] of [
    ['/download', 'Downloads | Awaken Realms'],
    ['/contact/press-contact', 'Contact | Awaken Realms'],
    ['/privacy-policy', `${policy?.title} | Awaken Realms`],
    ...[...games.values()].map((game) => [pathOfGame(game.slug), titleOf(game)]),
  ] as const)
    expect((await served(request, path)).title, path).toBe(title)
  const nowhere = `/nowhere /games/awaken-realms/no-such-game /games/another-house/nemesis /our-games/7-players
    /download/no-such-set /download/two%20words /Download/Nemesis /contact/nobody`
  for (const path of nowhere.split(/\s+/)) {
    const { status, title, html } = await served(request, path)
    expect([status, title], path).toEqual([404, '404 Not Found | Awaken Realms'])
    expect(html).toMatch(/<h1[^>]*>404<\/h1>/)
  }
})

test('the 404 page says what is wrong and leads home, whatever the depth of the lost address', async ({ page }) => {
  const messages = watchConsole(page)
  await page.goto('/games/awaken-realms/no-such-game')
  await expect(page.getByText('Sorry, the page you were looking for doesn’t exist.')).toBeVisible()
  // The browser itself reports the 404 of the document; nothing else may be said.
  expect(messages.filter((message) => !message.includes('the server responded with a status of 404'))).toEqual([])
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveTitle('Awaken Realms | Home')
})

test('a page starts at its top, and "back" finds the place the visitor has left', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/our-games')
  await page.mouse.wheel(0, 2500)
  await expect.poll(() => scrolled(page)).toBeGreaterThan(1500)
  const before = await scrolled(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL('/contact')
  expect(await scrolled(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/our-games')
  // The footer, which was pressed, was in view.
  await expect.poll(() => scrolled(page)).toBeGreaterThanOrEqual(before)
})

test('an address with a hash scrolls to its anchor below the header', async ({ page }) => {
  await page.goto(`/privacy-policy#${chapter.id}`)
  const heading = page.getByRole('heading', { name: chapter.title, exact: true })
  await expect(heading).toBeInViewport()
  await expect.poll(async () => (await heading.boundingBox())?.y ?? 0).toBeGreaterThan(79)
})

for (const [motion, behavior] of [
  ['no-preference', 'smooth'],
  ['reduce', 'auto'],
] as const)
  test(`a link to a place lets the browser scroll "${behavior}" when motion is "${motion}"`, async ({ page }) => {
    const messages = watchConsole(page)
    await page.emulateMedia({ reducedMotion: motion })
    for (const [path, name] of Object.entries({ '/': 'OUR IDEA', '/privacy-policy': chapter.title })) {
      await page.goto(path)
      // Every place the page is scrolled to from now on.
      await page.evaluate(() => {
        const places: number[] = []
        Object.assign(window, { places })
        document.addEventListener('scroll', () => places.push(window.scrollY))
      })
      await page.getByRole('main').getByRole('link', { name }).first().click()
      await expect.poll(() => scrolled(page), path).toBeGreaterThan(300)
      // How many places it passes through is the machine's speed: that it is smooth is read from the style.
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe(behavior)
      // At once: through no place but the one it was pressed at.
      const places = await page.evaluate((): number[] => Reflect.get(window, 'places'))
      if (motion === 'reduce') expect(places.length, path).toBeLessThan(3)
    }
    expect(messages).toEqual([])
  })

const unknown = 'There is no element with the id "nowhere" to scroll to.'

test('a place that is not there is warned of once, however it is asked for, and nothing moves', async ({ page }) => {
  const messages = watchConsole(page)
  await page.goto('/privacy-policy#nowhere')
  await expect.poll(() => messages).toEqual([unknown])
  await page.goto('/our-games#100%')
  await expect.poll(() => messages.splice(1)).toEqual([unknown.replace('nowhere', '100%')])
  // By the address bar, by a link, by the same link again, by a button of the page's own.
  await page.goto('/privacy-policy')
  await page.evaluate(() => {
    location.hash = 'nowhere'
  })
  await expect.poll(() => messages).toEqual([unknown, unknown])
  await page.goto('/')
  const button = page.getByRole('link', { name: 'OUR IDEA' })
  for (const offset of ['80', undefined]) {
    await button.evaluate((link, own) => {
      link.setAttribute('href', '#nowhere')
      if (own === undefined) link.removeAttribute('data-offset')
    }, offset)
    await button.click()
  }
  await expect.poll(() => messages.length).toBe(4)
  const before = await scrolled(page)
  await button.click()
  await expect.poll(() => messages).toEqual(Array.from({ length: 5 }, () => unknown))
  expect(await scrolled(page)).toBe(before)
})

function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY)
}
