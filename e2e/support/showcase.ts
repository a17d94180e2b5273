import type { Page } from '@playwright/test'

/** The address of a game's page. */
export const game = (slug: string) => `/games/awaken-realms/${slug}`

/** How far below the window's upper edge the element with this id stands, in px; -1 where there is none. */
export const topOf = (page: Page, id: string): Promise<number> =>
  page.evaluate((it) => Math.round(document.getElementById(it)?.getBoundingClientRect().top ?? -1), id)
