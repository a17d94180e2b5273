import type { Page } from '@playwright/test'

/**
 * Waits until the scripts have taken the page over: they are asked for after the first paint, so the `load` event says
 * nothing about them, and a link pressed earlier loads its page whole.
 */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((name) => name.startsWith('__reactProps')),
  )
}
