import { expect, type Page, test } from '@playwright/test'
import { readSets } from '../site/documents/read-sets.build.ts'
import { indexDocuments, searchableSet, searchDocuments } from '../site/downloads/search.ts'
import { largestSet } from './support/our-content.ts'
import { section } from './support/pages.ts'
import { holdScripts, watchConsole } from './support/visitor.ts'

const { slug, anchor, title, available } = largestSet
const kind = available[0]?.kind
const words = new URLSearchParams({ q: title })
const index = indexDocuments(readSets().map((set) => searchableSet(set)))
/** How many documents are found by the name of the set and the kind of its first document. */
const found = searchDocuments(index, { query: title, kind }, 'en').available.length

const results = (page: Page) => page.getByRole('region', { name: 'Search results' })
const rows = (page: Page) => results(page).locator('.document-row')
const status = (page: Page) => page.getByRole('status').filter({ hasText: /document|Not available|Nothing|Searching/ })
const ownSection = (page: Page) => section(page, title)
const language = (page: Page) => page.getByRole('combobox', { name: 'Language', exact: true })

test('the address is the search: shared, gone back to and typed; its other values stay', async ({ page }) => {
  await page.goto(`/download?utm_source=mail&${words}&kind=${kind}#${anchor}`)
  await expect(page.getByRole('searchbox')).toHaveValue(title)
  await expect(rows(page)).toHaveCount(found)
  await language(page).selectOption('pl')
  const chosen = `/download?utm_source=mail&${words}&language=pl&kind=${kind}#${anchor}`
  await expect(page).toHaveURL(chosen)
  await page.goto(`/download/${slug}`)
  await page.goBack()
  await expect(language(page)).toHaveValue('pl')
  await expect(page.getByRole('searchbox')).toHaveValue(title)
  await expect(page).toHaveURL(chosen)
})

test('an empty result says what was searched for, what to try and where to ask, above the whole list', async ({
  page,
}) => {
  await page.goto('/download?q=zzzzzz')
  await expect(results(page)).toContainText('Try the game’s name alone')
  await expect(status(page)).toHaveText('Nothing for “zzzzzz”')
  await expect(results(page).getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact')
  await expect(results(page).getByRole('heading', { name: 'All downloads' })).toBeVisible()
  await expect(ownSection(page)).toBeVisible()
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(page).toHaveURL('/download')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await expect(results(page)).toBeHidden()
  await page.goto('/download?q=zzzzzz&language=de&kind=faq')
  await expect(status(page)).toHaveText('Nothing for “zzzzzz” (German, FAQ)')
})

test('an address with unknown filters shows everything', async ({ page }) => {
  await page.goto('/download?language=tlh&kind=../../etc')
  await expect(ownSection(page)).toBeVisible()
})

test('groups closed stay so while a search comes and goes', async ({ page }) => {
  await page.goto('/download')
  const open = page.locator('.download-fold[open]')
  const before = await open.count()
  await open.first().locator('summary').click()
  await expect(open).toHaveCount(before - 1)
  await page.getByRole('searchbox').fill(title)
  await expect(rows(page)).not.toHaveCount(0)
  await expect(ownSection(page)).toBeHidden()
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(page).toHaveURL(/\/download$/)
  await expect(ownSection(page)).toBeVisible()
  await expect(open).toHaveCount(before - 1)
})

test('an entry of the sidebar leaves the search for its section', async ({ page }) => {
  await page.goto(`/download?${words}`)
  await expect(rows(page)).not.toHaveCount(0)
  await page.getByRole('navigation', { name: 'Games' }).getByRole('link', { name: title, exact: true }).click()
  await expect(page).toHaveURL(`/download#${anchor}`)
  await expect(ownSection(page)).toBeInViewport()
})

test('finds what was typed and chosen before the script had loaded', async ({ page }) => {
  const arrive = await holdScripts(page)
  await page.goto('/download', { waitUntil: 'commit' })
  await page.getByRole('searchbox').fill(title)
  await page.getByRole('combobox', { name: 'Kind' }).selectOption(kind ?? '')
  arrive()
  await expect(rows(page)).toHaveCount(found)
  await expect(page).toHaveURL(`/download?${words}&kind=${kind}`)
})

test('a form sent before the script had loaded asks for the same address', async ({ page }) => {
  const arrive = await holdScripts(page)
  await page.goto('/download', { waitUntil: 'commit' })
  await page.getByRole('searchbox').fill(title)
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(`/download?${words}&language=&kind=`)
  arrive()
  await expect(rows(page).first()).toContainText(title)
})

test('says so when its list cannot be loaded, and leaves the whole list in place', async ({ page }) => {
  await page.route('**/download/index.json', (route) => route.abort())
  await page.goto(`/download?${words}`)
  await expect(page.getByRole('alert')).toContainText('Check your connection')
  await expect(ownSection(page)).toBeVisible()
})

test('the documents are in the page once: neither its scripts nor its islands carry it again', async ({ page }) => {
  await page.goto('/download')
  const carried = await page
    .locator('script:not([src]), astro-island')
    .evaluateAll((them) => them.map((element) => element.getAttribute('props') ?? element.textContent).join(''))
  expect(carried).not.toContain(available[0]?.id ?? '')
})

// What is found is in `site/downloads/search.test.ts`.
test('finds documents while their name is typed; the console is silent on a way through the page', async ({ page }) => {
  const messages = watchConsole(page)
  await page.goto('/download')
  await page.getByRole('searchbox').pressSequentially(title)
  await expect(rows(page).first().getByRole('link')).toContainText([title])
  await page.getByRole('combobox', { name: 'Kind' }).selectOption(kind ?? '')
  await expect(rows(page)).toHaveCount(found)
  await page.getByRole('button', { name: 'Clear search' }).click()
  await ownSection(page).getByRole('link', { name: title, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title}: documents`)
  expect(messages).toEqual([])
})

test('all documents are printed, not a windowful', async ({ page }) => {
  await page.goto('/download')
  await page.emulateMedia({ media: 'print' })
  const hidden = await page.locator('#documents').evaluate((element) => element.scrollHeight - element.clientHeight)
  expect(hidden).toBe(0)
  await expect(page.getByRole('navigation', { name: 'Games' })).toBeHidden()
})

test('the scrollbar’s thumb is at least 18 px high and hides 600 ms after the list has moved', async ({ page }) => {
  await page.clock.install()
  await page.goto('/download')
  const list = page.getByRole('region', { name: 'Documents' })
  await expect(list).toBeVisible()
  const thumb = (element: Element) => getComputedStyle(element, '::-webkit-scrollbar-thumb').minHeight
  expect(await list.evaluate(thumb)).toBe('18px')
  await page.clock.pauseAt(Date.now() + 600_000)
  await list.evaluate((element) => element.scrollBy({ top: 50, behavior: 'instant' }))
  await expect(list).toHaveAttribute('data-scrolling', 'yes')
  await page.clock.runFor(590)
  await expect(list).toHaveAttribute('data-scrolling', 'yes')
  await page.clock.runFor(20)
  await expect(list).not.toHaveAttribute('data-scrolling')
})

test('without script every document is in the page', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/download')
  await expect(page.getByRole('searchbox')).toBeHidden()
  await expect(page.locator('.document-row')).toHaveCount(readSets().flatMap(({ available }) => available).length)
  await page.close()
})
