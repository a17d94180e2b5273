import { globSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { answerFolder } from '../../forms/answer-markup.ts'
import { allForms } from '../../forms/forms.ts'
import { pathOfSet } from '../../site/addresses/addresses.ts'
import { readSets } from '../../site/documents/read-sets.build.ts'

/** Every page of the built site that visitors ask for: not the editor, nor the pages the service fills in. */
export const pages = globSync('**/index.html', { cwd: 'build/client' })
  .map((file) => `/${file.replace(/\/?index\.html$/, '')}`)
  .filter((address) => address !== '/admin' && !address.startsWith(answerFolder))
  .sort()

/** The pages of games, without those of their videos. */
export const gamePages = pages.filter((address) => /^\/games\/[^/]+\/[^/]+$/.test(address))

/** A set of which no document is available; none once all have one. */
const emptySets = readSets()
  .filter(({ available }) => available.length === 0)
  .slice(0, 1)

/** One page of each kind, for the tests that are too slow for all pages. */
export const kindsOfPage = [
  '/',
  '/our-games',
  '/download',
  '/download/nemesis',
  ...emptySets.map(({ slug }) => pathOfSet(slug)),
  '/contact',
  ...allForms.map(({ path }) => path),
  '/games/awaken-realms/nemesis',
  '/games/awaken-realms/castles-of-burgundy',
  '/games/awaken-realms/grimcoven/videos',
  '/press',
  '/privacy-policy',
  '/polityka-prywatnosci',
  '/klauzula-informacyjna-dla-kandydatow',
  '/terms-of-tests',
  '/terms-of-tests/prototypes',
  '/accessibility',
  '/company-details',
  '/404',
]

/** A page as it is served, for tests that need no browser. `policy`: what it lets the browser load. */
export async function served(request: APIRequestContext, path: string) {
  const response = await request.get(path)
  const html = await response.text()
  const [, title] = /<title>([^<]*)<\/title>/.exec(html) ?? []
  const [, policy = ''] = /<meta http-equiv="content-security-policy" content="([^"]*)"/i.exec(html) ?? []
  return { status: response.status(), headers: response.headers(), html, title, policy }
}

/** Expects links and buttons with these names in this order; that a link opens in a new tab does not count. */
export async function expectNames(links: Locator, names: readonly string[]): Promise<void> {
  const texts = await links.allTextContents()
  expect(texts.map((text) => text.replace(/\s*\(opens in a new tab\)/, '').trim())).toEqual(names)
}

/** The addresses that links lead to, as they are written; null of what leads nowhere. */
export const readAddresses = (links: Locator): Promise<(string | null)[]> =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))

/** A section by its heading. */
export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Opens whatever is folded on a page. */
export const openFolds = (page: Page) =>
  page.locator('details').evaluateAll((all) => all.map((fold) => fold.toggleAttribute('open', true)))

/** Expects that the page cannot be scrolled sideways, once it has its present size. */
export async function expectNoSidewaysScroll(page: Page, where = page.url()): Promise<void> {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(overflow, where).toBeLessThanOrEqual(0)
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
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)
}
