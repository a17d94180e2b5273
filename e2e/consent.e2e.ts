import { expect, type Page, test } from '@playwright/test'
import { firstVisit, listenAsAnalytics, storeConsent } from './support/visitor.ts'

test.use(firstVisit)

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' })
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

for (const value of ['accepted', 'declined'])
  test(`that cookies are ${value} is kept with version and date, and hides the banner for good`, async ({ page }) => {
    await page.goto('/')
    const button = value === 'accepted' ? 'Accept' : 'Decline'
    await banner(page).getByRole('button', { name: button }).click()
    await expect(banner(page)).toBeHidden()
    await page.goto('/accessibility')
    await expect(page.getByRole('button', { name: 'Cookie settings' })).toBeVisible()
    await expect(banner(page)).toBeHidden()
    expect(await stored(page, 'cookie-consent')).toBe(value)
    const [version, at] = (await stored(page, 'cookie-consent-details'))?.split(' ') ?? []
    expect(version).toMatch(/^\d+$/)
    expect(Math.abs(Date.now() - Date.parse(at ?? ''))).toBeLessThan(60_000)
  })

test('a choice stored without a date is asked for again half a year after it was first read', async ({ page }) => {
  await page.goto('/accessibility')
  await page.evaluate(() => localStorage.setItem('cookie-consent', 'accepted'))
  await page.reload()
  await expect(page.getByRole('button', { name: 'Cookie settings' })).toBeVisible()
  await expect(banner(page)).toBeHidden()
  await page.clock.setFixedTime(Date.now() + 184 * 86_400_000)
  await page.reload()
  await expect(banner(page)).toBeVisible()
})

test('the banner stays at the bottom of the window, and both its buttons look alike', async ({ page }) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 700 })
    await page.goto('/privacy-policy')
    for (const top of [0, 1500]) {
      await page.evaluate((y) => window.scrollTo(0, y), top)
      const box = await banner(page).boundingBox()
      expect(Math.round((box?.y ?? 0) + (box?.height ?? 0)), `at ${width} px`).toBe(700)
    }
    const look = (button: Element) => {
      const { width, height } = button.getBoundingClientRect()
      const { backgroundColor, color, borderColor, fontSize, fontWeight } = getComputedStyle(button)
      return { width, height, backgroundColor, color, borderColor, fontSize, fontWeight }
    }
    const buttons = banner(page).getByRole('button')
    expect(await buttons.first().evaluate(look)).toEqual(await buttons.last().evaluate(look))
  }
})

test('Cookie settings brings the keyboard to the banner on any page, and keeps the choice', async ({ page }) => {
  await storeConsent(page, 'accepted')
  for (const path of ['/our-games', '/polityka-prywatnosci', '/no-such-page']) {
    await page.goto(path)
    const settings = page.getByRole('button', { name: 'Cookie settings' })
    await settings.click()
    await expect(banner(page)).toBeFocused()
    await expect(banner(page)).toContainText('Current choice: accepted')
    await banner(page).press('Escape')
    await expect(banner(page)).toBeHidden()
    await expect(settings).toBeFocused()
    expect(await stored(page, 'cookie-consent')).toBe('accepted')
    await settings.click()
    await banner(page).getByRole('button', { name: 'Decline' }).press('Enter')
    await expect(settings).toBeFocused()
  }
})

test('withdrawing removes what analytics and the video player have left on this site', async ({ page, context }) => {
  await page.goto('/')
  await banner(page).getByRole('button', { name: 'Accept' }).click()
  const { hostname } = new URL(page.url())
  const names = ['_ga', '_ga_AB12CD34EF', 'kept']
  await context.addCookies(names.map((name) => ({ name, value: '1', domain: hostname, path: '/' })))
  await page.evaluate(() => {
    localStorage.setItem('yt-remote-device-id', '1')
    sessionStorage.setItem('yt-remote-session-app', '1')
    localStorage.setItem('download-language', 'pl')
  })
  await page.getByRole('button', { name: 'Cookie settings' }).click()
  await banner(page).getByRole('button', { name: 'Decline' }).click()
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['kept'])
  const left = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  expect(left.toSorted()).toEqual(['cookie-consent', 'cookie-consent-details', 'download-language'])
})

test('a choice made in one tab closes the banner in another', async ({ context }) => {
  const first = await context.newPage()
  const second = await context.newPage()
  await first.goto('/')
  await second.goto('/our-games')
  await expect(banner(second)).toBeVisible()
  await banner(first).getByRole('button', { name: 'Decline' }).click()
  await expect(banner(second)).toBeHidden()
})

test('nothing is asked and nothing breaks where the browser blocks storage', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'Cookie settings' }).click()
  await banner(page).getByRole('button', { name: 'Accept' }).click()
  await expect(banner(page)).toBeHidden()
  expect(errors).toEqual([])
})

for (const width of [360, 1280])
  test(`what the keyboard reaches is never hidden behind the banner, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    await page.goto('/privacy-policy')
    await expect(banner(page)).toBeVisible()
    for (let press = 0; press < 60; press += 1) {
      await page.keyboard.press('Tab')
      await expect.poll(() => coveredFocus(page)).toBeUndefined()
    }
  })

test('the banner comes after the skip link, is left by Enter, the page goes on at its content', async ({ page }) => {
  await page.goto('/accessibility')
  await expect(banner(page)).toBeVisible()
  await page.keyboard.press('Tab')
  const stops = { 'Privacy Policy': 'link', Accept: 'button', Decline: 'button' } as const
  for (const [name, role] of Object.entries(stops)) {
    await page.keyboard.press('Tab')
    await expect(banner(page).getByRole(role, { name })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(banner(page)).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
})

test('a prerendered page counts as a visit only when it is shown', async ({ page }) => {
  await storeConsent(page, 'accepted')
  await page.addInitScript(() => {
    let prerendering = true
    Object.defineProperty(document, 'prerendering', { get: () => prerendering })
    document.addEventListener('prerenderingchange', () => {
      prerendering = false
    })
  })
  // The site has no account with the provider yet: this page has one.
  await page.route('/contact', async (route) => {
    const response = await route.fetch()
    const mark = '<meta name="analytics-provider" content="google" data-id="G-TEST">'
    await route.fulfill({ response, body: (await response.text()).replace('<head>', `<head>${mark}`) })
  })
  await page.goto('/contact')
  const counts = () => page.evaluate(() => typeof Reflect.get(window, 'gtag'))
  expect(await counts()).toBe('undefined')
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')))
  await expect.poll(counts).toBe('function')
})

const presses = [
  ['event', 'follow_button', { button_name: 'agricola' }],
  ['event', 'ludomentor', { button_name: 'ludomentor-navbar' }],
]

for (const choice of ['accepted', 'declined'] as const)
  test(`presses on the campaign and Ludomentor go to analytics, when cookies are ${choice}`, async ({ page }) => {
    await storeConsent(page, choice)
    const reported = await listenAsAnalytics(page)
    await page.goto('/')
    await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()))
    await page.getByRole('banner').getByRole('link').last().click()
    const main = page.getByRole('navigation', { name: 'Main' })
    await main.getByRole('link', { name: /Ludomentor/ }).click()
    // A function of somebody else's is not reason enough.
    expect(await reported()).toEqual(choice === 'accepted' ? presses : [])
  })

/** The focused element when something else lies over it, described by its HTML. */
function coveredFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return undefined
    const { left, right, top, bottom } = focused.getBoundingClientRect()
    const points = [top + 2, (top + bottom) / 2, bottom - 2].map((y) => ({ x: (left + right) / 2, y }))
    const seen = points.some(({ x, y }) => {
      const above = document.elementFromPoint(x, y)
      return above !== null && (focused.contains(above) || above.contains(focused))
    })
    return seen ? undefined : focused.outerHTML.slice(0, 120)
  })
}
