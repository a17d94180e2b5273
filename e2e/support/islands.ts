import { expect, type Locator } from '@playwright/test'

/**
 * Waits until the island this element stands in hears presses: what it was served with has no script before that.
 * Only for presses the page does not answer by itself, as links, fields and disclosures do.
 */
export async function awake(inside: Locator, { timeout = 15_000 } = {}): Promise<void> {
  const island = inside.locator('xpath=ancestor-or-self::astro-island[1]')
  await expect(island).toBeAttached()
  await expect(island).not.toHaveAttribute('ssr', '', { timeout })
}
