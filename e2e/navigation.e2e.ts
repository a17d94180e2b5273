import { expect, test } from '@playwright/test'
import { answerBanner } from './support/consent.ts'
import { watchConsole } from './support/console.ts'
import { takenOver } from './support/taken-over.ts'

test.beforeEach(({ page }) => answerBanner(page))

test('titles change on client-side navigation and come back on "back"', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await takenOver(page)
  await expect(page).toHaveTitle('Awaken Realms | Home')
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('link', { name: 'Download' }).click()
  await expect(page).toHaveTitle('Downloads | Awaken Realms')
  await menu.getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveTitle('Contact | Awaken Realms')
  await page.goBack()
  await expect(page).toHaveTitle('Downloads | Awaken Realms')
})

test('a page is asked for when pointer or focus comes to its link, before the click', async ({ page }) => {
  const messages = watchConsole(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await takenOver(page)
  const menu = page.getByRole('navigation', { name: 'Main' })
  const ahead = page.waitForResponse(/\/download\.data/)
  await menu.getByRole('link', { name: 'Download' }).hover()
  await ahead
  const askedByFocus = page.waitForResponse(/\/contact\.data/)
  await menu.getByRole('link', { name: 'Contact' }).focus()
  await askedByFocus
  await expect(page).toHaveTitle('Awaken Realms | Home')
  // The click then asks for the very same address, which the browser has.
  const asked = page.waitForRequest(/\/contact\.data/)
  await menu.getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveTitle('Contact | Awaken Realms')
  expect((await asked).url()).toBe((await askedByFocus).url())
  expect(messages).toEqual([])
})

const titles = [
  ['/download', 'Downloads | Awaken Realms'],
  ['/contact/press-contact', 'Contact | Awaken Realms'],
  ['/privacy-policy', 'Privacy Policy | Awaken Realms'],
  ['/games/awaken-realms/nemesis', 'Nemesis | Awaken Realms'],
  ['/games/awaken-realms/nemesis-retaliation', 'Nemesis Retaliation | Awaken Realms'],
  ['/games/awaken-realms/agricola-se', 'Awaken Realms'],
] as const

for (const [path, title] of titles) {
  test(`${path} is titled "${title}"`, async ({ page }) => {
    await page.goto(path)
    await expect(page).toHaveTitle(title)
  })
}

const lostAddresses = [
  '/nowhere',
  '/games/awaken-realms/no-such-game',
  '/games/another-house/nemesis',
  '/our-games/7-players',
  '/download/no-such-set',
  '/download/in/tlh',
  '/download/two%20words',
  '/Download/Nemesis',
  '/contact/nobody',
]

for (const path of lostAddresses) {
  test(`${path} gets the 404 page with status 404`, async ({ page }) => {
    const messages = watchConsole(page)
    const response = await page.goto(path, { waitUntil: 'networkidle' })
    expect(response?.status()).toBe(404)
    await expect(page).toHaveTitle('404 Not Found | Awaken Realms')
    await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible()
    await expect(page.getByText('Sorry, the page you were looking for doesn’t exist.')).toBeVisible()
    // the browser itself reports the 404 of the document; nothing else may be said
    expect(messages.filter((it) => !it.includes('the server responded with a status of 404'))).toEqual([])
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveTitle('Awaken Realms | Home')
  })
}

test('a new screen starts at its top with the focus on its heading, and "back" finds the old place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/our-games')
  await takenOver(page)
  await page.mouse.wheel(0, 2500)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1500)
  const before = await page.evaluate(() => window.scrollY)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'PLEASE CHOOSE YOUR TOPIC' })).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/our-games$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before * 0.5)
})

test('an address with a hash scrolls to its anchor below the header', async ({ page }) => {
  await page.goto('/privacy-policy#6-your-rights')
  const heading = page.getByRole('heading', { name: /^6\./ })
  await expect(heading).toBeInViewport()
  await expect.poll(async () => (await heading.boundingBox())?.y ?? 0).toBeGreaterThan(79)
})
