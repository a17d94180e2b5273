import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { maxFileBytes } from '../forms/attachments.ts'
import { aDocument, aPicture, forms, openFilled, openForm, sendForm, submissionsFrom } from './support/form-filling.ts'
import { setNetwork } from './support/visitor.ts'

const list = (page: Page) => page.getByRole('list', { name: 'Attached files' }).getByRole('listitem')

test('files are listed with name and size, and can be removed', async ({ page }) => {
  await openForm(page, forms.prototype.path)
  const field = page.getByLabel('Attachments')
  await field.setInputFiles([aPicture('board.png'), aDocument('rules.pdf', 3 * 1024 * 1024)])
  await field.setInputFiles([aDocument('cards.pdf')])
  await expect(list(page)).toHaveText([/board\.png1 kB/, /rules\.pdf3 MB/, /cards\.pdf1 kB/])

  await page.getByRole('button', { name: 'Remove rules.pdf' }).click()
  await expect(list(page)).toHaveText([/board\.png/, /cards\.pdf/])
  await expect(field).toBeFocused()
  await expect(page.getByText(/if you leave or reload this page, choose them again/)).toBeVisible()
})

test('files that a reload took away are named until they are chosen again', async ({ page }) => {
  await openForm(page, forms.prototype.path)
  await page.getByLabel('Message', { exact: true }).fill('From a train')
  await page.getByLabel('Attachments').setInputFiles([aDocument('rules.pdf'), aDocument('cards.pdf')])
  await page.reload()
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('From a train')
  const note = page.getByText(/choose them again:/)
  await expect(note).toContainText('rules.pdf, cards.pdf')
  await page.getByLabel('Attachments').setInputFiles([aDocument('cards.pdf')])
  await expect(note).toContainText(/again: rules\.pdf$/)
  await page.getByLabel('Attachments').setInputFiles([aDocument('rules.pdf')])
  await expect(note).toBeHidden()
})

// The other rules are in `forms/attachments.test.ts`.
test('a file over 11 MB is refused in words before anything is sent', async ({ page }, info) => {
  const { email } = await openFilled(page, forms.prototype)
  const field = page.getByLabel('Attachments')
  await field.setInputFiles([await aDocumentOnDisk(info.outputPath('map.pdf'), maxFileBytes + 1)])
  await page.getByRole('button', { name: 'Send' }).click()
  const message = 'map.pdf is too large (max 11 MB).'
  await page.getByRole('alert').getByRole('link', { name: message }).click()
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(/^Error: map\.pdf is too large \(max 11 MB\)\. PNG, JPEG/)
  expect(await submissionsFrom(email)).toEqual([])
})

test('files arrive with the form, one of exactly 11 MB too', async ({ page }, info) => {
  const { email } = await openFilled(page, forms.prototype)
  const field = page.getByLabel('Attachments')
  await field.setInputFiles([aPicture('plansza ą.png')])
  await field.setInputFiles([await aDocumentOnDisk(info.outputPath('map.pdf'), maxFileBytes)])
  await sendForm(page)
  const attachments = [
    { name: 'plansza ą.png', type: 'image/png' },
    { name: 'map.pdf', bytes: maxFileBytes, type: 'application/pdf' },
  ]
  expect(await submissionsFrom(email)).toMatchObject([{ attachments }])
})

test('an upload shows how far it is, can be stopped, and sent again', async ({ page }) => {
  const { email } = await openFilled(page, forms.prototype)
  await page.getByLabel('Attachments').setInputFiles([aDocument('rules.pdf', 4 * 1024 * 1024)])
  await setNetwork(page, { uploadThroughput: 512 * 1024 })
  await page.getByRole('button', { name: 'Send' }).click()
  const progress = page.getByRole('progressbar', { name: /Uploading: \d+ %/ })
  await expect.poll(() => progress.getAttribute('value').then(Number)).toBeGreaterThan(0)

  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('region', { name: 'Notifications' })).toHaveText(/Sending was cancelled/)
  await expect(page.getByRole('button', { name: 'Send' })).toBeFocused()
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada Nowak')
  await expect(list(page)).toHaveCount(1)
  expect(await submissionsFrom(email)).toEqual([])

  await setNetwork(page, { uploadThroughput: -1 })
  await sendForm(page)
  expect(await submissionsFrom(email)).toHaveLength(1)
})

/** For large files: the browser reads them from the disk, where a buffer would be passed to it as text. */
async function aDocumentOnDisk(path: string, bytes: number): Promise<string> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, aDocument(path, bytes).buffer)
  return path
}
