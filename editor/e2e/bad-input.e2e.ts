import { readFileSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { save, test } from './an-editor.ts'

const nemesis = 'content/games/nemesis/game.yaml'
const game = '/keystatic/collection/games/item/nemesis'

test('the second of two who change the same is told so and keeps the words', async ({
  page,
  context,
  editor,
}) => {
  await page.goto(editor.address + game)
  const second = await context.newPage()
  await second.goto(editor.address + game)
  await second.getByLabel('Year').first().waitFor()
  await page.getByLabel('Page title').first().fill('The first')
  await save(page)
  await second.getByLabel('Page title').first().fill('The second')
  await save(second, 422)
  await expect(second.locator('.refusal')).toContainText(
    'somebody else has changed this since you opened it (Page title). Copy your words, reload the page',
  )
  await expect(second.getByLabel('Page title').first()).toHaveValue('The second')
  expect(editor.read(nemesis)).toContain('pageTitle: The first')
})

test('a wrong value is told in the words of the form, leads to its field, and is there after a reload', async ({
  page,
  editor,
}) => {
  await page.goto(editor.address + game)
  const field = page.getByLabel('First button leads to a section')
  await field.fill('nowhere')
  await save(page, 422)
  await page
    .getByRole('button', { name: /^Hero › First button leads to a section: found nowhere, allowed: aboard/ })
    .click()
  await expect(field).toBeFocused()
  expect(editor.read(nemesis)).toBe(readFileSync(nemesis, 'utf8'))
  await page.reload()
  await expect(field).toHaveValue('nowhere')
})

test('a mistake in an entry of a list leads to its row', async ({ page, editor }) => {
  await page.goto(editor.address + game)
  const row = page.getByRole('row', { name: 'The Intruders', exact: true })
  await row.click()
  const entry = page.getByRole('dialog')
  await entry.getByLabel('Button leads to the section').fill('nowhere')
  await entry.getByRole('button', { name: 'Done' }).click()
  await save(page, 422)
  await page
    .getByRole('button', { name: /^Features › no\. 2 › Button leads to the section: found nowhere/ })
    .click()
  await expect(row).toBeFocused()
})

test('by keyboard alone a text is changed and saved', async ({ page, editor }) => {
  await page.goto(editor.address + game)
  await page.getByLabel('Name').nth(1).waitFor()
  await tabTo(page, /^Name(?! in)/)
  await page.keyboard.press('End')
  await page.keyboard.type(' again')
  await page.keyboard.press('Control+s')
  await expect.poll(() => editor.read(nemesis)).toMatch(/^name: Nemesis again\n/)
})

test('a stopped editor says what to do, and what was typed is kept', async ({ page, editor }) => {
  await page.goto(editor.address + game)
  await page.getByLabel('Page title').first().fill('Typed before it stopped')
  process.kill(editor.pid)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.locator('.refusal')).toContainText('The editor has stopped. Start “npm run edit” again')
  await expect(page.getByLabel('Page title').first()).toHaveValue('Typed before it stopped')
})

test('a published document is withdrawn with a redirect, not without', async ({ page, editor }) => {
  const set = `${editor.address}/keystatic/collection/documents/item/siegestorm`
  const file = 'content/downloads/siegestorm.yaml'
  await page.goto(set)
  const documents = page.getByRole('grid', { name: 'Documents' })
  await documents.getByRole('button', { name: 'Remove Rules ENG', exact: true }).click()
  await save(page, 422)
  await expect(page.locator('.refusal')).toContainText(
    'say first under “Redirects” where it leads instead: /d/siegestorm-rules-en',
  )
  expect(editor.read(file)).toContain('id: siegestorm-rules-en\n')
  await page.goto(`${editor.address}/keystatic/singleton/redirects`)
  await page.getByRole('button', { name: 'Add' }).click()
  const entry = page.getByRole('dialog')
  await entry.getByLabel('Address that is gone').fill('/d/siegestorm-rules-en')
  await entry.getByLabel('Leads to').fill('/download/siegestorm')
  await entry.getByRole('button', { name: 'Add' }).click()
  await save(page)
  await page.goto(set)
  await documents.waitFor()
  await expect(documents.getByRole('row', { name: 'Rules ENG', exact: true })).toHaveCount(0)
  await save(page)
  expect(editor.read(file)).not.toContain('id: siegestorm-rules-en\n')
})

/** Keystatic 0.6.9's own, docs/decisions/editor.md. */
const known = ['empty-table-header', 'heading-order', 'region']

for (const [path, faults] of [
  ['/publish', []],
  ['/files', []],
  ['/keystatic', known],
  ['/keystatic/collection/games', known],
  [game, known],
  ['/keystatic/collection/games/create', known],
  ['/keystatic/singleton/redirects', known],
] as const)
  test(`${path} has no fault of accessibility but the library’s`, async ({ page, editor }) => {
    await page.goto(editor.address + path)
    await page.getByRole('heading').first().waitFor()
    await page.waitForLoadState('networkidle')
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map((it) => it.id).filter((it) => !faults.some((one) => one === it))).toEqual([])
  })

async function tabTo(page: Page, label: RegExp): Promise<void> {
  for (let at = 0; at < 40; at++) {
    await page.keyboard.press('Tab')
    const labels = await page.evaluate(() => {
      const it = document.activeElement
      return it instanceof HTMLInputElement ? [...(it.labels ?? [])].map((one) => one.textContent) : []
    })
    if (labels.some((it) => label.test(it))) return
  }
  throw new Error(`${label} is not reached by the Tab key`)
}
