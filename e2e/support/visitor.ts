import type { Page } from '@playwright/test'

/** For `test.use`: visitors who have not made their choice of cookies yet. */
export const firstVisit = { storageState: { cookies: [], origins: [] } }

/** What the browser of a visitor who has declined cookies keeps for the site at this origin. */
export function declinedAt(origin: string) {
  return { cookies: [], origins: [{ origin, localStorage: [{ name: 'cookie-consent', value: 'declined' }] }] }
}

/** For `test.use`: visitors who do not ask for less motion, as most tests do (`playwright.config.ts`). */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const

/** The stored choice of cookies, for tests of first visits and of services of their own. */
export async function storeConsent(page: Page, choice: 'accepted' | 'declined' = 'declined'): Promise<void> {
  await page.addInitScript((value) => {
    // It runs in frames as well, and those of other sites have no storage.
    if (window.top !== window) return
    localStorage.setItem('cookie-consent', value)
    localStorage.setItem('cookie-consent-details', `1 ${new Date().toISOString()}`)
  }, choice)
}

/** Collects what a visitor's console would show as errors or warnings, and uncaught errors. */
export function watchConsole(page: Page): string[] {
  const seen: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) seen.push(message.text())
  })
  page.on('pageerror', (error) => seen.push(error.message))
  return seen
}

/** Puts an analytics function into the page that is opened next; what it returns says what was reported to it there. */
export async function listenAsAnalytics(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const reported: unknown[] = []
    Object.assign(window, { reported, gtag: (...call: unknown[]) => reported.push(call) })
  })
  return () => page.evaluate(() => Reflect.get(window, 'reported'))
}

/** How fast the visitor's line is from now on; -1 for no limit. */
export async function setNetwork(page: Page, { latency = 0, uploadThroughput = -1 }): Promise<void> {
  const line = await page.context().newCDPSession(page)
  const conditions = { offline: false, latency, downloadThroughput: -1, uploadThroughput }
  await line.send('Network.emulateNetworkConditions', conditions)
}

/** Lets no script arrive until the returned function is called, as on a slow line. */
export async function holdScripts(page: Page): Promise<() => void> {
  const release = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await release.promise
    await route.continue()
  })
  return release.resolve
}

/** How far below the window's upper edge the element with this id is, in px; -1 where there is none. */
export const measureTop = (page: Page, id: string): Promise<number> =>
  page.evaluate((name) => Math.round(document.getElementById(name)?.getBoundingClientRect().top ?? -1), id)

/** From here on the visitor wishes less motion, or less data: nothing may move by itself. */
export async function askForLess(page: Page, wish: 'less motion' | 'less data'): Promise<void> {
  if (wish === 'less motion') return page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
}
