import { expect, type Page, test } from '@playwright/test'
import { pages } from './support/pages.ts'

/** The filtered lists differ in what they list only; one stands for all. */
const walk = pages.filter((it) => !it.startsWith('/our-games/') || it === '/our-games/2-players')

/** Collects what is asked of any host but our own. */
function watchOtherHosts(page: Page, own: string | undefined): string[] {
  const foreign: string[] = []
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (/^https?:/.test(protocol) && origin !== own) foreign.push(`${page.url()} -> ${request.url()}`)
  })
  return foreign
}

/** Scrolls through the whole page, so that everything that loads when it comes near has come near. */
async function seeItAll(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight) {
      window.scrollTo({ top: y, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
  })
  await page.waitForLoadState('networkidle')
}

test('before the visitor agrees, no page asks another host for anything, sets a cookie or stores anything', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(300_000)
  const foreign = watchOtherHosts(page, baseURL)
  const stored: string[] = []
  for (const path of walk) {
    await page.goto(path)
    await expect(page.getByRole('region', { name: 'Cookies' }), path).toBeVisible()
    await seeItAll(page)
    const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
    stored.push(...keys.map((key) => `${path}: ${key}`))
  }
  expect(foreign).toEqual([])
  expect(stored).toEqual([])
  expect(await context.cookies()).toEqual([])
})

test('after the visitor has declined, no page asks another host for anything', async ({ page, baseURL }) => {
  test.setTimeout(120_000)
  const foreign = watchOtherHosts(page, baseURL)
  await page.goto('/')
  await page.getByRole('button', { name: 'Decline' }).click()
  for (const path of walk.filter((it) => it.startsWith('/games/'))) {
    await page.goto(path)
    await seeItAll(page)
  }
  expect(foreign).toEqual([])
})
