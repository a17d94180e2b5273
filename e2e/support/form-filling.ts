import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, type Page } from '@playwright/test'
import type { FormDefinition } from '../../forms/form.ts'
import { digitalGames, gamesPrototypes, pressContact } from '../../forms/forms.ts'

export const forms = { digital: digitalGames, press: pressContact, prototype: gamesPrototypes }

/** Text fields and dropdowns by label, boxes by a part of theirs. */
type Filling = { texts: Record<string, string>; boxes: readonly RegExp[] }

/** All a form needs, from an e-mail address nobody else writes from, by which a test finds what it sent. `stored`: by field. */
export function aFilling({ fields }: FormDefinition) {
  const email = `visitor-${randomUUID()}@example.com`
  const textOf: Record<string, string> = { fullname: 'Ada Nowak', email, message: 'Line one\nżółć 🎲' }
  const textFields = fields.flatMap((field) => {
    if (field.type === 'files' || field.type === 'consent') return []
    const text = field.type === 'select' ? field.options.at(-1) : textOf[field.name]
    return [{ ...field, text: text ?? 'https://example.com/ada' }]
  })
  return {
    email,
    texts: Object.fromEntries(textFields.map(({ label, text }) => [label, text])),
    stored: Object.fromEntries(textFields.map(({ name, text }) => [name, text])),
    boxes: fields.flatMap((field) => (field.type === 'consent' ? [new RegExp(field.link.text)] : [])),
  }
}

export async function fillIn(page: Page, { texts, boxes }: Filling): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    const field = page.getByLabel(label, { exact: true })
    const isList = await field.evaluate((element) => element.matches('select'))
    await (isList ? field.selectOption(text) : field.fill(text))
  }
  for (const name of boxes) await page.getByRole('checkbox', { name }).check()
}

/** The form holds these texts, and of its boxes these and no others are ticked. */
export async function expectHeld(page: Page, { texts, boxes }: Filling): Promise<void> {
  for (const [label, text] of Object.entries(texts))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text)
  for (const name of boxes) await expect(page.getByRole('checkbox', { name })).toBeChecked()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(boxes.length)
}

/** Opens a form, and waits until the page checks it in place of the browser. */
export async function openForm(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await scriptHasCome(page)
}

export async function scriptHasCome(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('main form')?.hasAttribute('novalidate'))
}

/** Opens a form of the site, by default of the one all tests share, and fills it in; resolves to what was filled in. */
export async function openFilled(page: Page, form: FormDefinition, origin = '') {
  const filling = aFilling(form)
  await openForm(page, origin + form.path)
  await fillIn(page, filling)
  return filling
}

export const reference = /AR-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}/

/** Sends the form and waits until its outcome has the focus; resolves to the reference in it. */
export async function sendForm(page: Page): Promise<string | undefined> {
  await page.getByRole('button', { name: 'Send' }).click()
  const outcome = page.getByRole('group', { name: /submitted/ })
  await expect(outcome).toBeFocused()
  return reference.exec(await outcome.innerText())?.[0]
}

/** Files as Playwright hands them to a field. */
export function aPicture(name: string) {
  return { name, mimeType: 'image/png', buffer: readFileSync('testing/two-by-two.png') }
}

export function aDocument(name: string, bytes = 100) {
  return { name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n'.padEnd(bytes)) }
}

type ListedSubmission = {
  id: string
  formId: string
  fields: Record<string, string>
  attachments: { name: string; bytes: number; type: string }[]
}

const run = promisify(execFile)

/** What staff see of everything sent from this e-mail address; by default in the data of the shared service. */
export async function submissionsFrom(email: string, dataDir = '.cache/e2e-data'): Promise<ListedSubmission[]> {
  // What `npm run submissions` runs: npm itself would take longer than the command.
  const list = ['server/cli/main.ts', 'list', '--json']
  const { stdout } = await run('node', list, { env: { ...process.env, DATA_DIR: dataDir } })
  const all: ListedSubmission[] = JSON.parse(stdout)
  return all.filter(({ fields }) => fields.email === email)
}
