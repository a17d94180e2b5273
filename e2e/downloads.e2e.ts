import { expect, type Page, test } from '@playwright/test'
import { answerBanner } from './support/consent.ts'
import { awake } from './support/islands.ts'

const list = (page: Page) => page.getByRole('region', { name: 'Documents' })
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Games' })
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const fold = (page: Page, set: string, category: string) =>
  section(page, set)
    .getByRole('group')
    .filter({ has: page.getByText(category, { exact: true }) })

test('the sidebar starts with Ludomentor, then the games by name, and highlights none', async ({ page }) => {
  await page.goto('/download')
  const names = await sidebar(page).getByRole('link').allTextContents()
  expect(names[0]).toBe('Ludomentor')
  expect(names.slice(1)).toEqual(names.slice(1).toSorted((a, b) => a.localeCompare(b, 'en')))
  expect(names.length).toBeGreaterThanOrEqual(24)
  await expect(sidebar(page).locator('[aria-current]')).toHaveCount(0)
})

test('an address with an anchor opens at its section', async ({ page }) => {
  await page.goto('/download/#s-t-a-l-k-e-r')
  await expect(section(page, 'S.T.A.L.K.E.R.')).toBeInViewport()
})

for (const [width, sidebarWidth] of [
  [390, 128],
  [1280, 224],
] as const) {
  test(`at ${width} px the sidebar is ${sidebarWidth} px wide and as high as the window less 80 px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 })
    await page.goto('/download')
    // The screen may still be moving in.
    await expect
      .poll(() => sidebar(page).boundingBox())
      .toMatchObject({ width: sidebarWidth, height: 620, y: 80 })
  })
}

test('a row shows title, flag and facts, and opens its file in a new tab without opener', async ({
  page,
  request,
}) => {
  await page.goto('/download#nemesis')
  await fold(page, 'Nemesis', 'RULEBOOKS').getByText('RULEBOOKS', { exact: true }).click()
  const rulebook = section(page, 'Nemesis').getByRole('listitem').filter({ hasText: 'Rulebook ENG (opens' })
  await expect(rulebook.getByRole('img', { name: 'English' })).toBeVisible()
  await expect(rulebook).toContainText('28 pages')
  const row = section(page, 'Nemesis').getByRole('listitem').filter({ hasText: 'Rulebook DE' })
  await expect(row).toContainText('Placeholder, the document is not here yet')
  const link = row.getByRole('link')
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /noopener/)
  const address = (await link.getAttribute('href')) ?? ''
  const part = await request.get(address, { headers: { Range: 'bytes=0-3' } })
  expect([part.status(), await part.text()]).toEqual([206, '%PDF'])
})

test('no row, search result or game page offers a placeholder unmarked, and no archive holds one', async ({
  page,
  request,
}) => {
  const { documents } = await (await request.get('/catalogue.json')).json()
  const placeholders: { downloadUrl: string; latestUrl: string }[] = documents.filter(
    (it: { standIn?: true }) => it.standIn,
  )
  const addresses = placeholders.flatMap((it) => [
    new URL(it.downloadUrl).pathname,
    new URL(it.latestUrl).pathname,
  ])
  expect(placeholders.length).toBeGreaterThan(0)
  for (const path of [
    '/download',
    '/download/nemesis',
    '/download/in/pl',
    '/games/awaken-realms/grimcoven',
  ]) {
    await page.goto(path)
    const unmarked = await page.locator('a').evaluateAll(
      (links, known) =>
        links
          .filter((it) => known.includes(it.getAttribute('href') ?? ''))
          .filter(
            (it) => !it.closest('li')?.textContent.includes('Placeholder, the document is not here yet'),
          )
          .map((it) => it.textContent),
      addresses,
    )
    expect(unmarked, path).toEqual([])
  }
  await page.goto('/download?q=stalker+rulebook')
  const results = page.getByRole('region', { name: 'Search results' })
  await expect(results.getByRole('listitem').first()).toBeVisible()
  const rows = await results.getByRole('listitem').count()
  await expect(results.getByText('Placeholder, the document is not here yet')).toHaveCount(rows)
  const sums = await (await request.get('/files/nemesis/SHA256SUMS')).text()
  expect(sums).not.toContain('placeholder')
})

test('on a phone the promo block leads to the store of that phone, in the same tab', async ({ browser }) => {
  for (const [userAgent, target] of [
    ['Linux; Android 16', /play\.google/],
    ['something ANDROID', /play\.google/],
    ['iPhone; CPU iPhone OS 19_0', /apps\.apple/],
    ['iPad', /apps\.apple/],
    ['iPod touch', /apps\.apple/],
  ] as const) {
    const context = await browser.newContext({ userAgent })
    const page = await context.newPage()
    await context.route(/^https:/, (route) => route.fulfill({ body: 'the shop' }))
    await page.goto('/download')
    await section(page, 'Ludomentor').getByRole('link', { name: 'Download the app' }).click()
    await expect(page).toHaveURL(target)
    await context.close()
  }
})

test('on a desktop the app’s page opens in a new tab, and both buttons are counted for who accepted that', async ({
  page,
}) => {
  await answerBanner(page, 'accepted')
  await page.addInitScript(() => {
    Object.assign(window, {
      counted: [],
      gtag: (...call: unknown[]) => Reflect.get(window, 'counted').push(call),
    })
  })
  await page.context().route(/^https:/, (route) => route.fulfill({ body: 'the app' }))
  await page.goto('/download')
  const promo = section(page, 'Ludomentor')
  await promo.getByRole('link', { name: /Download the app/ }).click()
  await promo.getByRole('link', { name: /Why Ludomentor/ }).click()
  expect(await page.evaluate(() => Reflect.get(window, 'counted'))).toEqual([
    ['event', 'ludomentor-downloads', { button_name: 'download-app' }],
    ['event', 'ludomentor-downloads', { button_name: 'why-ludomentor' }],
  ])
  await expect.poll(() => page.context().pages().length).toBe(3)
})

test('the temporary fix leads to a page of this site', async ({ page }) => {
  await page.goto('/download#etherfields')
  const group = fold(page, 'Etherfields', 'TEMPORARY FIX')
  await group.getByText('TEMPORARY FIX', { exact: true }).click()
  const [tab] = await Promise.all([page.waitForEvent('popup'), group.getByRole('link').click()])
  await expect(tab.getByRole('heading', { level: 1 })).toContainText('Temporary fix')
})

test('a page of one set has its own title, structured data, feeds and archive', async ({ page, request }) => {
  await page.goto('/download/nemesis')
  await expect(page).toHaveTitle('Nemesis: documents | Awaken Realms')
  const data: unknown = JSON.parse(
    await page.locator('script[type="application/ld+json"]').first().innerText(),
  )
  expect(data).toMatchObject({ '@type': 'ItemList', name: 'Nemesis: documents' })
  for (const name of [/as one ZIP/, 'Atom feed', 'JSON Feed', 'SHA256SUMS']) {
    const address = (await page.getByRole('link', { name }).getAttribute('href')) ?? ''
    expect((await request.get(address)).status(), address).toBe(200)
  }
})

test('a lasting address leads to the file by one redirect', async ({ request }) => {
  const lasting = await request.get('/d/nemesis-rulebook-de', { maxRedirects: 0 })
  expect(lasting.status()).toBe(302)
  const file = lasting.headers().location ?? ''
  expect(file).toMatch(/^\/files\/nemesis\/nemesis-rulebook-de(-placeholder)?-[0-9a-f]{8}\.pdf$/)
  expect((await request.get(file)).headers()['content-type']).toBe('application/pdf')
})

test('documents kept on the device open without a connection, and can be removed', async ({
  page,
  context,
}) => {
  await page.goto('/download/platformer')
  const keep = page.getByRole('button', { name: /Keep on this device \([\d.]+ MB\)/ })
  await awake(keep)
  await keep.click()
  await expect(page.getByText(/^Kept on this device/)).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('button', { name: 'Remove the copy from this device' })).toBeFocused()
  const file = (await page.getByRole('link', { name: /^Score Sheet DE/ }).getAttribute('href')) ?? ''
  // The browser's own cache may hold the file as well; only the kept copy shall answer.
  const browser = await context.newCDPSession(page)
  await browser.send('Network.clearBrowserCache')
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Platformer: documents')
  const bytes = await page.evaluate(
    async (address) => (await (await fetch(address)).arrayBuffer()).byteLength,
    file,
  )
  expect(bytes).toBeGreaterThan(1000)
  await page.getByRole('button', { name: 'Remove the copy from this device' }).click()
  await expect(page.getByRole('button', { name: /Keep on this device/ })).toBeVisible()
  expect(await page.evaluate(() => caches.keys())).toEqual([])
})

test('a copy that was broken off is not said to be kept, and opens nothing half', async ({ page }) => {
  await page.goto('/download/platformer')
  await page.evaluate(async () => (await caches.open('documents-platformer')).add('/download/platformer'))
  await page.reload()
  const keep = page.getByRole('button', { name: /Keep on this device/ })
  await awake(keep)
  await expect(keep).toBeVisible()
  await expect(page.getByText(/^Kept on this device/)).toBeHidden()
})

test('a kept page opens where the connection hangs', async ({ page }) => {
  await page.goto('/download/platformer')
  const keep = page.getByRole('button', { name: /Keep on this device/ })
  await awake(keep)
  await keep.click()
  await expect(page.getByText(/^Kept on this device/)).toBeVisible({ timeout: 20_000 })
  let asked = 0
  await page.context().route('**/download/platformer', () => {
    asked += 1
  })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Platformer: documents')
  expect(asked).toBe(1)
})

test('all documents are printed, not a windowful', async ({ page }) => {
  await page.goto('/download')
  await page.emulateMedia({ media: 'print' })
  const { shown, whole } = await page.locator('#documents').evaluate((it) => ({
    shown: it.clientHeight,
    whole: it.scrollHeight,
  }))
  expect(shown).toBe(whole)
  await expect(page.getByRole('navigation', { name: 'Games' })).toBeHidden()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('every document is in the page, groups open, and languages are plain links', async ({ page }) => {
    await page.goto('/download')
    expect(await list(page).locator('details a[target="_blank"]').count()).toBeGreaterThanOrEqual(400)
    await page.getByRole('navigation', { name: 'By language' }).getByRole('link', { name: 'Polski' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Downloads in Polish')
    await expect(page.getByRole('link', { name: /Rulebook PL/ }).first()).toBeVisible()
  })
})
