import { expect, test } from '@playwright/test'
import { titleWithSize } from '../site/documents/document.ts'
import { largestSet } from './support/our-content.ts'
import { openFolds } from './support/pages.ts'

const { slug, anchor, title: titleOfSet, available } = largestSet
const [entry = { id: 'a document', title: '', downloadUrl: '', bytes: undefined }] = available
const { id, downloadUrl } = entry
const title = titleWithSize(entry)

test('“Copy link” copies the permanent link in list, search and page of a set', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  // The served list is there first, and hidden once the search has its answer.
  // On a phone the list has no room for the button.
  const search = `/download?${new URLSearchParams({ q: titleOfSet })}`
  for (const [width, path, place, name] of [
    [1280, `/download#${anchor}`, `#${anchor}`, title],
    [360, search, '[aria-label="Search results"]', `${titleOfSet}: ${title}`],
    [360, `/download/${slug}`, 'main', title],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(path)
    // A group of more than three documents is closed at first.
    await openFolds(page)
    const button = page.locator(place).getByRole('button', { name: `Copy link: ${name}`, exact: true })
    await button.and(page.locator(`[data-copy-link="/d/${id}"]`)).click()
    await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeAttached()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(new URL(`/d/${id}`, page.url()).href)
  }
})

test('“Link copied” is shown for four seconds after the last press', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await page.goto(`/download/${slug}`)
  const buttons = page.getByRole('main').getByRole('button', { name: /^Copy link/ })
  const status = page.getByRole('status').filter({ hasText: 'Link copied' })
  await buttons.nth(0).click()
  await expect(status).toBeAttached()
  await page.clock.runFor(3000)
  await buttons.nth(1).click()
  await expect(buttons.nth(1)).toHaveAttribute('data-copied', 'yes')
  await page.clock.runFor(3000)
  await expect(status).toBeAttached()
  await expect(buttons.nth(0)).not.toHaveAttribute('data-copied')
  await page.clock.runFor(1000)
  await expect(status).toHaveCount(0)
})

test('a permanent link leads on to the file by one redirect', async ({ request }) => {
  const answer = await request.get(`/d/${id}`, { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([302, downloadUrl])
})
