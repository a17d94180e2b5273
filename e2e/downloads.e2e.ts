import { expect, type Page, test } from '@playwright/test'
import { pathOfGame } from '../site/addresses/addresses.ts'
import { titleWithSize } from '../site/documents/document.ts'
import { languages } from '../site/documents/languages.ts'
import { readSets } from '../site/documents/read-sets.build.ts'
import { documentDetails } from '../site/downloads/document-row.tsx'
import { readLudomentor } from '../site/downloads/read-ludomentor.build.ts'
import { gameWith, largestSet } from './support/our-content.ts'
import { expectNoSidewaysScroll, openFolds, section } from './support/pages.ts'
import { listenAsAnalytics, storeConsent } from './support/visitor.ts'

const sets = readSets()

const list = (page: Page) => page.getByRole('region', { name: 'Documents' })
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Games' })

test('the sidebar starts with Ludomentor, then the games by name, and highlights none', async ({ page }) => {
  await page.goto('/download')
  const names = (await sidebar(page).getByRole('link').allTextContents()).filter((name) => !/^Skip/.test(name))
  expect(names[0]).toBe('Ludomentor')
  expect(names.slice(1)).toEqual(names.slice(1).toSorted((a, b) => a.localeCompare(b, 'en')))
  await expect(sidebar(page).locator('[aria-current]')).toHaveCount(0)
})

test('an address with an anchor opens at its section', async ({ page }) => {
  const last = sets.at(-1)
  await page.goto(`/download/#${last?.anchor}`)
  await expect(section(page, last?.title ?? '')).toBeInViewport()
})

for (const width of [390, 1280])
  test(`at ${width} px the sidebar and the app's picture have their sizes, and entries lead to their place`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 })
    await page.goto('/download')
    const size = { width: width < 768 ? 128 : 224, height: 620, y: 80 }
    await expect.poll(() => sidebar(page).boundingBox()).toMatchObject(size)
    const picture = section(page, 'Ludomentor').getByRole('img')
    expect(await picture.boundingBox()).toMatchObject({ width: 220, height: 220 })
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

test('at 320 px neither the page nor its list scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/download')
  await openFolds(page)
  await expectNoSidewaysScroll(page)
  for (const part of [list(page), sidebar(page)])
    expect(await part.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
})

test('three links let the keyboard skip the sidebar, to the search, the list and the footer', async ({ page }) => {
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
  await page.keyboard.type('rules')
  await expect(page.getByRole('searchbox')).toHaveValue('rules')
})

test('a row shows title, flag and details, and opens its file in a new tab without opener', async ({ page }) => {
  await page.goto(`/download/${largestSet.slug}`)
  for (const entry of largestSet.available) {
    const row = page.getByRole('listitem').filter({ has: page.locator(`[data-copy-link="/d/${entry.id}"]`) })
    const flag = entry.language ? [languages[entry.language].name] : []
    expect(await row.getByRole('img').evaluateAll((all) => all.map((image) => image.getAttribute('alt')))).toEqual(flag)
    await expect(row).toContainText(documentDetails(entry).join(' · '))
    await expect(row.getByRole('link')).toHaveText(`${titleWithSize(entry)} (opens in a new tab)`)
    await expect(row.getByRole('link')).toHaveAttribute('target', '_blank')
    await expect(row.getByRole('link')).toHaveAttribute('rel', /noopener/)
  }
})

test('groups of up to three documents are open, several at once, and close', async ({ page }) => {
  await page.goto('/download')
  const folds = page.locator('.download-fold')
  const groups = await folds.evaluateAll((them) =>
    them.map((set) => ({ rows: set.querySelectorAll('.document-row').length, isOpen: set.matches('[open]') })),
  )
  expect(groups.length).toBeGreaterThan(3)
  expect(groups.filter(({ rows, isOpen }) => isOpen !== rows <= 3)).toEqual([])
  const [first = -1, second = -1] = groups.flatMap(({ isOpen }, index) => (isOpen ? [index] : []))
  await folds.nth(first).locator('summary').press('Enter')
  await expect(folds.nth(first).locator('.document-row').first()).toBeHidden()
  await expect(folds.nth(second).locator('.document-row').first()).toBeVisible()
})

test('rows come in one 0.05 s after the other, from the twentieth on together', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/download')
  const rows = page.locator('.download-fold[open]').first().locator('.document-row')
  await expect(rows.first()).toHaveCSS('animation-duration', '0.25s')
  // A group as long as the longest may become.
  const delays = await rows.first().evaluate((row) => {
    for (let more = 0; more < 25; more += 1) row.parentElement?.append(row.cloneNode(true))
    const all = [...(row.parentElement?.children ?? [])]
    return all.map((element) => Number.parseFloat(getComputedStyle(element).animationDelay))
  })
  expect([0, 1, 11, 19, 20, 24].map((index) => delays[index])).toEqual([0.1, 0.15, 0.65, 1.05, 1.05, 1.05])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(rows.first()).toHaveCSS('animation-name', 'none')
})

test('list, set, page of the game and catalogue count the same documents', async ({ page, request }) => {
  const { documents } = await (await request.get('/catalogue.json')).json()
  const countOf = (set: string) => documents.filter((entry: { set: string }) => entry.set === set).length
  await page.goto('/download')
  for (const { slug, anchor } of sets)
    await expect(page.locator(`[id="${anchor}"] .document-row`), slug).toHaveCount(countOf(slug))
  const game = gameWith(
    'one set of several documents',
    ({ sets: [own, ...more] }) => own !== undefined && more.length === 0 && countOf(own.slug) > 1,
  )
  const [set] = game.sets
  const count = countOf(set?.slug ?? '')
  await page.goto(pathOfGame(game.slug))
  await expect(page.getByRole('link', { name: `All ${count} documents` })).toBeVisible()
  await page.goto(`/download/${set?.slug}`)
  await expect(page).toHaveTitle(`${set?.title}: documents | Awaken Realms`)
  await expect(page.locator('.document-row')).toHaveCount(count)
})

test('on a phone the app is got from the store of that phone, in the same tab', async ({ browser }) => {
  const { ios, android } = readLudomentor()
  for (const [userAgent, target] of [
    ['Linux; Android 16', android.href],
    ['iPhone; CPU iPhone OS 19_0', ios.href],
    ['iPad', ios.href],
    ['iPod touch', ios.href],
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
  await storeConsent(page, 'accepted')
  const reported = await listenAsAnalytics(page)
  await page.context().route(/^https:/, (route) => route.fulfill({ body: 'the app' }))
  await page.goto('/download')
  const ludomentor = section(page, 'Ludomentor')
  await ludomentor.getByRole('link', { name: /Download the app/ }).click()
  await ludomentor.getByRole('link', { name: /Why Ludomentor/ }).click()
  expect(await reported()).toEqual([
    ['event', 'ludomentor-downloads', { button_name: 'download-app' }],
    ['event', 'ludomentor-downloads', { button_name: 'why-ludomentor' }],
  ])
  await expect.poll(() => page.context().pages().length).toBe(3)
})
