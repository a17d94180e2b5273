import type { Page } from '@playwright/test'

/** For `test.use`: visitors who have not answered the cookie banner yet. */
export const firstVisit = { storageState: { cookies: [], origins: [] } }

/** A visitor who has answered the banner, in tests of first visits and own services; or who has accepted, in any. */
export async function answerBanner(page: Page, choice: 'accepted' | 'declined' = 'declined'): Promise<void> {
  await page.addInitScript((value) => {
    // It runs in frames as well, and those of other sites have no storage.
    if (window.top !== window) return
    localStorage.setItem('cookie-consent', value)
    localStorage.setItem('cookie-consent-details', `1 ${new Date().toISOString()}`)
  }, choice)
}
