import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aFolder, eventually } from '../testing/lifetime.ts'
import { hour, second } from './clock.ts'
import { aPdf, aPrototype, fileNamed, sendInquiry } from './testing/a-form.ts'
import { aMailServer } from './testing/a-mail-server.ts'
import { aProcess, aService } from './testing/a-service.ts'
import { aSlowUpload } from './testing/clients.ts'
import { countUnattached } from './testing/stores.ts'

test('a stop lets an upload finish, ends after a minute whatever still arrives, and a mail under way is sent again', async () => {
  const DATA_DIR = aFolder('stop')
  const onData = vi.fn((stream) => void stream.resume())
  const { settings: silent } = await aMailServer({ onData })
  const service = await aProcess({ DATA_DIR, ...silent })
  const { reference } = await (await sendInquiry(service.origin)).json()
  await eventually(() => onData.mock.calls.length).toBe(1)
  const slow = await aSlowUpload({ port: service.port, dataDir: DATA_DIR })
  const sending = setInterval(() => slow.write('x'.repeat(10_000)), second)
  onTestFinished(() => clearInterval(sending))
  const form = new Response(aPrototype({}, [fileNamed('rules.pdf', aPdf(1024 * 1024))]))
  const body = Buffer.from(await form.arrayBuffer())
  const upload = request(`${service.origin}/games-prototypes`, {
    method: 'POST',
    headers: { 'Content-Type': form.headers.get('Content-Type') ?? '', 'Content-Length': body.length },
  })
  const answered = once(upload, 'response')
  upload.write(body.subarray(0, body.length / 2))
  await eventually(() => countUnattached(DATA_DIR)).toBe(2)
  const code = service.end('SIGTERM')
  upload.end(body.subarray(body.length / 2))
  const [answer] = await answered
  expect(answer.statusCode).toBe(200)
  answer.resume()
  expect(await code).toBe(0)
  const { mails, settings } = await aMailServer()
  await aService({ settings: { DATA_DIR, ...settings }, clock: () => Date.now() + hour })
  const ids = () => mails.map(({ raw }) => /^Message-ID: <(.*)@/m.exec(raw)?.[1])
  await eventually(ids).toContain(reference.toLowerCase())
}, 120_000)

test('stopping npm run serve by its number stops the server at once, though a browser has connected ahead', async () => {
  const settings = { DATA_DIR: aFolder('serve') }
  const npm = await aProcess(settings, ['npm', 'run', 'serve'])
  const ahead = connect(npm.port, '127.0.0.1').on('error', () => {})
  await once(ahead, 'connect')
  await npm.end('SIGTERM')
  await expect(fetch(npm.origin)).rejects.toThrow('fetch failed')
})

test('npm start fails when the system kills the server', async () => {
  const start = await aProcess({ DATA_DIR: aFolder('killed') }, [process.execPath, 'scripts/start.mjs'])
  process.kill(Number(readFileSync(`/proc/${start.pid}/task/${start.pid}/children`, 'utf8')), 'SIGKILL')
  // A signal that changes nothing: it has only to be waited for.
  expect(await start.end('SIGCONT')).toBe(1)
})
