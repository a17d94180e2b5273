import { expect, test } from '@playwright/test'
import { gamePages } from './support/pages.ts'

test('each line has at least six renders, each with a file that is there', async ({ page, request }) => {
  await page.goto('/press')
  for (const line of ['Awaken Realms', 'Questline', 'Lite']) {
    const section = page.getByRole('region', { name: `Renders: ${line}` })
    const figures = section.getByRole('figure')
    const count = await figures.count()
    expect(count, line).toBeGreaterThanOrEqual(6)
    for (const link of await section.getByRole('link').all()) {
      const answer = await request.head((await link.getAttribute('href')) ?? '')
      expect(answer.status()).toBe(200)
      expect(answer.headers()['content-type']).toBe('image/jpeg')
    }
  }
})

test('its contents lead to each part below the first view', async ({ page }) => {
  await page.goto('/press')
  for (const link of await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').all()) {
    await link.click()
    await expect(page.getByRole('heading', { name: await link.innerText() })).toBeInViewport()
  }
})

test('the press kit is one ZIP of the size that is said', async ({ page, request }) => {
  await page.goto('/press')
  const link = page.getByRole('link', { name: /^Press kit/ })
  const answer = await request.get((await link.getAttribute('href')) ?? '')
  const bytes = await answer.body()
  expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\x03\x04')
  await expect(link).toHaveText(`Press kit (ZIP, ${(bytes.length / 1e6).toFixed(1)} MB)`)
})

test('every game has a fact sheet, for print and as text', async ({ page, request }) => {
  await page.goto('/press')
  const sheets = page.getByRole('region', { name: 'Fact sheets' }).getByRole('link')
  await expect(sheets).toHaveCount(gamePages.length)
  await sheets.filter({ hasText: /^Nemesis$/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nemesis')
  await expect(page.getByRole('definition').filter({ hasText: 'Adam Kwapiński' })).toBeVisible()
  const text = await page.getByRole('link', { name: 'As text' }).getAttribute('href')
  expect(await (await request.get(text ?? '')).text()).toContain('Adam Kwapiński')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print this sheet' })).toBeHidden()
})
