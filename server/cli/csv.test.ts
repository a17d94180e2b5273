import { expect, test } from 'vitest'
import { asCsv } from './csv.ts'

const row = (message: string) =>
  asCsv([
    {
      id: 'AR-2222-2222',
      formId: 'press-contact-form',
      received: '2026-11-20T12:00:00.000Z',
      fields: { message },
      attachments: [],
      spam: false,
      suspicion: [],
      delivery: { state: 'kept', attempts: 0 },
    },
  ]).split('\r\n')[1]

test.each([
  ['=1+1', `'=1+1`],
  ['+48 123', `'+48 123`],
  ['-1', `'-1`],
  ['@SUM(A1)', `'@SUM(A1)`],
  ['\tx', `'\tx`],
  ['a=1', 'a=1'],
  ['', ''],
  ['one, two', '"one, two"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
])('the text %j is the cell %j', (text, cell) => {
  expect(row(text)).toBe(`AR-2222-2222,press-contact-form,2026-11-20T12:00:00.000Z,${cell},,no,kept`)
})
