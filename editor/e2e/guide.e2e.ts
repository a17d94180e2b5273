import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { aPicture, save, test } from './an-editor.ts'

const nemesis = 'content/games/nemesis/game.yaml'
const game = '/keystatic/collection/games/item/nemesis'

test('a text is changed: one line of a difference, nothing asked of another host', async ({
  page,
  editor,
}) => {
  const asked: string[] = []
  page.on('response', (it) => asked.push(new URL(it.url()).hostname))
  await page.goto(editor.address + game)
  await page.getByLabel('Name').nth(1).fill('Nemesis, the first')
  await save(page)
  expect(editor.git('diff', '--numstat')).toBe(`1\t1\t${nemesis}\n`)
  expect(editor.read(nemesis)).toMatch(/^name: Nemesis, the first\n/)
  expect(new Set(asked.filter((it) => it !== ''))).toEqual(new Set(['127.0.0.1']))
})

test('a document is added with words to choose from, then its file', async ({ page, editor }) => {
  await page.goto(`${editor.address}/keystatic/collection/documents/item/nemesis`)
  await page.getByText('Rulebook ENG', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Add' }).nth(1).click()
  const entry = page.getByRole('dialog')
  for (const [label, value] of [
    ['Id', 'nemesis-faq-2-3-en'],
    ['Category', 'FAQ'],
    ['Title', 'FAQ 2.3'],
  ] as const)
    await entry.getByLabel(label).first().fill(value)
  for (const [label, value] of [
    ['Kind', 'FAQ'],
    ['Language', 'English'],
    ['Format', 'PDF'],
  ] as const) {
    await entry
      .getByRole('button', { name: new RegExp(label) })
      .first()
      .click()
    await page.getByRole('option', { name: value, exact: true }).first().click()
  }
  await entry.getByRole('button', { name: 'Add' }).last().click()
  await save(page)
  expect(editor.git('diff', '--numstat')).toBe('6\t0\tcontent/downloads/nemesis.yaml\n')

  await page.getByRole('link', { name: 'Files of documents' }).click()
  await page.getByLabel('Document').selectOption({ label: 'Nemesis: FAQ 2.3' })
  await page
    .getByLabel('File', { exact: true })
    .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ') })
  await expect(page.getByRole('status')).toContainText('This is no PDF file. Nothing was put in its place.')
  await page
    .getByLabel('File', { exact: true })
    .setInputFiles({ name: 'b.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 of a test') })
  await expect(page.getByRole('status')).toContainText(
    'In its place: content/files/nemesis/nemesis-faq-2-3-en.pdf',
  )
})

test('a picture is replaced, and one that is too small says what it needs', async ({ page, editor }) => {
  await page.goto(editor.address + game)
  const tile = page.locator('.picture').first()
  await tile.locator('input[type=file]').setInputFiles(await aPicture(editor.root, 200, 300))
  await expect(tile.getByRole('status')).toHaveText(
    'This picture has 200 x 300 pixels. Here it has to be higher than wide, with at least 640 x 800.',
  )
  await tile.locator('input[type=file]').setInputFiles(await aPicture(editor.root, 800, 1000))
  await expect(tile.getByRole('status')).toContainText('The picture is in its place')
  await save(page)
  const [, name = ''] = /^ {2}file: (tile-[0-9a-f]{8}\.webp)$/m.exec(editor.read(nemesis)) ?? []
  expect(statSync(join(editor.root, 'content/games/nemesis/images', name)).isFile()).toBe(true)
})

test('what changed is told in words, taken back one by one, and published as a commit', async ({
  page,
  editor,
}) => {
  for (const [file, from, to] of [
    [nemesis, 'Wake up', 'Wake'],
    [nemesis, 'year: 2018', 'year: 2019'],
    ['content/site.yaml', 'Passion', 'Fervour'],
  ] as const)
    writeFileSync(join(editor.root, file), editor.read(file).replace(from, to))
  await page.goto(`${editor.address}/publish`)
  await expect(page.getByRole('listitem')).toHaveText([
    /^Nemesis: Facts, Year/,
    /^Nemesis: Hero, First button/,
    /^Site: Home, Values/,
  ])
  await page.getByRole('button', { name: 'Take back Nemesis: Facts, Year' }).click()
  await expect(page.getByRole('listitem')).toHaveCount(2)
  expect(editor.git('diff', '--numstat', nemesis)).toBe(`1\t1\t${nemesis}\n`)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('status')).toContainText('Committed.')
  await expect(page.getByText('Everything that is saved is published.')).toBeVisible()
  expect(editor.git('log', '-1', '--format=%s')).toBe('Content: Nemesis: Hero, First button, and 1 more\n')
})

test('the check of the whole website leaves what is in use alone', async ({ page, editor }) => {
  test.setTimeout(600_000)
  await page.goto(`${editor.address}/publish`)
  await page.getByRole('button', { name: 'Check the whole website' }).click()
  await expect(page.getByRole('status')).toContainText(/in order/i, { timeout: 590_000 })
  await expect(page.getByRole('status')).toContainText('Everything is in order.')
  expect(statSync(join(editor.root, 'build'), { throwIfNoEntry: false })).toBe(undefined)
  expect(editor.git('status', '--porcelain', '--', 'content')).toBe('')
})
