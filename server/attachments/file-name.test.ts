import { expect, test } from 'vitest'
import { nameSuits, readableName } from './file-name.ts'

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
