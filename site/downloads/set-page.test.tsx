import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { aFolder } from '../../testing/lifetime.ts'
import type { AvailableDocument, DocumentSet } from '../documents/document.ts'
import { zipOf } from '../documents/publish-documents.build.ts'
import { makeZip } from '../documents/zip.build.ts'
import { aPicture } from '../testing/a-game.ts'
import { SetPage } from './set-page.tsx'

const folder = aFolder('files')
const elsewhere = { ...aDocument('map-en', ''), sourcePath: undefined, bytes: 9_000_000 }

test('the button of the ZIP says as many files and bytes as the ZIP holds', async () => {
  const rules = aDocument('rules-en', 'a'.repeat(1_500_000))
  const faq = aDocument('faq-en', 'b'.repeat(700_000))
  const set = aSet([rules, elsewhere, faq])
  const held = entriesOf(await makeZip(zipOf(set)?.files ?? new Map()))
  expect(held).toEqual([
    { name: 'rules-en.pdf', bytes: 1_500_000 },
    { name: 'faq-en.pdf', bytes: 700_000 },
  ])
  const bytes = held.reduce((sum, entry) => sum + entry.bytes, 0)
  expect(textOf(set)).toContain(`${held.length} files as one ZIP (${bytes / 1e6} MB)`)
})

test('one file is called one, and a set without files of ours offers no ZIP', () => {
  expect(textOf(aSet([aDocument('rules-en', 'x')]))).toContain('1 file as one ZIP (0.01 MB)')
  expect(textOf(aSet([elsewhere]))).not.toContain('ZIP')
})

/** What the central directory of a ZIP lists (PKWARE's APPNOTE, 4.3.12): programs read this list. */
function entriesOf(zip: Buffer): { name: string; bytes: number }[] {
  const entries = []
  for (let start = zip.indexOf('PK\x01\x02'); start >= 0; start = zip.indexOf('PK\x01\x02', start + 46)) {
    const name = zip.toString('utf8', start + 46, start + 46 + zip.readUInt16LE(start + 28))
    entries.push({ name, bytes: zip.readUInt32LE(start + 24) })
  }
  return entries
}

function textOf(set: DocumentSet): string {
  const props = { set, zip: zipOf(set), game: undefined, picture: aPicture, ludomentorHref: 'https://a.test/' }
  return renderToStaticMarkup(<SetPage {...props} />).replace(/<[^>]*>/g, '')
}

function aDocument(id: string, text: string) {
  const sourcePath = join(folder, `${id}.pdf`)
  writeFileSync(sourcePath, text)
  const entry = { id, title: id, category: 'RULES', kind: 'rulebook', language: 'en' } as const
  return { ...entry, downloadUrl: `/files/game/${id}.pdf`, sourcePath, bytes: text.length }
}

function aSet(available: AvailableDocument[]): DocumentSet {
  return { slug: 'game', anchor: 'game', title: 'Game', available, unavailable: [] }
}
