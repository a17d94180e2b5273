import { appendFileSync, readdirSync, truncateSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { attachmentLinks } from '../attachments/attachment-links.ts'
import { aPdf, named } from '../testing/a-file.ts'
import { sendPrototype } from '../testing/a-form.ts'
import { aService } from '../testing/a-service.ts'

const page = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'

/** Asks for two things on one connection; `meanwhile` happens once the first answer has begun. */
function bothAnswers(port: number, first: string, meanwhile: () => void) {
  return new Promise<string>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let said = ''
    socket.setEncoding('latin1')
    socket.once('data', (text) => {
      said += text
      // Nothing more is taken in, so that most of the file has not been read when it changes.
      socket.pause()
      meanwhile()
      socket.on('data', (more) => {
        said += more
      })
      socket.resume()
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(said))
    // Of an answer that is whole, the second one is the end.
    socket.setTimeout(5000, () => socket.destroy())
    socket.write(`GET ${first} HTTP/1.1\r\nHost: x\r\n\r\n${page}`)
  })
}

const answersIn = (said: string) => said.match(/HTTP\/1\.1 \d+/g)

test('a file of the site that shrinks while it is sent ends the connection, and nothing follows it', async () => {
  const site = { 'index.html': '<title>Home</title>', 'big.bin': Buffer.alloc(64 * 1024 * 1024) }
  const { port, env } = await aService({ site })
  const said = await bothAnswers(port, '/big.bin', () => truncateSync(join(env.SITE_DIR, 'big.bin'), 1000))
  expect(answersIn(said)).toEqual(['HTTP/1.1 200'])
  expect(said.length).toBeLessThan(site['big.bin'].length)
}, 20_000)

test.each([
  ['shorter', (file: string) => truncateSync(file, 1_500_000)],
  ['longer', (file: string) => appendFileSync(file, `HTTP/1.1 200 OK\r\n${'x'.repeat(1000)}`)],
])('an attachment %s than was noted ends the connection, and nothing follows it', async (_case, change) => {
  const { port, origin, dataDir, store, env } = await aService({
    settings: { LINK_SECRET: 'of thirty-two characters or more' },
  })
  await sendPrototype(origin, {}, [named('rules.pdf', aPdf(2_000_000))])
  const kept = join(dataDir, 'attachments', 'kept')
  change(join(kept, readdirSync(kept)[0] ?? ''))
  const [file] = await Array.fromAsync(store.files())
  const link = new URL(
    attachmentLinks(() => env.LINK_SECRET ?? '', origin, 1).make(file?.id ?? '', Date.now()),
  )
  const said = await bothAnswers(port, link.pathname + link.search, () => {})
  expect(answersIn(said)).toEqual(['HTTP/1.1 200'])
  expect(said.length).toBeLessThanOrEqual(2_002_000)
})
