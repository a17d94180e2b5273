import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { aFolder } from '../../testing/lifetime.ts'
import { databaseFile } from '../store/sqlite.ts'
import { aPdf, aPng, fileNamed, sendInquiry, sendPrototype } from '../testing/a-form.ts'
import { aServiceWithSubmissions, run } from '../testing/a-service.ts'
import { withoutFormulas } from './export.ts'

/** For the commands that only read. */
const shared = await aServiceWithSubmissions()

// Of a path in the name of a file only the last part is stored.
test('list --json gives all submissions, newest first, while the service runs', async () => {
  const { dataDir, inquiry, prototype } = shared
  const listed = JSON.parse(await run(dataDir, 'list', '--json'))
  expect(listed).toMatchObject([
    {
      id: prototype,
      formId: 'games-prototypes-form',
      fields: { fullname: 'Ada Nowak', email: 'other@example.com', message: 'Here is my game.' },
      attachments: [{ name: 'box.png', type: 'image/png', bytes: aPng().length }, {}, { name: 'żółw.pdf' }],
      delivery: { state: 'pending' },
    },
    { id: inquiry, formId: 'press-contact-form', attachments: [] },
  ])
  const table = (await run(dataDir, 'list')).split('\n')
  expect(table[0]).toMatch(/^REFERENCE +RECEIVED/)
  expect(table[1]).toContain(prototype)
  // It shows invisible signs.
  expect(table[2]).toContain('A[U+202E]da Nowak <ada@example.com>')
  expect(new Set(table.map((line) => line.length)).size).toBe(1)
})

test('show tells one of them in full, whatever the capitals of its reference', async () => {
  const { dataDir, prototype } = shared
  const shown = await run(dataDir, 'show', prototype.toLowerCase())
  expect(shown).toContain('E-mail Address: other@example.com')
  expect(shown).toContain('- not scanned for viruses, application/pdf, 1 kB, named: żółw.pdf')
  expect(shown).toContain('Delivery:\n  state: pending\n  attempts: 0\n  nextAttempt: 2')
  expect(shown).not.toContain('reply to this mail')
})

test('the CSV opens in a spreadsheet without running anything', async () => {
  const { dataDir, inquiry } = shared
  const file = join(aFolder('export'), 'all.csv')
  writeFileSync(file, 'of yesterday')
  expect(await run(dataDir, 'export', '--output', file)).toBe(`Submissions written to ${file}: 2`)
  const csv = readFileSync(file, 'utf8')
  const head = '"id","formId","received","fullname","email","message","mediaLinks","attachments","delivery"'
  expect(csv.startsWith(`\ufeff${head}\r\n`)).toBe(true)
  expect(csv).toContain(`\r\n"${inquiry}","press-contact-form",`)
  expect(csv).toContain(`"'=1+1, ""quoted""\nsecond line"`)
})

test('an export with files has a folder for each submission, and every file under its own name', async () => {
  const { dataDir, prototype } = shared
  const folder = join(aFolder('export'), 'all')
  const said = await run(dataDir, 'export', '--format', 'files', '--output', folder, prototype)
  expect(said).toBe(`Submissions written to ${folder}: 1`)
  expect(readdirSync(folder).toSorted()).toEqual([prototype, 'submissions.csv'])
  const names = ['1-box.png', '2-box.png', '3-żółw.pdf']
  expect(readdirSync(join(folder, prototype)).toSorted()).toEqual(names)
  const contents = names.map((name) => readFileSync(join(folder, prototype, name)))
  expect(contents).toEqual([aPng(), aPng(), aPdf()])
  const again = run(dataDir, 'export', '--format', 'files', '--output', folder)
  await expect(again).rejects.toThrow(`${folder} is there already. Name a new one (export: --output PATH).`)
})

test('retry makes a held submission due, and says so when there is nothing to deliver', async () => {
  const { dataDir, origin, store } = await aServiceWithSubmissions()
  const { reference } = await (await sendInquiry(origin, { website: 'https://spam.example' })).json()
  expect(await run(dataDir, 'retry', reference)).toMatch(/is due: .*SMTP_URL/)
  expect((await store.submissions.find(reference))?.state).toBe('pending')
  await expect(run(dataDir, 'retry', 'AR-2222-2222')).rejects.toThrow('AR-2222-2222 is unknown')
})

test('erase removes everything of one e-mail address, leaves no trace of it, and gives the space back', async () => {
  const { dataDir, inquiry, store, origin } = await aServiceWithSubmissions()
  const size = () => statSync(join(dataDir, databaseFile)).size
  const marked = aPdf(3_000_000).fill('SECRET', 1000, 2_999_000)
  await sendPrototype(origin, { email: 'other@example.com' }, [fileNamed('marked.pdf', marked)])
  const output = await run(dataDir, 'erase', 'Other@Example.com')
  expect(output).toMatch(/^Submissions of Other@Example.com removed, with all files: 2\nNothing of it is left/)
  expect((await Array.fromAsync(store.submissions.all())).map((submission) => submission.reference)).toEqual([inquiry])
  expect(size()).toBeLessThan(500_000)
  // Though the service has it open.
  for (const file of readdirSync(dataDir)) {
    const content = readFileSync(join(dataDir, file), 'latin1')
    expect(content).not.toMatch(/other@example\.com|marked\.pdf|SECRET/)
  }
})

test('erase says so when somebody reads from the log, and leaves nothing in it once they have gone', async () => {
  const { dataDir, store } = await aServiceWithSubmissions()
  await store.submissions.find('AR-2222-2222')
  const reader = new DatabaseSync(join(dataDir, databaseFile))
  reader.exec('begin; select * from submissions')
  reader.prepare('select * from submissions').all()
  await expect(run(dataDir, 'erase', 'other@example.com')).rejects.toThrow('Run the same command again.')
  reader.close()
  expect(await run(dataDir, 'erase', 'other@example.com')).toContain('Nothing of it is left in the database')
})

test('with a DATA_DIR that holds no database nothing is made there', async () => {
  const folder = aFolder('wrong')
  for (const args of [['list'], ['export'], ['backup', join(folder, 'backup')], ['verify']])
    await expect(run(folder, ...args)).rejects.toThrow(`There is no database in ${folder}.`)
  expect(readdirSync(folder)).toEqual([])
})

test.each([
  [[], 'npm run submissions'],
  [['show', 'AR-2222-2222'], 'There is no submission'],
  [['list', '--loud'], "Unknown option '--loud'"],
  [['list', 'today'], "Unexpected argument 'today'"],
  [['erase', 'ada@example.com', 'other@example.com'], 'Name one e-mail address'],
  [['export', '--output', '/nowhere/all.csv'], '/nowhere/all.csv cannot be made: the folder around it'],
  [['export', '--output', '/'], '/ is a folder. Name a file.'],
  [['backup', '/dev/null/copy'], '/dev/null/copy cannot be made: a part of its path is no folder'],
  [['export', '--format', 'xml'], 'Choose --format csv or files'],
  [['export', 'AR-2222-2222'], 'There is no submission AR-2222-2222.'],
  [['erase'], 'Name one e-mail address'],
])('%j is answered with what to do instead', async (args, message) => {
  await expect(run(shared.dataDir, ...args)).rejects.toThrow(message)
})

test.each([
  ['=1+1', `'=1+1`],
  ['＝1+1', `'＝1+1`],
  ['\tx', '\tx'],
  ['\t=x', `'\t'=x`],
  ['  =1', `'  =1`],
  ['two\nlines', 'two\nlines'],
  // Formulas that begin a cell where another sign separates cells.
  ['Hello;=1+1', `Hello;'=1+1`],
  ['Hello;"=1+1', `Hello;'"=1+1`],
  ['a\t@b', `a\t'@b`],
])('in a table the text %j is %j', (text, cell) => {
  expect(withoutFormulas(text)).toBe(cell)
})
