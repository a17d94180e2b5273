import { expect, type Page, test } from '@playwright/test'
import { holdScripts } from './support/scripts.ts'

const nemesis = (page: Page) => page.getByRole('region', { name: 'Nemesis', exact: true })
const openRulebooks = (page: Page) => nemesis(page).getByText('RULEBOOKS', { exact: true }).click()
const rulebooks = (page: Page) => nemesis(page).getByRole('link', { name: /^Rulebook/ })

test('the register is in the page once: neither its scripts nor its islands carry it again', async ({
  page,
}) => {
  await page.goto('/download')
  const carried = await page
    .locator('script:not([src]), astro-island')
    .evaluateAll((them) => them.map((it) => it.getAttribute('props') ?? it.textContent).join(''))
  expect(carried).not.toContain('nemesis-rulebook')
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

test.describe('for a Polish visitor', () => {
  test.use({ locale: 'pl-PL' })

  const sheets = (page: Page) => nemesis(page).getByRole('link', { name: /^Achievement Sheet/ })

  test('a group opened before the script ran gets Polish first as well', async ({ page }) => {
    const arrive = await holdScripts(page)
    await page.goto('/download', { waitUntil: 'commit' })
    await nemesis(page).getByText('Achievement Sheets', { exact: true }).click()
    await expect(sheets(page).first()).toHaveText(/Sheet ENG/)
    arrive()
    await expect(sheets(page).first()).toHaveText(/Sheet PL/)
    await page.getByRole('combobox', { name: /Your language/ }).selectOption('de')
    await expect(sheets(page).first()).toHaveText(/Sheet DE/)
    await expect(sheets(page).nth(1)).toHaveText(/Sheet ENG/)
  })
})
