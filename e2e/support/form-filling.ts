import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Page } from '@playwright/test'

/** An address nobody else writes from, by which a test finds what it sent. */
export function anEmail(): string {
  return `visitor-${randomUUID()}@example.com`
}

/** Text fields by label, the dropdown by label, boxes by a part of theirs. */
export type Filling = {
  texts: Record<string, string>
  choices?: Record<string, string>
  boxes: readonly RegExp[]
}

const gdpr = /Privacy Policy/
const terms = /Terms of Tests/

export function aFilling(form: 'digital' | 'press' | 'prototype', email: string): Filling {
  const texts = { 'Full Name': 'Ada Nowak', 'E-mail Address': email, Message: 'Line one\nżółć 🎲' }
  switch (form) {
    case 'digital':
      return {
        texts: { ...texts, 'Social Media Links': 'https://example.com/ada' },
        choices: { 'Game Title': 'S.T.A.L.K.E.R.' },
        boxes: [gdpr],
      }
    case 'press':
      return { texts: { ...texts, 'Media Links': 'https://example.com/paper' }, boxes: [gdpr] }
    case 'prototype':
      return { texts, boxes: [gdpr, terms] }
  }
}

export async function fillIn(page: Page, { texts, choices = {}, boxes }: Filling): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label, { exact: true }).fill(text)
  for (const [label, title] of Object.entries(choices)) await page.getByLabel(label).selectOption(title)
  for (const name of boxes) await page.getByRole('checkbox', { name }).check()
}

export const formPaths = {
  digital: '/contact/digital-games',
  press: '/contact/press-contact',
  prototype: '/contact/games-prototypes',
} as const

/** The script has taken the form over, and the page checks it in place of the browser. */
export async function openForm(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForFunction(() => document.querySelector('main form')?.hasAttribute('novalidate'))
}

export const reference = /AR-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}/

/** Sound files, as the service wants them: a picture of one pixel, a document, and one of a given size. */
export function aPicture(name: string) {
  const bytes =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  return { name, mimeType: 'image/png', buffer: Buffer.from(bytes, 'base64') }
}

export function aDocument(name: string, bytes = 200) {
  const end = '\nstartxref\n0\n%%EOF'
  const buffer = Buffer.alloc(bytes, ' ')
  buffer.write('%PDF-1.4\n')
  buffer.write(end, bytes - end.length)
  return { name, mimeType: 'application/pdf', buffer }
}

/** For large files: the browser reads them from the disk, where a buffer would be passed to it as text. */
export async function aDocumentOnDisk(path: string, bytes: number): Promise<string> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, aDocument(path, bytes).buffer)
  return path
}
