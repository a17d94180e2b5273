import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { countPages } from './page-count.ts'
import { printPdf } from './pdf.ts'

test.each([1, 2, 7])('counts %i pages of a sheet we print', async (pages) => {
  const pdf = await printPdf(
    Array.from({ length: pages }, () => []),
    { title: 'T', language: 'en', author: 'A' },
  )
  expect(countPages(pdf)).toBe(pages)
})

test('takes the root of a tree of pages, not one of its branches', () => {
  const pdf =
    '1 0 obj<</Type/Pages/Kids[2 0 R 3 0 R]/Count 40>>endobj 2 0 obj<</Type /Pages /Count 32/Parent 1 0 R>>endobj'
  expect(countPages(Buffer.from(pdf))).toBe(40)
})

test('is not misled by dictionaries inside the tree node or by counts elsewhere', () => {
  const pdf =
    '<</Type/Outlines/Count 99>> <</Count 3/MediaBox[0 0 1 1]/Resources<</Font<</F 1 0 R>>>>/Type/Pages>>'
  expect(countPages(Buffer.from(pdf))).toBe(3)
})

test('opens compressed object streams', () => {
  const packed = deflateSync(Buffer.from('1 0 <</Type/Pages/Count 12/Kids[]>>'))
  const head = Buffer.from(
    `5 0 obj<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${packed.length}>>stream\r\n`,
  )
  expect(countPages(Buffer.concat([head, packed, Buffer.from('\nendstream')]))).toBe(12)
})

test.each([
  ['', 'an empty file'],
  ['%PDF-1.4 nothing here', 'a file without a page tree'],
  ['<</Type/ObjStm>>stream\nno deflate endstream', 'a damaged stream'],
])('knows no number for %j: %s', (pdf) => {
  expect(countPages(Buffer.from(pdf))).toBeUndefined()
})
