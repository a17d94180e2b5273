import type { Page } from '@playwright/test'

/** A visitor who has already answered the cookie banner. */
export async function answerBanner(page: Page, choice: 'accepted' | 'declined' = 'declined'): Promise<void> {
  await page.addInitScript((value) => {
    // It runs in frames as well, and those of other sites have no storage.
    if (window.top !== window) return
    localStorage.setItem('cookie-consent', value)
    localStorage.setItem('cookie-consent-details', `1 ${new Date().toISOString()}`)
  }, choice)
}
