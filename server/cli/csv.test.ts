import { expect, test } from 'vitest'
import { aSubmission } from '../testing/a-submission.ts'
import { csvOf } from './csv.ts'
import { overviewOf } from './overview.ts'

async function row(message: string) {
  const receivedAt = Date.parse('2026-11-20T12:00:00Z')
  const submission = aSubmission({ id: 'AR-2222-2222', receivedAt, fields: { message } })
  async function* overview() {
    yield overviewOf({ ...submission, deliveries: [] }, false)
  }
  return (await Array.fromAsync(csvOf(overview(), ['message'])))[1]
}

test.each([
  ['=1+1', `'=1+1`],
  ['+48 123', `'+48 123`],
  ['-1', `'-1`],
  ['@SUM(A1)', `'@SUM(A1)`],
  ['＝1+1', `'＝1+1`],
  ['\tx', '\tx'],
  ['\t=x', `'\t'=x`],
  ['  =1', `'  =1`],
  ['a=1', 'a=1'],
  ['', ''],
  ['one, two', 'one, two'],
  ['say "hi"', 'say ""hi""'],
  ['two\nlines', 'two\nlines'],
  // What begins a cell where another sign parts them.
  ['Hello;=1+1', `Hello;'=1+1`],
  ['Hello;"=1+1', `Hello;'""=1+1`],
  ['Hello; =1+1;-2', `Hello;' =1+1;'-2`],
  ['a\t@b', `a\t'@b`],
  ['a|=b', `a|'=b`],
  ['a\r\n+1', `a\r\n'+1`],
  ['a,=b', `a,'=b`],
])('the text %j is the cell %j', async (text, cell) => {
  expect(await row(text)).toBe(
    `"AR-2222-2222","press-contact-form","2026-11-20T12:00:00.000Z","${cell}","","no","kept"\r\n`,
  )
})
