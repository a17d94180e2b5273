import { expect, test } from '@playwright/test'
import { renderMarkdown } from '../site/legal/markdown.build.ts'
import { readLegalTexts } from '../site/legal/read-legal.build.ts'
import { served } from './support/pages.ts'

const textAt = (path: string) => readLegalTexts().find((text) => text.path === path)

test('the privacy policy is there in two languages, each marked, in an English frame', async ({ page }) => {
  for (const [path, language] of [
    ['/privacy-policy', 'en'],
    ['/polityka-prywatnosci', 'pl'],
  ] as const) {
    const { heading = '', updated = '', translations, markdown = '' } = textAt(path) ?? {}
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    for (const frame of ['banner', 'contentinfo'] as const)
      await expect(page.getByRole(frame)).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    const { contents } = renderMarkdown(markdown, language)
    const sections = page.getByRole('main').getByRole('heading', { level: 2 })
    await expect(sections).toHaveText(contents.map(({ title }) => title))
    await expect(page.getByText(/^(Last update|Ostatnia aktualizacja): .*20\d\d/)).toBeVisible()
    // The day its authors have written into the text's own file, whenever the site is built.
    await expect(page.getByRole('time').first()).toHaveAttribute('datetime', updated)
    const alternates = page.locator('link[rel="alternate"][hreflang]')
    await expect(alternates).toHaveCount(Object.keys(translations ?? {}).length + 2)
  }
})

test('every entry of a table of contents leads to its section', async ({ page }) => {
  for (const path of ['/privacy-policy', '/polityka-prywatnosci', '/terms-of-tests', '/accessibility']) {
    await page.goto(path)
    const missing = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('nav ol a')]
        .map((link) => link.hash.slice(1))
        .filter((id) => id === '' || document.getElementById(id)?.tagName !== 'H2'),
    )
    expect(missing, path).toEqual([])
  }
})

test('on a phone the contents are folded, and an entry leads to its section', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/privacy-policy')
  const contents = page.getByRole('navigation', { name: 'Contents' })
  const entry = contents.getByRole('link').last()
  await expect(entry).toBeHidden()
  await contents.locator('summary').press('Enter')
  await entry.click()
  await expect(page.getByRole('heading', { level: 2 }).last()).toBeInViewport({ ratio: 1 })
})

test('drafts alone say that a lawyer has still to confirm them', async ({ request }) => {
  for (const { path, confirmed } of readLegalTexts().filter((text) => text.language === 'en')) {
    const { html } = await served(request, path)
    expect(html.includes('· Draft<'), path).toBe(!confirmed)
  }
})

test('tables stay tables for screen readers where they look like cards', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/privacy-policy')
  const table = page.getByRole('table').filter({ hasText: 'cookie-consent' })
  expect(await table.getByRole('columnheader').count()).toBeGreaterThan(1)
  await expect(table.getByRole('rowheader', { name: /cookie-consent/ }).first()).toBeVisible()
})
