import { expect, test } from 'vitest'
import { attachmentSize, maxFileBytes, validateFiles } from './attachments.ts'

function aFile(changes: Partial<{ name: string; size: number; type: string }> = {}) {
  return { name: 'rules.pdf', size: 1000, type: 'application/pdf', ...changes }
}

const megabyte = 1024 * 1024
const files = (count: number, size: number) => Array.from({ length: count }, () => aFile({ size }))

const notOurs = (name: string) => `${name} is not a PNG, JPEG, WebP or PDF file. Attach it in one of these formats.`

test.each([
  ['a file over 11 MB', [aFile({ size: maxFileBytes + 1 })], 'rules.pdf is too large (max 11 MB).'],
  ['a file of no bytes', [aFile({ size: 0 })], 'rules.pdf is empty. Attach a file with something in it.'],
  ['an unknown type', [aFile({ name: 'rules.docx', type: 'application/msword' })], notOurs('rules.docx')],
  ['an unknown ending', [aFile({ name: 'rules.pdf.exe' })], notOurs('rules.pdf.exe')],
  ['an eleventh file', files(11, 1000), 'You can attach at most 10 files. Remove some of them.'],
  ['two files of one name and fault, once', files(2, 0), 'rules.pdf is empty. Attach a file with something in it.'],
  ['over 40 MB', files(4, 10 * megabyte + 1), 'Your attachments can have at most 40 MB together. Remove some of them.'],
])('refuses %s', (_case, files, message) => {
  expect(validateFiles(files)).toEqual([{ field: 'attachments', message }])
})

test.each([
  ['no files', []],
  ['a file of exactly 11 MB', [aFile({ size: maxFileBytes })]],
  ['exactly 40 MB in ten files', files(10, 4 * megabyte)],
  ['an ending in capitals', [aFile({ name: 'BOX.JPG', type: 'image/jpeg' })]],
  ['a type the system does not know', [aFile({ name: 'art.webp', type: '' })]],
])('accepts %s', (_case, files) => {
  expect(validateFiles(files)).toEqual([])
})

test.each([
  [1, '1 kB'],
  [102_400, '100 kB'],
  [1_500_000, '1.5 MB'],
  [maxFileBytes, '11 MB'],
  [maxFileBytes + 1, '11.1 MB'],
])('%i bytes are said as %s', (bytes, words) => {
  expect(attachmentSize(bytes)).toBe(words)
})
