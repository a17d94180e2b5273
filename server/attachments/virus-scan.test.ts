import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { aPdf, aPng, named } from '../testing/a-file.ts'
import { sendPrototype } from '../testing/a-form.ts'
import { aScanner } from '../testing/a-scanner.ts'
import { aService } from '../testing/a-service.ts'
import { listening } from '../testing/listening.ts'

const infected = named('rules.pdf', Buffer.from(aPdf().toString().replace('endobj', 'EICAR\nendobj')))

async function send(settings: Record<string, string>, ...files: File[]) {
  const { origin, store } = await aService({ settings })
  const response = await sendPrototype(origin, {}, files)
  const kept = (await Array.fromAsync(store.all())).flatMap((it) => it.attachments)
  return { response, scans: kept.map((it) => it.scan) }
}

test('a file with a virus is refused by name', async () => {
  const { response, scans } = await send({ CLAMD: await aScanner() }, infected)
  expect(response.status).toBe(422)
  const { message } = await response.json()
  expect(message).toBe('rules.pdf did not pass our virus scan. Remove it and send again.')
  expect(scans).toEqual([])
})

test('a clean file of many pieces is marked as clean', async () => {
  const { response, scans } = await send({ CLAMD: await aScanner() }, named('big.pdf', aPdf(3_000_000)))
  expect(response.status).toBe(200)
  expect(scans).toEqual(['clean'])
})

test.each([
  ['there is no scanner', async () => ({})],
  ['the scanner is down', async () => ({ CLAMD: '127.0.0.1:9' })],
  [
    'the scanner says that it failed',
    async () => ({ CLAMD: await aScanner('INSTREAM size limit exceeded. ERROR\0') }),
  ],
])('when %s the file is kept and marked as not scanned', async (_case, settings) => {
  const { response, scans } = await send(await settings(), named('a.png', aPng()))
  expect(response.status).toBe(200)
  expect(scans).toEqual(['unscanned'])
})

test('a scanner that says nothing is asked once, and its silence is not taken for a slow visitor', async () => {
  let asked = 0
  const silent = createServer((socket) => {
    asked += 1
    socket.on('error', () => {})
    setTimeout(() => socket.end('no verdict ERROR\0'), 3000)
  })
  const settings = { CLAMD: `127.0.0.1:${await listening(silent)}`, STALL_SECONDS: '1' }
  const big = aPdf(3_000_000)
  const { response, scans } = await send(settings, named('a.pdf', big), named('b.pdf', big))
  expect(response.status).toBe(200)
  expect([scans, asked]).toEqual([['unscanned', 'unscanned'], 1])
})
