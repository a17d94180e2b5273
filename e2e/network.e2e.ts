import { expect, type Page, test } from '@playwright/test'
import { everyPage } from './every-page.ts'

/** Scrolls through the whole page, so that everything that loads when it comes near has come near. */
async function seeItAll(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight) {
      window.scrollTo(0, y)
      await new Promise(requestAnimationFrame)
    }
  })
  await page.waitForLoadState('networkidle')
}

test('no page asks another host for anything before the visitor has agreed', async ({ page, baseURL }) => {
  test.setTimeout(300_000)
  const foreign: string[] = []
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (/^https?:/.test(protocol) && origin !== baseURL) foreign.push(`${page.url()} -> ${request.url()}`)
  })
  for (const path of everyPage()) {
    await page.goto(path)
    await seeItAll(page)
    await expect(page.getByRole('region', { name: 'Cookies' }), path).toBeVisible()
  }
  expect(foreign).toEqual([])
})

test('no page breaks its own Content-Security-Policy or logs an error', async ({ page }) => {
  test.setTimeout(300_000)
  const complaints: string[] = []
  page.on('console', (message) => {
    const expected = page.url().endsWith('/no-such-page') && message.text().includes('404')
    if (message.type() === 'error' && !expected) complaints.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`))
  for (const path of everyPage()) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  expect(complaints).toEqual([])
})

test('no page sets a cookie or stores anything before the visitor has agreed', async ({ page, context }) => {
  test.setTimeout(300_000)
  for (const path of everyPage()) await page.goto(path)
  await page.waitForLoadState('networkidle')
  expect(await context.cookies()).toEqual([])
  expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual([])
})
