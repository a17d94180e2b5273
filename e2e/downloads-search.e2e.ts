import { expect, type Page, test } from '@playwright/test'
import { content } from '../site/content/content.server.ts'
import { missingDocument } from './support/documents.ts'
import { holdScripts, watchConsole } from './support/visitor.ts'

const missing = missingDocument()
const filters = `language=${missing.language}&kind=${missing.kind}`
const words = new URLSearchParams({ q: missing.set.title })

const results = (page: Page) => page.getByRole('region', { name: 'Search results' })
const rows = (page: Page) => results(page).locator('.download-row')
const said = (page: Page) => page.getByRole('status').filter({ hasText: /document|Not available|Nothing|Searching/ })
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const nemesis = (page: Page) => section(page, 'Nemesis')
const language = (page: Page) => page.getByRole('combobox', { name: 'Language', exact: true })

// What else is found is in `site/downloads/search.test.ts`.
test('finds a document while it is being typed, with slips of the pen', async ({ page }) => {
  await page.goto('/download')
  await page.getByRole('searchbox').pressSequentially('nemezis rulebok')
  const first = rows(page).first()
  await expect(first.getByRole('link', { name: /new tab/ })).toContainText('Nemesis')
})

test('the address is the search: shared, gone back to and typed; its other values stay', async ({ page }) => {
  await page.goto('/download?utm_source=mail&q=nemesis&kind=faq#nemesis')
  await expect(page.getByRole('searchbox')).toHaveValue('nemesis')
  await expect(rows(page).first()).toContainText('FAQ')
  await language(page).selectOption('pl')
  await expect(page).toHaveURL('/download?utm_source=mail&q=nemesis&kind=faq&language=pl#nemesis')
  await page.goto('/download/nemesis')
  await page.goBack()
  await expect(language(page)).toHaveValue('pl')
  await expect(page.getByRole('searchbox')).toHaveValue('nemesis')
  await expect(page).toHaveURL('/download?utm_source=mail&q=nemesis&kind=faq&language=pl#nemesis')
})

test('a language that is not available yet says so and offers what is', async ({ page }) => {
  await page.goto(`/download?${words}&${filters}`)
  await expect(said(page)).toContainText('Nothing to download yet')
  await expect(rows(page).first()).toContainText(missing.set.title)
  await expect(results(page).getByText(missing.title, { exact: true }).first()).toBeVisible()
})

test('an empty result says what to try and where to ask, above the whole list', async ({ page }) => {
  await page.goto('/download?q=zzzzzz')
  await expect(results(page)).toContainText('Try the game’s name alone')
  await expect(said(page)).toHaveText('Nothing for “zzzzzz”')
  await expect(results(page).getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact')
  await expect(results(page).getByRole('heading', { name: 'All downloads' })).toBeVisible()
  await expect(nemesis(page)).toBeVisible()
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(page).toHaveURL('/download')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await expect(results(page)).toBeHidden()
})

test('on a phone what is asked for is said not to be here, with where to ask, in one step', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(`/download?${filters}`)
  await page.getByRole('searchbox').fill(missing.set.title)
  await expect(said(page)).toContainText(`Nothing to download yet for “${missing.set.title}”`)
  await expect(page.getByRole('navigation', { name: 'Games' })).toBeHidden()
  const box = await results(page).boundingBox()
  expect(box?.width).toBeGreaterThan(320)
  const ask = results(page).getByRole('link', { name: 'Ask us' })
  await expect(ask).toBeInViewport()
  await ask.click()
  await expect(page).toHaveURL('/contact')
})

test('an address with unknown filters shows everything', async ({ page }) => {
  await page.goto('/download?language=tlh&kind=../../etc')
  await expect(nemesis(page)).toBeVisible()
})

test('groups closed stay so while a search comes and goes', async ({ page }) => {
  await page.goto('/download')
  const open = page.locator('.download-fold[open]')
  const before = await open.count()
  await open.first().locator('summary').click()
  await expect(open).toHaveCount(before - 1)
  await page.getByRole('searchbox').fill('etherfields')
  await expect(rows(page)).not.toHaveCount(0)
  await expect(nemesis(page)).toBeHidden()
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(page).toHaveURL(/\/download$/)
  await expect(nemesis(page)).toBeVisible()
  await expect(open).toHaveCount(before - 1)
})

test('an entry of the sidebar leaves the search for its section', async ({ page }) => {
  await page.goto('/download?q=etherfields')
  await expect(rows(page)).not.toHaveCount(0)
  await page.getByRole('navigation', { name: 'Games' }).getByRole('link', { name: 'Nemesis', exact: true }).click()
  await expect(page).toHaveURL(/\/download#nemesis$/)
  await expect(nemesis(page)).toBeInViewport()
})

test('finds what was typed and chosen before the script had come', async ({ page }) => {
  const arrive = await holdScripts(page)
  await page.goto('/download', { waitUntil: 'commit' })
  await page.getByRole('searchbox').fill('nemesis')
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('faq')
  arrive()
  await expect(rows(page).first()).toContainText('FAQ')
  await expect(page).toHaveURL('/download?q=nemesis&kind=faq')
})

test('a form sent before the script had come asks for the same address', async ({ page }) => {
  const arrive = await holdScripts(page)
  await page.goto('/download', { waitUntil: 'commit' })
  await page.getByRole('searchbox').fill('nemesis faq')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/\/download\?q=nemesis\+faq/)
  arrive()
  await expect(rows(page).first()).toContainText('FAQ')
})

test('says so when its list cannot be loaded, and leaves the whole list in place', async ({ page }) => {
  await page.route('**/download/index.json', (route) => route.abort())
  await page.goto('/download?q=nemesis')
  await expect(page.getByRole('alert')).toContainText('Check your connection')
  await expect(nemesis(page)).toBeVisible()
})

test('the documents are in the page once: neither its scripts nor its islands carry it again', async ({ page }) => {
  await page.goto('/download')
  const carried = await page
    .locator('script:not([src]), astro-island')
    .evaluateAll((them) => them.map((it) => it.getAttribute('props') ?? it.textContent).join(''))
  expect(carried).not.toContain('nemesis-rulebook')
})

test('the console is silent on a way through search, filters, groups and sidebar', async ({ page }) => {
  const messages = watchConsole(page)
  await page.goto('/download')
  await page.getByRole('searchbox').fill('nemesis')
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('faq')
  await expect(rows(page)).not.toHaveCount(0)
  await page.getByRole('button', { name: 'Clear search' }).click()
  await nemesis(page).getByRole('link', { name: 'Nemesis', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nemesis: documents')
  expect(messages).toEqual([])
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

test('the scrollbar’s thumb is never below 18 px, shows while the list moves and hides 600 ms after', async ({
  page,
}) => {
  const opened = new Date('2026-11-20T12:00:00Z')
  await page.clock.install({ time: opened })
  await page.goto('/download')
  const list = page.getByRole('region', { name: 'Documents' })
  await expect(list).toBeVisible()
  const thumb = (it: Element) => getComputedStyle(it, '::-webkit-scrollbar-thumb').minHeight
  expect(await list.evaluate(thumb)).toBe('18px')
  await page.clock.pauseAt(new Date(opened.getTime() + 600_000))
  await list.evaluate((it) => it.scrollBy({ top: 50, behavior: 'instant' }))
  await expect(list).toHaveAttribute('data-scrolling', 'yes')
  await page.clock.runFor(590)
  await expect(list).toHaveAttribute('data-scrolling', 'yes')
  await page.clock.runFor(20)
  await expect(list).not.toHaveAttribute('data-scrolling')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('every document is in the page, and groups open', async ({ page }) => {
    await page.goto('/download')
    await expect(page.getByRole('searchbox')).toBeHidden()
    await expect(page.locator('.download-row')).toHaveCount(content().sets.flatMap(({ documents }) => documents).length)
    const set = section(page, missing.set.title)
    await set.getByText('Not available yet').click()
    await expect(set.getByText(missing.title, { exact: true }).first()).toBeVisible()
  })
})
