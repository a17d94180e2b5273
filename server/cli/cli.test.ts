import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { aFolder } from '../../testing/a-folder.ts'
import { databaseFile, openSqliteStore } from '../store/sqlite-store.ts'
import { aServiceWithSubmissions, run } from '../testing/a-command-line.ts'
import { aPdf, aPng } from '../testing/a-file.ts'
import { filesInZip } from '../testing/a-zip.ts'

test('list --json gives what came in, newest first, while the service runs', async () => {
  const { dataDir, inquiry, prototype } = await aServiceWithSubmissions()
  const listed = JSON.parse(await run(dataDir, 'list', '--json'))
  expect(listed).toMatchObject([
    {
      id: prototype,
      formId: 'games-prototypes-form',
      fields: { fullname: 'Ada Nowak', email: 'other@example.com', message: 'Here is my game.' },
      attachments: [
        { name: 'box.png', type: 'image/png', bytes: aPng().length },
        { name: 'box.png' },
        { name: 'żółw.pdf', type: 'application/pdf' },
      ],
      delivery: { state: 'kept' },
    },
    { id: inquiry, formId: 'press-contact-form', attachments: [], spam: false },
  ])
  const table = (await run(dataDir, 'list')).split('\n')
  expect(table[0]).toMatch(/^REFERENCE +RECEIVED/)
  expect(table[1]).toContain(prototype)
})

test('show tells one of them in full, whatever the capitals of its reference', async () => {
  const { dataDir, prototype } = await aServiceWithSubmissions()
  const shown = await run(dataDir, 'show', prototype.toLowerCase())
  expect(shown).toContain('E-mail Address: other@example.com')
  expect(shown).toContain('- not scanned for viruses, application/pdf, 1 kB, named: żółw.pdf')
  expect(shown).toContain('Delivery: kept')
  expect(shown).not.toContain('reply to this mail')
})

test('the CSV opens in a spreadsheet without running anything', async () => {
  const { dataDir, inquiry } = await aServiceWithSubmissions()
  const file = join(aFolder('export'), 'all.csv')
  expect(await run(dataDir, 'export', '--output', file)).toBe(`2 submissions written to ${file}`)
  const csv = readFileSync(file, 'utf8')
  expect(
    csv.startsWith(
      '\ufeff"id","formId","received","fullname","email","message","mediaLinks","attachments","spam","delivery"\r\n',
    ),
  ).toBe(true)
  expect(csv).toContain(`\r\n"${inquiry}","press-contact-form",`)
  expect(csv).toContain(`"'=1+1, ""quoted""\nsecond line"`)
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('the ZIP is read by another program and holds every file under its own name', async () => {
  const { dataDir, prototype } = await aServiceWithSubmissions()
  const file = join(aFolder('export'), 'all.zip')
  await run(dataDir, 'export', '--format', 'zip', '--output', file, prototype)
  const [overview, ...files] = filesInZip(file)
  expect(files.map(({ name, content }) => `${name} ${content.length}`)).toEqual([
    `${prototype}/1-box.png ${aPng().length}`,
    `${prototype}/2-box.png ${aPng(3, 3).length}`,
    `${prototype}/3-żółw.pdf ${aPdf().length}`,
  ])
  expect(overview).toMatchObject({ name: 'submissions.json', time: [2026, 11, 20, 12, 0, 0] })
})

test('export --format json --output - prints, of those named only', async () => {
  const { dataDir, inquiry } = await aServiceWithSubmissions()
  expect(
    JSON.parse(await run(dataDir, 'export', '--format', 'json', '--output', '-', inquiry)),
  ).toMatchObject([{ id: inquiry }])
})

test('spam marks and clears, retry makes due, and both say so when there is no such submission', async () => {
  const { dataDir, inquiry, store } = await aServiceWithSubmissions()
  await run(dataDir, 'spam', inquiry)
  expect(await store.find(inquiry)).toMatchObject({ spam: true, deliveries: [{ state: 'held' }] })
  await expect(run(dataDir, 'retry', inquiry)).rejects.toThrow('still has to be delivered')
  await run(dataDir, 'spam', inquiry, '--not')
  expect(await run(dataDir, 'retry', inquiry)).toMatch(/will be delivered .*SMTP_URL or WEBHOOK_URL/)
  await expect(run(dataDir, 'spam', 'AR-2222-2222')).rejects.toThrow('There is no submission AR-2222-2222.')
})

test('erase removes fields, files and outbox of one address and says what went', async () => {
  const { dataDir, inquiry, store } = await aServiceWithSubmissions()
  const said = await run(dataDir, 'erase', 'Other@Example.com')
  expect(said).toMatch(
    /^Removed for Other@Example.com: 1 submissions, 3 fields, 3 files, 1 outbox rows.*Nothing of it is left in the log/,
  )
  expect((await Array.fromAsync(store.all())).map((it) => it.id)).toEqual([inquiry])
  expect(readdirSync(join(dataDir, 'attachments', 'kept'))).toEqual([])
  // Nothing of it lingers in free pages of the database or in its log, though the service has it open.
  for (const file of readdirSync(dataDir).filter((it) => it.startsWith(databaseFile))) {
    expect(readFileSync(join(dataDir, file), 'latin1')).not.toContain('other@example.com')
  }
})

test.each(['csv', 'zip'])(
  'a %s export over a file others could read is its owner’s alone',
  async (format) => {
    const { dataDir } = await aServiceWithSubmissions()
    const file = join(aFolder('export'), 'all')
    writeFileSync(file, 'of yesterday', { mode: 0o644 })
    await run(dataDir, 'export', '--format', format, '--output', file)
    expect(statSync(file).mode & 0o777).toBe(0o600)
  },
)

test('remove-spam removes what is marked, singly and in bulk, with its files', async () => {
  const { dataDir, inquiry, prototype } = await aServiceWithSubmissions()
  await expect(run(dataDir, 'remove-spam', prototype)).rejects.toThrow('Nothing was removed')
  await run(dataDir, 'spam', prototype)
  await expect(run(dataDir, 'remove-spam')).rejects.toThrow('--confirm to remove all spam')
  await expect(run(dataDir, 'remove-spam', prototype, inquiry)).rejects.toThrow(inquiry)
  expect(await run(dataDir, 'remove-spam', prototype.toLowerCase())).toBe(
    'Removed as spam: 1 submissions, 3 files.',
  )
  expect(readdirSync(join(dataDir, 'attachments', 'kept'))).toEqual([])
  await run(dataDir, 'spam', inquiry)
  expect(await run(dataDir, 'remove-spam', '--confirm')).toBe('Removed as spam: 1 submissions, 0 files.')
  expect(await run(dataDir, 'list')).toBe('No submissions yet.')
})

test('retention tells first, sets aside when a person says so, and brings back', async () => {
  const { dataDir } = await aServiceWithSubmissions()
  const later = (...args: string[]) => run(dataDir, '2031-01-01T00:00:00Z', ...args)
  const told = await later('retention')
  expect(told).toContain('By the clock of this machine it is 2031-01-01T00:00 UTC.')
  expect(told).toContain('or past it: 2 of 2 submissions.')
  expect(await later('list', '--json')).not.toBe('[]')
  expect(await later('retention', '--confirm')).toContain('Set aside: 2, erased: 0.')
  expect(await later('list', '--json')).toBe('[]')
  expect(await later('retention', '--undo')).toBe('Brought back: 2 submissions.')
  expect(JSON.parse(await later('list', '--json'))).toHaveLength(2)
})

test('erase says so when somebody reads from the log, and leaves nothing in it once they have gone', async () => {
  const { dataDir, store } = await aServiceWithSubmissions()
  await store.find('AR-2222-2222')
  const reader = new DatabaseSync(join(dataDir, databaseFile))
  reader.exec('begin; select * from submissions')
  reader.prepare('select * from submissions').all()
  await expect(run(dataDir, 'erase', 'other@example.com')).rejects.toThrow('Give the same command again.')
  expect(await run(dataDir, 'erase', 'ada@example.com').catch(String)).toContain(
    'traces are still in the log',
  )
  reader.close()
  expect(await run(dataDir, 'erase', 'other@example.com')).toContain('Nothing of it is left in the log')
  expect(readdirSync(join(dataDir, 'attachments', 'kept'))).toEqual([])
})

test('with a DATA_DIR that holds no database nothing is made there', async () => {
  const folder = aFolder('wrong')
  for (const args of [['list'], ['export'], ['backup', join(folder, 'backup')], ['verify']])
    await expect(run(folder, ...args)).rejects.toThrow(
      `There is no database in ${folder}. Set DATA_DIR to that of the service.`,
    )
  expect(readdirSync(folder)).toEqual([])
})

test.each([
  [[], 'npm run submissions'],
  [['dance'], 'npm run submissions'],
  [['toString'], 'npm run submissions'],
  [['show'], 'Name the reference'],
  [['show', 'AR-2222-2222'], 'There is no submission'],
  [['list', '--loud'], "Unknown option '--loud'"],
  [['export', '--format', 'xml'], 'Choose --format csv, json or zip'],
  [['export', '--format', 'zip', '--output', '-'], 'a ZIP needs a file to go to'],
  [['export', 'AR-2222-2222'], 'There is no submission AR-2222-2222.'],
  [['erase'], 'Name an e-mail address'],
  [['migrate'], 'Name the database: --to postgres://'],
  [['migrate', '--to', 'mysql://x'], 'Name the database: --to postgres://'],
])('%j is answered with what to do instead', async (args, message) => {
  const folder = aFolder('usage')
  const store = openSqliteStore(folder)
  await store.ready()
  await store.close()
  await expect(run(folder, ...args)).rejects.toThrow(message)
})
