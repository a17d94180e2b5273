import { expect, type Page, test } from '@playwright/test'
import type { SetSummary } from '../site/content/download-rows.ts'
import { answerBanner } from './support/consent.ts'
import { watchConsole } from './support/console.ts'

test.beforeEach(({ page }) => answerBanner(page))

const nemesis = (page: Page) => page.getByRole('region', { name: 'Nemesis', exact: true })
const openRulebooks = (page: Page) => nemesis(page).getByText('RULEBOOKS', { exact: true }).click()
const rulebooks = (page: Page) => nemesis(page).getByRole('link', { name: /^Rulebook/ })

test('the page’s data do not say again what its HTML says', async ({ page }) => {
  await page.goto('/download')
  const scripts = await page.locator('script:not([src])').allTextContents()
  expect(scripts.join('').length).toBeLessThan(8000)
  expect(scripts.join('')).not.toContain('nemesis-rulebook')
})

test('a visitor from another screen finds the same list, and comes to the section of the link', async ({
  page,
}) => {
  await page.goto('/download')
  const served = await page.getByRole('region', { name: 'Documents' }).innerText()
  await page.goto('/games/awaken-realms/nemesis')
  await page.evaluate(() => Object.assign(window, { same: true }))
  await expect(async () => {
    await page.getByRole('link', { name: 'Manuals & Files' }).first().click()
    await expect(page).toHaveURL(/\/download/, { timeout: 2000 })
  }).toPass()
  await expect(nemesis(page)).toBeVisible()
  expect(await page.getByRole('region', { name: 'Documents' }).innerText()).toBe(served)
  expect(await page.evaluate(() => Reflect.get(window, 'same'))).toBe(true)
  await page
    .getByRole('navigation', { name: 'Games' })
    .getByRole('link', { name: 'Nemesis', exact: true })
    .click()
  await expect(page.locator('[aria-current="location"]')).toHaveText('Nemesis')
  await openRulebooks(page)
  await expect(rulebooks(page).first()).toBeVisible()
})

test('links in the served list lead on without a new page', async ({ page }) => {
  const messages = watchConsole(page)
  await page.goto('/download', { waitUntil: 'networkidle' })
  await page.evaluate(() => Object.assign(window, { same: true }))
  await page.getByRole('link', { name: 'Nemesis: all documents on one page' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nemesis: documents')
  expect(await page.evaluate(() => Reflect.get(window, 'same'))).toBe(true)
  await page.goBack()
  await expect(nemesis(page)).toBeVisible()
  expect(messages).toEqual([])
})

test('groups opened stay so while a search comes and goes', async ({ page }) => {
  await page.goto('/download')
  await openRulebooks(page)
  await page.getByRole('searchbox').fill('etherfields')
  await expect(page.getByRole('region', { name: 'Search results' })).toBeVisible()
  await expect(nemesis(page)).toBeHidden()
  await page.getByRole('button', { name: 'Show all games' }).click()
  await expect(rulebooks(page).first()).toBeVisible()
})

test('the list is drawn anew where something changed the page before its script ran', async ({ page }) => {
  await changePage(page)
  await page.goto('/download')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Downloads')
  await expect(page.getByRole('navigation', { name: 'Games' }).getByRole('link').first()).toHaveText(
    'Ludomentor',
  )
  await openRulebooks(page)
  await expect(rulebooks(page).first()).toBeVisible()
})

test('in a register too long for one page the rows of opened groups come from the set’s own page, and stay', async ({
  page,
  context,
}) => {
  // Our own register is not that long: its list is answered as it would be if it were, and drawn from the answer.
  await page.route('**/download/sets.json', async (route) => {
    const response = await route.fetch()
    const sets: SetSummary[] = await response.json()
    const withoutRows = sets.map((set) => ({ ...set, groups: set.groups.map(({ rows: _, ...it }) => it) }))
    await route.fulfill({ response, json: withoutRows })
  })
  await changePage(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/download')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Downloads')
  await openRulebooks(page)
  await expect(rulebooks(page).first()).toBeVisible()
  await context.setOffline(true)
  await page.waitForFunction(() => !navigator.onLine)
  await nemesis(page).getByText('FAQ', { exact: true }).click()
  await expect(nemesis(page).getByRole('link', { name: /documents of Nemesis: FAQ/ })).toBeVisible()
  await context.setOffline(false)
  await expect(nemesis(page).getByRole('link', { name: /^FAQ DE/ })).toBeVisible()
  await expect(rulebooks(page).first()).toBeVisible()
})

test.describe('for a Polish visitor', () => {
  test.use({ locale: 'pl-PL' })

  const sheets = (page: Page) => nemesis(page).getByRole('link', { name: /^Achievement Sheet/ })

  test('a group opened before the script ran gets Polish first as well', async ({ page }) => {
    const held = Promise.withResolvers<void>()
    await page.route('**/*.js', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto('/download', { waitUntil: 'commit' })
    await nemesis(page).getByText('Achievement Sheets', { exact: true }).click()
    await expect(sheets(page).first()).toHaveText(/Sheet ENG/)
    held.resolve()
    await expect(sheets(page).first()).toHaveText(/Sheet PL/)
    await page.getByRole('combobox', { name: /Your language/ }).selectOption('de')
    await expect(sheets(page).first()).toHaveText(/Sheet DE/)
    await expect(sheets(page).nth(1)).toHaveText(/Sheet ENG/)
  })
})

/** Changes a word of the page on its way, as an extension or a translator would, before the script takes it over. */
async function changePage(page: Page): Promise<void> {
  await page.route('/download', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('>Downloads</h1>', '>Pobieranie</h1>')
    await route.fulfill({ response, body })
  })
}
