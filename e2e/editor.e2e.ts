import { readFileSync, truncateSync, writeFileSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import { expect, type FileChooser, type Locator, type Page, test } from '@playwright/test'
import { load } from 'js-yaml'
import { siteFile } from '../site/content-files/site-schema.ts'
import { documentSetSchema } from '../site/documents/document-schema.ts'
import { gameFileSchema } from '../site/games/game-schema.ts'
import { readGames } from '../site/games/read-games.build.ts'
import { editorForms, goToForm, openEditor, save, savedBytes, savedText } from './support/editor.ts'
import { served } from './support/pages.ts'
import { watchConsole, withMotion } from './support/visitor.ts'

test.describe.configure({ timeout: 120_000 })
test.use(withMotion)

const gameFile = 'content/games/nemesis/game.yaml'
const setFile = 'content/documents/nemesis.yaml'

test('a game has another picture, then every kind of field is changed, then it is copied', async ({ page }) => {
  const before = gameFileSchema.parse(load(readFileSync(gameFile, 'utf8')))
  const unrelated = [...readGames().values()].find(({ slug }) => ![...before.related, 'nemesis'].includes(slug))
  await openEditor(page, editorForms.game)
  const buffer = readFileSync('content/games/iss-vanguard/images/tile.webp')
  await openField(page, 'Tile')
  const picture = await findField(page, 'Picture')
  await chooseFile(page, picture, { name: 'tile.webp', mimeType: 'image/webp', buffer })
  await page.getByRole('alertdialog').getByRole('button', { name: 'Replace' }).click()
  await insertFile(page, picture)
  await save(page)
  expect(await savedText(page, gameFile)).toBe(readFileSync(gameFile, 'utf8'))
  expect(await savedBytes(page, 'content/games/nemesis/images/tile.webp')).toEqual(buffer)

  await goToForm(page, editorForms.game)
  await page.getByRole('textbox', { name: 'Page title' }).fill('Nemesis, the game')
  await page.getByRole('textbox', { name: 'Description' }).fill('A ship and its Intruders.')
  await page.getByRole('radio', { name: 'Carved' }).click()
  await page.getByRole('textbox', { name: 'Accent' }).last().fill('#ffcc00')
  await page.getByRole('switch', { name: 'Released' }).press('Space')
  await openField(page, 'Facts')
  await (await findField(page, 'Year')).getByRole('spinbutton').fill('2031')
  const related = await findField(page, 'Related games')
  await related.getByRole('combobox').click()
  await page.getByRole('option', { name: unrelated?.name, exact: true }).click()
  const tags = await findField(page, 'Tags', -300)
  await tags.getByRole('button', { name: /^Add/ }).click()
  await tags.getByRole('textbox').last().pressSequentially('typed')
  await save(page)
  const saved = gameFileSchema.parse(load(await savedText(page, gameFile)))
  expect(saved).toEqual({
    ...before,
    pageTitle: 'Nemesis, the game',
    description: 'A ship and its Intruders.',
    typeface: 'carved',
    accent: '#ffcc00',
    released: !before.released,
    facts: { ...before.facts, year: 2031 },
    tags: [...before.tags, 'typed'],
    related: [...before.related, unrelated?.slug],
  })

  await goToForm(page, editorForms.game)
  await page.getByRole('button', { name: 'Show Editor Options' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  // Until the pictures are copied too, the form is still that of the first game.
  await expect(page).toHaveURL(/#\/collections\/games\/new$/)
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Castles of Warsaw')
  await save(page)
  const copied = await savedText(page, 'content/games/castles-of-warsaw/game.yaml')
  expect(gameFileSchema.parse(load(copied)).name).toBe('Castles of Warsaw')
})

test('a rulebook is added; one of more than 90 MB and the id of another are refused', async ({ page }, testInfo) => {
  const large = testInfo.outputPath('large.pdf')
  writeFileSync(large, '%PDF-1.4')
  truncateSync(large, 90_000_001)
  const pdf = Buffer.from('%PDF-1.4\nA rulebook.')
  await openEditor(page, editorForms.sets)
  await page.getByRole('button', { name: /^Add .Document.$/ }).click()
  const id = (await findField(page, 'Id')).getByRole('textbox')
  const [taken] = documentSetSchema.parse(load(readFileSync(setFile, 'utf8'))).documents
  await id.fill(taken?.id ?? '')
  await (await findField(page, 'Category')).getByRole('combobox').click()
  await page.getByRole('option', { name: 'FAQ', exact: true }).click()
  await (await findField(page, 'Title')).getByRole('textbox').fill('FAQ v3 ENG')
  await (await findField(page, 'Kind')).getByRole('combobox').click()
  await page.getByRole('option', { name: 'FAQ', exact: true }).click()
  const file = await findField(page, 'File')
  await chooseFile(page, file, large)
  await page.getByRole('button', { name: 'Insert' }).click()
  await expect(page.getByRole('alertdialog')).toContainText(/large\.pdf/)
  await page.getByRole('alertdialog').getByRole('button').click()
  await chooseFile(page, file, { name: 'FAQ of 2026 (3).pdf', mimeType: 'application/pdf', buffer: pdf })
  await insertFile(page, file)
  await (await findField(page, 'Issued')).locator('input').fill('2026-01-31')
  await (await findField(page, 'Pages')).getByRole('spinbutton').fill('12')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alertdialog')).toContainText('allowed: an id that no other document has')
  await page.getByRole('alertdialog').getByRole('button').click()
  await (await findField(page, 'Id', -300)).getByRole('textbox').fill('nemesis-faq-3-en')
  await save(page)
  expect(documentSetSchema.parse(load(await savedText(page, setFile))).documents.at(-1)).toEqual({
    id: 'nemesis-faq-3-en',
    category: 'FAQ',
    title: 'FAQ v3 ENG',
    kind: 'faq',
    file: 'faq-of-2026-3.pdf',
    issued: '2026-01-31',
    pages: 12,
  })
  expect(await savedBytes(page, 'content/files/nemesis/faq-of-2026-3.pdf')).toEqual(pdf)
})

test('the campaign has another moment, a legal text a paragraph more, the redirects a line', async ({ page }) => {
  await openEditor(page, editorForms.site)
  await openField(page, 'Campaign')
  await (await findField(page, 'Switches at')).locator('input').fill('2027-03-04T16:30')
  await (await findField(page, 'Label before that')).getByRole('textbox').fill('Follow the next one')
  await save(page)
  const { campaign } = siteFile.schema.parse(load(await savedText(page, siteFile.file)))
  expect(campaign).toMatchObject({ switchAt: '2027-03-04T16:30:00Z', before: 'Follow the next one' })

  const policy = 'content/legal/privacy-policy.md'
  await goToForm(page, editorForms.legal)
  await (await findField(page, 'Text')).getByRole('textbox').press('ControlOrMeta+End')
  await page.keyboard.type('\n\nOne **more** paragraph.')
  await save(page)
  expect(await savedText(page, policy)).toBe(`${readFileSync(policy, 'utf8')}\nOne **more** paragraph.\n`)

  const redirects = 'content/redirects.txt'
  await goToForm(page, editorForms.redirects)
  const lines = page.getByRole('textbox', { name: 'Text' })
  await lines.fill(`${await lines.inputValue()}\n/old /new 302`)
  await save(page)
  expect(await savedText(page, redirects)).toBe(`${readFileSync(redirects, 'utf8')}/old /new 302\n`)
})

test('a mistake is told in the words of the form, nothing is saved, and the corrected form is', async ({ page }) => {
  await openEditor(page, editorForms.site)
  const address = page.getByRole('textbox', { name: 'Address of the site' })
  await address.fill('http://example.com')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const refusal = page.getByRole('alertdialog')
  await expect(refusal.locator('.error')).toHaveText(
    /Please correct:\s+Address of the site: found "http:\/\/example.com", allowed: an address that starts with https:\/\/$/,
  )
  await expect(refusal.getByText('Please correct')).toBeVisible()
  // The library's own, as in `docs/accessibility.md`.
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map((violation) => violation.id)).toEqual(['meta-viewport', 'region'])
  expect(await savedText(page, siteFile.file)).toBe(readFileSync(siteFile.file, 'utf8'))
  await page.keyboard.press('Enter')
  await expect(refusal).toBeHidden()
  await address.fill('https://example.com')
  await save(page)
  expect(await savedText(page, siteFile.file)).toContain('origin: https://example.com\n')
})

test('a text is changed on a phone, in a low window, and with less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openEditor(page)
  const phone = { width: 390, height: 844 }
  for (const viewport of [phone, { width: 1280, height: 620 }]) {
    const { width } = viewport
    await page.setViewportSize(viewport)
    await goToForm(page, editorForms.game)
    await page.getByRole('textbox', { name: 'Page title' }).fill(`Nemesis at ${width} px`)
    await save(page, async () => {
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByText('Entry saved.')).toBeVisible()
    })
    expect(await savedText(page, gameFile)).toContain(`pageTitle: Nemesis at ${width} px\n`)
  }
})

test('Esc does not leave a form, and its address is not taken for a place in a page', async ({ page }) => {
  const warnings = watchConsole(page)
  await openEditor(page, editorForms.game)
  const title = page.getByRole('textbox', { name: 'Page title' })
  await title.fill('Typed')
  await title.press('Escape')
  await page.getByRole('button', { name: 'Show Editor Options' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menuitem')).toHaveCount(0)
  await expect(title).toHaveValue('Typed')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => savedText(page, gameFile)).toContain('pageTitle: Typed\n')
  // That would be a script of the other pages.
  expect(warnings.join('\n')).not.toContain('There is no element')
})

// That the sitemap passes it by, too: `e2e/machines.e2e.ts`.
test('search engines are told to leave the editor out, and no page leads to it', async ({ request }) => {
  expect((await served(request, '/admin')).html).toContain('<meta name="robots" content="noindex">')
  expect((await served(request, '/')).html).not.toContain('admin')
})

/**
 * The last field of this label, in view. The editor draws a field when it comes into view: `scroll` is how far the wheel
 * turns at a time until it does (px), upwards when negative.
 */
async function findField(page: Page, label: string, scroll = 300): Promise<Locator> {
  const field = page.getByRole('group', { name: `“\u2068${label}\u2069” Field`, exact: true }).last()
  await expect(async () => {
    if (!(await field.isVisible())) {
      await page.mouse.move(500, 500)
      await page.mouse.wheel(0, scroll)
    }
    await expect(field).toBeVisible({ timeout: 200 })
  }).toPass({ intervals: [20] })
  await field.scrollIntoViewIfNeeded()
  return field
}

/** Opens a field that holds others. */
async function openField(page: Page, label: string): Promise<void> {
  await (await findField(page, label)).getByRole('button', { name: 'Expand', exact: true }).first().click()
}

/** Hands a file to the dialog of a field for files. */
async function chooseFile(page: Page, field: Locator, file: Parameters<FileChooser['setFiles']>[0]): Promise<void> {
  await field.getByRole('button', { name: /Browse|Replace/ }).click()
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('dialog').getByRole('button', { name: 'Upload' }).click()
  await (await choosing).setFiles(file)
}

/** Puts what was chosen in the dialog into the field. */
async function insertFile(page: Page, field: Locator): Promise<void> {
  await page.getByRole('button', { name: 'Insert' }).click()
  // Offered for what is not saved yet.
  await expect(field.getByRole('button', { name: 'Rename' })).toBeVisible()
}
