import { expect, type Page } from '@playwright/test'
import { pathOfGame } from '../site/addresses/addresses.ts'
import { section } from './support/pages.ts'
import { emptySet, emptySetGame, halfFilledSet, test } from './support/test-content.ts'

// One service for all tests of this file.
test.describe.configure({ mode: 'default' })
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const { slug, title, documents } = halfFilledSet
const missing = documents.at(-1)
const missingTitle = missing?.title ?? ''
const filters = `language=${missing?.language}&kind=${missing?.kind}`

const results = (page: Page) => page.getByRole('region', { name: 'Search results' })
const searchStatus = (page: Page) => page.getByRole('status').filter({ hasText: 'Nothing' })

for (const javaScriptEnabled of [true, false])
  test.describe(`with${javaScriptEnabled ? '' : 'out'} script`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 780 } })

    test('what is not available yet is in one closed line, in plain text, with where to ask', async ({ page }) => {
      for (const [path, part] of [
        ['/download', section(page, title)],
        [`/download/${slug}`, page],
      ] as const) {
        await page.goto(path)
        const line = part.locator('.download-unavailable').first()
        const name = line.getByText(missingTitle, { exact: true })
        await expect(name).toBeHidden()
        await line.getByText('Not available yet').click()
        await expect(name).toBeVisible()
        await expect(name.getByRole('link')).toHaveCount(0)
        await line.getByRole('link', { name: 'Ask us' }).click()
        await expect(page).toHaveURL('/contact')
      }
    })
  })

for (const width of [360, 1280])
  test(`at ${width} px a set with nothing yet is a line that opens, its page says where to go on`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`/download#${emptySet.slug}`)
    const set = section(page, emptySet.title)
    expect((await set.boundingBox())?.height).toBeLessThanOrEqual(width < 768 ? 72 : 64)
    await set.getByRole('heading').click()
    await expect(set.getByText(emptySet.documents[0]?.title ?? '', { exact: true })).toBeVisible()
    await set.getByRole('link', { name: `${emptySet.title}: documents` }).click()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: /^Ludomentor/ })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact')
    await main.getByRole('link', { name: /^About / }).click()
    await expect(page).toHaveURL(pathOfGame(emptySetGame))
  })

test('a language that is not available yet says so and offers what is', async ({ page }) => {
  await page.goto(`/download?q=${title}&${filters}`)
  await expect(searchStatus(page)).toContainText('Nothing to download yet')
  await expect(results(page).locator('.document-row').first()).toContainText(title)
  await expect(results(page).getByText(missingTitle, { exact: true })).toBeVisible()
})

test('on a phone what is asked for is said not to be here, with where to ask, in one step', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(`/download?${filters}`)
  await page.getByRole('searchbox').fill(title)
  await expect(searchStatus(page)).toContainText(`Nothing to download yet for “${title}”`)
  await expect(page.getByRole('navigation', { name: 'Games' })).toBeHidden()
  const box = await results(page).boundingBox()
  expect(box?.width).toBeGreaterThan(320)
  const ask = results(page).getByRole('link', { name: 'Ask us' })
  await expect(ask).toBeInViewport()
  await ask.click()
  await expect(page).toHaveURL('/contact')
})
