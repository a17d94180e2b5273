import type { Page } from '@playwright/test'

/** The address of a game's page. */
export const game = (slug: string) => `/games/awaken-realms/${slug}`

/** How far below the window's upper edge the element with this id stands, in px; -1 where there is none. */
export const topOf = (page: Page, id: string): Promise<number> =>
  page.evaluate((it) => Math.round(document.getElementById(it)?.getBoundingClientRect().top ?? -1), id)

/** What keeps things from moving by themselves. */
export async function askForLess(page: Page, wish: 'less motion' | 'less data'): Promise<void> {
  if (wish === 'less motion') return page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
}
