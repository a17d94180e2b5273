import type { Page } from '@playwright/test'

/**
 * Waits until the scripts have taken header, screen and footer over: they are asked for after the first paint, so the `load`
 * event says nothing about them, and a link pressed earlier loads its page whole.
 */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const parts = [...document.querySelectorAll('header, main > *, footer')]
    const isTaken = (it: Element) => Object.keys(it).some((key) => key.startsWith('__reactFiber'))
    return parts.length > 0 && parts.every(isTaken)
  })
}
