import { expect, type Page, test } from '@playwright/test'
import { answerBanner } from './support/visitor.ts'
import { sidewaysOverflow } from './support/whole-page.ts'

const list = (page: Page) => page.getByRole('region', { name: 'Documents' })
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Games' })
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const fold = (page: Page, set: string, category: string) =>
  section(page, set)
    .getByRole('group')
    .filter({ has: page.getByText(category, { exact: true }) })
    .first()
const open = (page: Page, set: string, category: string) =>
  fold(page, set, category).getByText(category, { exact: true }).click()

test('the sidebar starts with Ludomentor, then the games by name, and highlights none', async ({ page }) => {
  await page.goto('/download')
  const names = (await sidebar(page).getByRole('link').allTextContents()).filter((it) => !/^Skip/.test(it))
  expect(names[0]).toBe('Ludomentor')
  expect(names.slice(1)).toEqual(names.slice(1).toSorted((a, b) => a.localeCompare(b, 'en')))
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

  test(`at ${width} px the last entries lead 60 px below the top of the list and are highlighted`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/download')
    for (const entry of (await sidebar(page).getByRole('link').all()).slice(-4)) {
      await entry.click()
      const id = new URL((await entry.getAttribute('href')) ?? '', page.url()).hash
      const offset = async () => {
        const [frame, target] = [await list(page).boundingBox(), await page.locator(id).boundingBox()]
        return Math.round((target?.y ?? 0) - (frame?.y ?? 0))
      }
      await expect.poll(offset, id).toBe(60)
      await expect(entry, id).toHaveAttribute('aria-current', 'location')
    }
  })
}

for (const width of [360, 768, 1280, 1920]) {
  test(`at ${width} px the promo picture is 220 by 220 px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/download')
    const box = await section(page, 'Ludomentor').getByRole('img').boundingBox()
    expect([Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]).toEqual([220, 220])
  })
}

test('at 320 px neither the page nor its list scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/download')
  await page.locator('details').evaluateAll((them) => {
    for (const it of them) it.setAttribute('open', '')
  })
  expect(await sidewaysOverflow(page)).toBe(0)
  for (const part of [list(page), sidebar(page)])
    expect(await part.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0)
})

test('the keyboard may leap over the long list to the search, the list and the footer', async ({ page }) => {
  await page.goto('/download')
  const footer = sidebar(page).getByRole('link', { name: 'Skip to the footer' })
  await footer.focus()
  await expect(footer).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('contentinfo')).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeFocused()
  await sidebar(page).getByRole('link', { name: 'Skip to the search' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('nemesis')
  await expect(page.getByRole('searchbox')).toHaveValue('nemesis')
})

test('a row shows title, flag and facts, and opens its file in a new tab without opener', async ({
  page,
}) => {
  await page.goto('/download#nemesis')
  await open(page, 'Nemesis', 'RULEBOOKS')
  const row = section(page, 'Nemesis').getByRole('listitem').filter({ hasText: 'Rulebook ENG (opens' })
  await expect(row.getByRole('img', { name: 'English' })).toBeVisible()
  await expect(row).toContainText('28 pages')
  await expect(row.getByRole('link')).toHaveAttribute('target', '_blank')
  await expect(row.getByRole('link')).toHaveAttribute('rel', /noopener/)
})

test('several groups stay open at once, and rows come in one 0.05 s after the other', async ({ page }) => {
  await page.goto('/download#nemesis')
  await open(page, 'Nemesis', 'RULEBOOKS')
  await open(page, 'Nemesis', 'FAQ')
  const rows = section(page, 'Nemesis').locator('.download-row')
  await expect(rows.first()).toBeVisible()
  await expect(rows.last()).toBeVisible()
  await expect(rows.first()).toHaveCSS('animation-duration', '0.25s')
  await expect(rows.first()).toHaveCSS('animation-delay', '0.1s')
  await expect(rows.nth(1)).toHaveCSS('animation-delay', '0.15s')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(rows.first()).toHaveCSS('animation-name', 'none')
})

test('what is not available yet stands in one closed line, as plain text', async ({ page }) => {
  await page.goto('/download#nemesis')
  await open(page, 'Nemesis', 'RULEBOOKS')
  const line = fold(page, 'Nemesis', 'RULEBOOKS').getByText(/^Not available yet: \d+$/)
  const name = fold(page, 'Nemesis', 'RULEBOOKS').getByText('Rulebook DE')
  await expect(name).toBeHidden()
  await line.click()
  await expect(name).toBeVisible()
  await expect(name.getByRole('img', { name: 'Deutsch' })).toBeVisible()
  await expect(name.getByRole('link')).toHaveCount(0)
})

test('list, page of the set, catalogue and structured data count the same documents', async ({
  page,
  request,
}) => {
  const { documents } = await (await request.get('/catalogue.json')).json()
  const count = documents.filter((it: { set: string }) => it.set === 'nemesis').length
  await page.goto('/download')
  await expect(section(page, 'Nemesis').locator('.download-row')).toHaveCount(count)
  await page.goto('/download/nemesis')
  await expect(page).toHaveTitle('Nemesis: documents | Awaken Realms')
  await expect(page.locator('.download-row')).toHaveCount(count)
  const data: unknown = JSON.parse(
    await page.locator('script[type="application/ld+json"]').first().innerText(),
  )
  expect(data).toMatchObject({ '@type': 'ItemList', numberOfItems: count })
})

test('“Copy link” copies the permanent link, in lists and on the page of a set', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  for (const path of ['/download?q=nemesis+faq', '/download/nemesis']) {
    await page.goto(path)
    await page
      .getByRole('button', { name: /^Copy link.*FAQ v2\.2 ENG/ })
      .first()
      .click()
    await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeAttached()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(new URL('/d/nemesis-faq-en', page.url()).href)
  }
})

for (const [id, target] of [
  ['nemesis-rulebook-2019-en', /RULEBOOK_280x280mm_bleed3mm_28pages_PRINT\.pdf$/],
  ['nemesis-rulebook-de', /^\/download\/nemesis$/],
  ['the-great-wall-score-sheet-it', /^\/download\/the-great-wall$/],
] as const) {
  test(`the permanent link of ${id} leads on by one redirect`, async ({ request }) => {
    const answer = await request.get(`/d/${id}`, { maxRedirects: 0 })
    expect(answer.status()).toBe(302)
    expect(answer.headers().location).toMatch(target)
  })
}

for (const path of ['/rss.xml', '/download/nemesis/rss.xml']) {
  test(`${path} is a feed with its newest document first`, async ({ page, request }) => {
    const answer = await request.get(path)
    expect(answer.headers()['content-type']).toContain('xml')
    const dates = await page.evaluate(
      (xml) => {
        const feed = new DOMParser().parseFromString(xml, 'application/xml')
        return [...feed.querySelectorAll('rss > channel > item > pubDate')].map((it) =>
          new Date(it.textContent ?? '').toISOString(),
        )
      },
      await answer.text(),
    )
    expect(dates.length).toBeGreaterThan(0)
    expect(dates).toEqual(dates.toSorted().toReversed())
  })
}

test('on a phone the promo block leads to the store of that phone, in the same tab', async ({ browser }) => {
  for (const [userAgent, target] of [
    ['Linux; Android 16', /play\.google/],
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

test('on a desktop both buttons open new tabs and are counted for who accepted that', async ({ page }) => {
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
