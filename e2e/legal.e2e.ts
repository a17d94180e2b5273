import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { content } from '../site/content/content.server.ts'
import { served } from './support/pages.ts'

test('the privacy policy is the same text in two languages, each marked and linked to the other, in an English frame', async ({
  page,
}) => {
  for (const [path, language, other, heading] of [
    ['/privacy-policy', 'en', '/polityka-prywatnosci', '[EN] Privacy Policy & GDPR'],
    ['/polityka-prywatnosci', 'pl', '/privacy-policy', '[PL] Polityka prywatności & regulacje RODO'],
  ] as const) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    for (const frame of ['banner', 'contentinfo'] as const)
      await expect(page.getByRole(frame)).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.getByRole('main').getByRole('heading', { level: 2, name: /^\d+\. / })).toHaveCount(10)
    await expect(page.getByText(/^(Last update|Ostatnia aktualizacja): .*20\d\d/)).toBeVisible()
    // The day its authors have written into the text's own file, whenever the site is built.
    const [, updated] = /^updated: (.+)$/m.exec(await readFile(`content/legal${path}.md`, 'utf8')) ?? []
    await expect(page.getByRole('time').first()).toHaveAttribute('datetime', updated ?? 'a date')
    await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(3)
    const links = page.getByRole('main').getByRole('paragraph').getByRole('link')
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(addresses).toEqual(expect.arrayContaining([other, '/klauzula-informacyjna-dla-kandydatow']))
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
  const entry = contents.getByRole('link', { name: '9. Transfers' })
  await expect(entry).toBeHidden()
  await contents.getByText('Contents').click()
  await entry.click()
  await expect(page.getByRole('heading', { name: '9. Transfers' })).toBeInViewport({ ratio: 1 })
})

test('drafts alone say that a lawyer has still to confirm them', async ({ request }) => {
  for (const { path, confirmed } of content().legal.filter((text) => text.language === 'en')) {
    const { html } = await served(request, path)
    expect(html.includes('· Draft<'), path).toBe(!confirmed)
  }
})

test('tables stay tables for screen readers where they look like cards', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/privacy-policy')
  const table = page.getByRole('table').filter({ hasText: 'cookie-consent' })
  await expect(table.getByRole('columnheader')).toHaveCount(4)
  await expect(table.getByRole('rowheader', { name: /cookie-consent/ }).first()).toBeVisible()
})

test('the footer leads to the particulars company law asks for', async ({ page }) => {
  await page.goto('/our-games')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Company details' }).click()
  const text = page.getByRole('main')
  await expect(text.getByRole('heading', { level: 1 })).toHaveText('Company details')
  for (const particular of ['Registry court', 'KRS', 'NIP', 'Share capital'])
    await expect(text.getByText(particular).first()).toBeVisible()
})
