import { createServer } from 'node:net'
import { Readable } from 'node:stream'
import { expect, test, vi } from 'vitest'
import { eventually, listen } from '../../testing/lifetime.ts'
import { hour, minute } from '../clock.ts'
import { readSettings } from '../settings.ts'
import { aPdf, aPng, fileNamed, sendPrototype } from '../testing/a-form.ts'
import { aMailingService } from '../testing/a-mail-server.ts'
import { aScanner } from '../testing/a-scanner.ts'
import { damage } from '../testing/stores.ts'
import { attachmentLink } from './attachment-links.ts'
import { makeScan } from './virus-scan.ts'

test('the mail names missing, altered and infected files, and nobody gets them; every intact file is scanned', async () => {
  const { listensAt, scanned } = await aScanner()
  const settings = { CLAMD: listensAt, PUBLIC_URL: 'https://www.example.com' }
  const { mails, origin, store, dataDir } = await aMailingService({ settings })
  const infected = fileNamed('bad.pdf', Buffer.concat([aPdf(), Buffer.from('EICAR')]))
  const intact = [infected, fileNamed('good.png', aPng()), fileNamed('big.pdf', aPdf(600_000))]
  const files = [fileNamed('gone.pdf', aPdf()), fileNamed('altered.pdf', aPdf()), ...intact]
  // Held as spam, so that files can be damaged before the mail goes.
  const { reference } = await (await sendPrototype(origin, { website: 'held' }, files)).json()
  const [gone, altered] = (await store.submissions.find(reference))?.attachments ?? []
  damage(dataDir, { gone: gone?.id, altered: altered?.id })
  await store.deliveries.setDue(reference, Date.now())
  await eventually(() => mails.length).toBe(1)
  expect(scanned.map((file) => file.length).toSorted()).toEqual(intact.map((file) => file.size).toSorted())
  const mail = mails[0]?.text ?? ''
  for (const words of [
    /named: gone\.pdf\s+NOT ATTACHED: our copy of this file is damaged/,
    /named: altered\.pdf\s+NOT ATTACHED: our copy of this file is damaged/,
    /A VIRUS WAS FOUND, .*named: bad\.pdf\s+NOT ATTACHED: the virus scanner found something/,
    /no virus found, .*named: good\.png\s+attached[\s\S]*Here is my game\./,
  ])
    expect(mail).toMatch(words)
  expect(mail.match(/filename=\S+/g)).toEqual(['filename=good.png', 'filename=big.pdf'])
  const bad = (await store.submissions.find(reference))?.attachments[2]
  expect(bad?.verdict).toBe('infected')
  const answer = async (id = '') => (await fetch(attachmentLink(origin, id))).text()
  expect(await answer(bad?.id)).toContain('never handed out')
  expect(await answer(altered?.id)).toContain('damaged')
})

test.each([
  ['', 'the virus scanner does not answer.'],
  ['INSTREAM size limit exceeded. ERROR\0', 'the virus scanner said "INSTREAM size limit exceeded. ERROR".'],
])('while the scanner says %j the mail waits, then goes without files, which are scanned later', async (reply, why) => {
  let isBroken = true
  const { listensAt, scanned } = await aScanner(() => (isBroken ? reply : undefined))
  let now = Date.now()
  const settings = { CLAMD: listensAt, PUBLIC_URL: 'https://www.example.com' }
  const { mails, origin, store } = await aMailingService({ settings, clock: () => now })
  const sent = await sendPrototype(origin, {}, [fileNamed('a.pdf', aPdf()), fileNamed('b.pdf', aPdf())])
  const { reference } = await sent.json()
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await eventually(async () => await store.submissions.find(reference)).toMatchObject({
      attempts: attempt,
      lastError: why,
      dueAt: now + 2 ** (attempt - 1) * minute,
    })
    expect(mails).toHaveLength(0)
    now += hour
  }
  await eventually(() => mails.length).toBe(1)
  const mail = mails[0]?.text ?? ''
  // Of each mail into a folder of its own.
  const command = `npm run submissions -- export --format files --output ${reference} ${reference}`
  const withheld = `NOT ATTACHED: ${why} You get it, not scanned, by: ${command}`
  expect(mail.split(withheld)).toHaveLength(3)
  const links = [...mail.matchAll(/example\.com(\/attachments\?\S+)/g)].map(([, path]) => origin + path)
  const refused = await fetch(links[0] ?? '')
  expect([refused.status, await refused.text()]).toEqual([503, expect.stringContaining(why)])
  isBroken = false
  for (const link of links) expect((await fetch(link)).status).toBe(200)
  expect((await store.submissions.find(reference))?.attachments.map((file) => file.verdict)).toEqual(['clean', 'clean'])
  const number = scanned.length
  await fetch(links[0] ?? '')
  expect(scanned).toHaveLength(number)
})

test('a file that cannot be read once the mail has waited for other reasons is not called damaged', async () => {
  let isRefusing = true
  let now = Date.now()
  const options = { clock: () => now }
  const { mails, origin, store } = await aMailingService(options, {
    onMailFrom: (_address, _session, done) => done(isRefusing ? new Error('busy') : undefined),
  })
  const { reference } = await (await sendPrototype(origin, {}, [fileNamed('a.pdf', aPdf())])).json()
  for (let attempts = 1; attempts <= 3; attempts += 1) {
    await eventually(() => store.submissions.find(reference)).toMatchObject({
      attempts,
      lastError: expect.any(String),
      dueAt: now + 2 ** (attempts - 1) * minute,
    })
    if (attempts < 3) now += hour
  }
  isRefusing = false
  vi.spyOn(store.attachments, 'isIntact').mockRejectedValueOnce(new Error('timeout'))
  now += hour
  await eventually(() => mails.length).toBe(1)
  const why = 'our copy of this file could not be read. Try later: npm run submissions -- export'
  expect(mails[0]?.text).toContain(`NOT ATTACHED: ${why}`)
})

test('a scanner that refuses a file halfway, and closes, has given no verdict', async () => {
  const scanner = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => socket.end('INSTREAM size limit exceeded. ERROR\0', () => socket.destroy()))
  })
  const scan = makeScan(readSettings({ CLAMD: `127.0.0.1:${await listen(scanner)}` }))
  const large = Readable.from(Array(40).fill(Buffer.alloc(1024 * 1024)))
  await expect(scan?.(large)).rejects.toThrow('the virus scanner said "INSTREAM size limit exceeded. ERROR".')
})

test('a file that cannot be read is not the fault of the scanner', async () => {
  const scan = makeScan(readSettings({ CLAMD: (await aScanner()).listensAt }))
  const unreadable = new Readable({ read: () => unreadable.destroy(new Error('no database')) })
  await expect(scan?.(unreadable)).rejects.toThrow('no database')
})
