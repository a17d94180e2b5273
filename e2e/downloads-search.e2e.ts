import { expect, type Page, test } from '@playwright/test'
import { holdScripts } from './support/scripts.ts'

const results = (page: Page) => page.getByRole('region', { name: 'Search results' })
const said = (page: Page) => page.locator('.document-search').getByRole('status')
const links = (page: Page) => results(page).getByRole('link', { name: /new tab/ })

for (const [asked, first] of [
  ['nemesis rulebook deutsch', /Rulebook DE/],
  ['nemezis rulebok polski', /Rulebook PL/],
  ['stalker правила', /Rulebook UA/],
  ['instrukcja ragnarok', /Rulebook PL/],
  ['twom manual korean', /Manual KR/],
  ['grim coven open and play french', /Open and Play FR/],
  ['wallpapers', /Wallpapers/],
  ['kings of ruin fix pack', /Fix Pack/],
] as const) {
  test(`finds the document for “${asked}” first`, async ({ page }) => {
    await page.goto('/download')
    await page.getByRole('searchbox').fill(asked)
    await expect(links(page).first()).toHaveText(first)
  })
}

test('keeps both of two choices made faster than the screen follows', async ({ page }) => {
  await page.goto('/download?q=nemesis')
  await expect(links(page)).not.toHaveCount(0)
  const slow = await page.context().newCDPSession(page)
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 20 })
  const language = await page.getByRole('combobox', { name: 'Language', exact: true }).elementHandle()
  const kind = await page.getByRole('combobox', { name: 'Kind' }).elementHandle()
  await page.evaluate(
    async ([first, second]) => {
      for (const [list, value] of [
        [first, 'pl'],
        [second, 'rulebook'],
      ] as const) {
        if (!(list instanceof HTMLSelectElement)) throw new Error('There is no such list.')
        list.value = value
        list.dispatchEvent(new Event('change', { bubbles: true }))
        await new Promise((resolve) => setTimeout(resolve))
      }
    },
    [language, kind],
  )
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await expect(page).toHaveURL('/download?q=nemesis&language=pl&kind=rulebook')
})

test('what the filters hide is one press away', async ({ page }) => {
  await page.goto('/download?q=errata&language=ko')
  await expect(said(page)).toHaveText('0 documents')
  await page.getByRole('button', { name: 'Search all languages and kinds' }).click()
  await expect(page).toHaveURL('/download?q=errata')
  await expect(links(page).first()).toHaveText(/Errata/i)
  await expect(page.getByRole('searchbox')).toBeFocused()
})

test('“Show more” puts the keyboard on the first of the new rows', async ({ page }) => {
  await page.goto('/download?kind=rulebook')
  await page.getByRole('button', { name: /^Show \d+ more/ }).click()
  await expect(results(page).getByRole('listitem').nth(40).getByRole('link').first()).toBeFocused()
})

test('finds what was typed and chosen before the script had come', async ({ page }) => {
  const arrive = await holdScripts(page)
  await page.goto('/download', { waitUntil: 'commit' })
  await page.getByRole('searchbox').fill('nemesis')
  await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('pl')
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('faq')
  arrive()
  await expect(links(page).first()).toHaveText(/FAQ PL/)
  await expect(page).toHaveURL('/download?q=nemesis&language=pl&kind=faq')
})

test('says that it searches, with what is asked in its fields, before the search is awake', async ({
  page,
}) => {
  const arrive = await holdScripts(page, 'document-search.')
  await page.goto('/download?q=nemesis&language=pl&kind=nonsense', { waitUntil: 'commit' })
  const note = page.locator('#asked')
  await expect(note).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('nemesis')
  await expect(page.getByRole('combobox', { name: 'Language', exact: true })).toHaveValue('pl')
  await expect(page.getByRole('combobox', { name: 'Kind' })).toHaveValue('')
  await expect(page.getByRole('region', { name: 'Nemesis', exact: true })).toBeVisible()
  arrive()
  await expect(links(page).first()).toHaveText(/PL/)
  await page.getByRole('button', { name: 'Show all games' }).click()
  await expect(note).toBeHidden()
  await expect(page.getByRole('searchbox')).toBeFocused()
  await expect(page.getByRole('searchbox')).toHaveValue('')
})

test('Back brings the search before back, into its field as well', async ({ page }) => {
  await page.goto('/download')
  await page
    .getByRole('navigation', { name: 'Games' })
    .getByRole('link', { name: 'Nemesis', exact: true })
    .click()
  await page.getByRole('searchbox').fill('faq')
  await expect(results(page)).toBeVisible()
  await page.goBack()
  await expect(results(page)).toHaveCount(0)
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await page.goForward()
  await expect(page.getByRole('searchbox')).toHaveValue('faq')
})

test('“/” puts the cursor into the search, and the address keeps what is asked', async ({ page }) => {
  await page.goto('/download')
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.getByRole('searchbox').fill('burgundy faq')
  await expect(page).toHaveURL(/\?q=burgundy\+faq$/)
  await expect(said(page)).toHaveText(/^4 documents/)
  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue('burgundy faq')
  await expect(said(page)).toHaveText(/^4 documents/)
})

test('one element tells screen readers of every answer, the first as well', async ({ page }) => {
  await page.goto('/download')
  const element = await said(page).elementHandle()
  await expect(page.getByRole('searchbox')).toBeEnabled()
  for (const [asked, answer] of [
    ['nemesis faq', /^\d+ documents/],
    ['zzzzzz', /^0 documents$/],
  ] as const) {
    await page.getByRole('searchbox').fill(asked)
    await expect(said(page)).toHaveText(answer)
    expect(await element?.textContent()).toMatch(answer)
  }
})

test('“/” can be switched off, for this visit and the next', async ({ page }) => {
  await page.goto('/download')
  const choice = page.getByRole('checkbox', { name: 'The key “/” leads to the search' })
  await choice.uncheck()
  await page.reload()
  await expect(choice).not.toBeChecked()
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).not.toBeFocused()
})

test('filters narrow the result, count what is left, and can be sent as an address', async ({ page }) => {
  await page.goto('/download?language=hu&kind=rulebook')
  await expect(said(page)).toHaveText(/documents/)
  const count = Number.parseInt((await said(page).textContent()) ?? '', 10)
  expect(count).toBeGreaterThan(5)
  await expect(links(page)).toHaveCount(count)
  await expect(page.getByRole('combobox', { name: 'Language', exact: true })).toHaveValue('hu')
  await expect(page.getByRole('option', { name: `Magyar (${count})` })).toBeAttached()
  await page.getByRole('button', { name: 'Show all games' }).click()
  await expect(page).toHaveURL(/\/download$/)
  await expect(page.getByRole('region', { name: 'Nemesis', exact: true })).toBeVisible()
})

test('an empty result says what to try', async ({ page }) => {
  await page.goto('/download?q=zzzzzz')
  await expect(results(page)).toContainText('the game’s name alone')
  await expect(said(page)).toHaveText('0 documents')
})

test('an address with unknown filters shows everything', async ({ page }) => {
  await page.goto('/download?language=tlh&kind=../../etc')
  await expect(page.getByRole('region', { name: 'Nemesis', exact: true })).toBeVisible()
})

test('the search says so when its list cannot be loaded', async ({ page }) => {
  await page.route('**/download/index.json', (route) => route.abort())
  await page.goto('/download?q=nemesis')
  await expect(page.getByRole('alert')).toContainText('Check your connection')
})

test.describe('for a Polish visitor', () => {
  test.use({ locale: 'pl-PL' })

  test('Polish comes first, missing Polish is said, and another choice is remembered', async ({ page }) => {
    await page.goto('/download#nemesis')
    const nemesis = page.getByRole('region', { name: 'Nemesis', exact: true })
    const sheets = nemesis.getByText('Achievement Sheets', { exact: true })
    await nemesis.getByText('RULEBOOKS', { exact: true }).click()
    await expect(nemesis).toContainText('Not available in Polski, English shown first.')
    await expect(nemesis.getByRole('link', { name: /^Rulebook/ }).first()).toHaveText(/Rulebook ENG/)
    await sheets.click()
    await expect(nemesis.getByRole('link', { name: /^Achievement/ }).first()).toHaveText(/Sheet PL/)
    await page.getByRole('combobox', { name: /Your language/ }).selectOption('de')
    await page.reload()
    await expect(page.getByRole('combobox', { name: /Your language/ })).toHaveValue('de')
    await sheets.click()
    await expect(nemesis.getByRole('link', { name: /^Achievement/ }).first()).toHaveText(/Sheet DE/)
  })
})
