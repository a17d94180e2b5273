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

/** Collects what is asked of any host but our own. */
export function watchOtherHosts(page: Page, own: string | undefined): string[] {
  const foreign: string[] = []
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (/^https?:/.test(protocol) && origin !== own) foreign.push(`${page.url()} -> ${request.url()}`)
  })
  return foreign
}

/** Scrolls through the page and the lists that scroll by themselves, so that everything that loads when it comes near has. */
export async function seeItAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const lists = document.querySelectorAll('.download-scroll')
    for (const part of [document.documentElement, ...lists])
      for (let y = 0; y < part.scrollHeight; y += window.innerHeight) {
        part.scrollTo({ top: y, behavior: 'instant' })
        await new Promise(requestAnimationFrame)
      }
  })
  await page.waitForFunction(() => [...document.images].every((it) => it.complete || !it.checkVisibility()))
}
