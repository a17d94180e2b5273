import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { forms, openEditor, save, savedText } from './support/editor.ts'

test.describe.configure({ timeout: 120_000 })

const game = 'content/games/nemesis/game.yaml'

test('a changed sentence is one changed line of its file', async ({ page }) => {
  await openEditor(page, forms.game)
  await page.getByRole('textbox', { name: 'Summary' }).fill('A ship and its Intruders.')
  await save(page)
  const before = readFileSync(game, 'utf8')
  expect(await savedText(page, game)).toBe(
    before.replace(/^summary: .*$/m, 'summary: A ship and its Intruders.'),
  )
})

test('a redirect is a line of a text', async ({ page }) => {
  const file = 'content/redirects.txt'
  await openEditor(page, forms.redirects)
  const text = page.getByRole('textbox', { name: 'Text' })
  await text.fill(`${await text.inputValue()}\n/old /new 302`)
  await save(page)
  expect(await savedText(page, file)).toBe(`${readFileSync(file, 'utf8')}/old /new 302\n`)
})

test('a mistake is told in the words of the form, and nothing is saved', async ({ page }) => {
  const file = 'content/site.yaml'
  await openEditor(page, forms.site)
  await page.getByRole('textbox', { name: 'Address of the site' }).fill('http://example.com')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const told = page.getByRole('alertdialog')
  await expect(told).toContainText(
    'Nothing is saved. Please correct:\nAddress of the site: an address that starts with https://',
  )
  expect(await savedText(page, file)).toBe(readFileSync(file, 'utf8'))
})

test('two documents with one id are told by their place', async ({ page }) => {
  const file = 'content/downloads/nemesis.yaml'
  const text = readFileSync(file, 'utf8').replace('id: nemesis-faq-en', 'id: nemesis-rulebook-en')
  await openEditor(page, forms.documents, { [file]: text })
  await page.getByRole('textbox', { name: 'Title' }).first().fill('Nemesis, the game')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alertdialog')).toContainText(
    /Documents › \d+ › Id: an id that no other document has/,
  )
})

for (const [width, height] of [
  [390, 844],
  [1280, 620],
] as const)
  test(`a text is changed on a screen of ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await openEditor(page, forms.game)
    await page.getByRole('textbox', { name: 'Page title' }).fill('Nemesis, the game')
    await save(page)
    expect(await savedText(page, game)).toContain('pageTitle: Nemesis, the game\n')
  })

test('search engines are told to pass by, and no page leads to the editor', async ({ request }) => {
  const page = await (await request.get('/admin')).text()
  expect(page).toContain('<meta name="robots" content="noindex">')
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/admin')
  expect(await (await request.get('/')).text()).not.toContain('admin')
})
