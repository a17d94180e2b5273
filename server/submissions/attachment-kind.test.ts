import { expect, test } from 'vitest'
import { aPdf, aPng } from '../testing/a-form.ts'
import { attachmentKind, kindBytes, nameSuits, readableName } from './attachment-kind.ts'

/** A PNG with a chunk of so many bytes before its pixels. */
function aPngWith(name: string, bytes: number) {
  const png = aPng()
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  const chunk = Buffer.concat([length, Buffer.from(name), Buffer.alloc(bytes + 4, 'PK\x05\x06')])
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)])
}

test.each([
  ['a PNG', aPng(), 'image/png'],
  ['a PNG with a colour profile longer than what is looked at', aPngWith('iCCP', 60_000), 'image/png'],
  ['a PNG in which an archive’s mark stands by chance', aPngWith('iTXt', 100), 'image/png'],
  ['a PNG that moves', aPngWith('acTL', 8), 'image/png'],
  ['a JPEG', Buffer.from('\xff\xd8\xff\xe0\0\x10JFIF\0', 'latin1'), 'image/jpeg'],
  [
    'a WebP',
    Buffer.from('UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoCAAIADMDOJaQAA3AA/uuuAAA=', 'base64'),
    'image/webp',
  ],
  ['a PDF', aPdf(), 'application/pdf'],
  ['a long PDF', aPdf(100_000), 'application/pdf'],
])('%s is what it is', async (_case, content, kind) => {
  expect(await attachmentKind(content.subarray(0, kindBytes))).toBe(kind)
})

test.each([
  ['one byte', Buffer.from('%')],
  ['a web page', Buffer.from('<html><script>alert(1)</script>')],
  ['a picture with scripts (SVG)', Buffer.from('<svg onload="alert(1)"/>')],
  ['a program', Buffer.from(`MZ${'\0'.repeat(100)}`)],
  ['an archive', Buffer.from(`PK\x03\x04${'\0'.repeat(100)}`)],
  ['a GIF', Buffer.from('GIF89a......................')],
  ['a web page before a PDF', Buffer.concat([Buffer.from('<html>'), aPdf()])],
])('%s is none of the four', async (_case, content) => {
  expect(await attachmentKind(content)).toBeUndefined()
})

test.each([
  ['rules.pdf.exe', 'application/pdf'],
  ['picture.pdf', 'image/png'],
  ['rules', 'application/pdf'],
  ['.pdf', 'image/png'],
  ['rules.exe.pdf', 'application/pdf'],
  ['rules.php .pdf', 'application/pdf'],
  ['../rules.pdf', 'application/pdf'],
  ['/etc/rules.pdf', 'application/pdf'],
  ['C:\\rules.pdf', 'application/pdf'],
  ['rules\u202efdp.pdf', 'application/pdf'],
  ['rules\u0000.pdf', 'application/pdf'],
  ['', 'application/pdf'],
] as const)('%j is refused for %s', (name, type) => {
  expect(nameSuits(name, type)).toBe(false)
})

test.each([
  ['rules.pdf', 'application/pdf'],
  ['My Game v1.2 (final).PDF', 'application/pdf'],
  ['zasady gry – żółw.pdf', 'application/pdf'],
  ['規則.jpeg', 'image/jpeg'],
  ['box art 🎲.png', 'image/png'],
  ['e\u0301te\u0301.webp', 'image/webp'],
  ['rules.pl.pdf', 'application/pdf'],
  ['www.example.com.pdf', 'application/pdf'],
  ['My Game v1..2.pdf', 'application/pdf'],
  ['12:30 notes.pdf', 'application/pdf'],
  ['می\u200cخواهم.pdf', 'application/pdf'],
  ['👨\u200d👩\u200d👧.png', 'image/png'],
  [`${'x'.repeat(300)}.pdf`, 'application/pdf'],
] as const)('%j is accepted for %s', (name, type) => {
  expect(nameSuits(name, type)).toBe(true)
})

test('a long name keeps its ending, a hidden character goes, an empty name gets one', () => {
  expect(readableName(`${'x'.repeat(300)}.pdf`)).toBe(`${'x'.repeat(196)}.pdf`)
  expect(readableName('a\u202eb\u0007.pdf')).toBe('ab.pdf')
  expect(readableName(' \u200b ')).toBe('unnamed')
})
