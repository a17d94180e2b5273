import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** How far the page can be scrolled sideways, in px. */
export function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/**
 * What axe finds against WCAG 2.2 AA and its own best practice: the rule, and the first element that breaks it. Frames of
 * other sites are left out, and what passes is not described: that would take three times as long.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .setLegacyMode()
    .analyze()
  return violations.map((it) => `${it.id}: ${it.nodes[0]?.html.slice(0, 160)}`)
}
