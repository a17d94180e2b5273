import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aFolder, eventually } from '../testing/lifetime.ts'
import { hour, second } from './clock.ts'
import { aPdf, aPrototype, fileNamed, sendInquiry } from './testing/a-form.ts'
import { aMailServer } from './testing/a-mail-server.ts'
import { aProcess, aService } from './testing/a-service.ts'
import { aSlowUpload } from './testing/clients.ts'
import { countUnattached } from './testing/stores.ts'

/** Begins to upload a file. Returns, once half of it is stored, a function that sends the rest and returns the status. */
async function anUpload(origin: string, dataDir: string) {
  const form = new Response(aPrototype({}, [fileNamed('rules.pdf', aPdf(1024 * 1024))]))
  const content = Buffer.from(await form.arrayBuffer())
  const { readable: body, writable } = new TransformStream()
  const writer = writable.getWriter()
  void writer.write(content.subarray(0, content.length / 2))
  const before = countUnattached(dataDir)
  const options = { method: 'POST', headers: form.headers, body, duplex: 'half' }
  const answer = fetch(`${origin}/games-prototypes`, options)
  await eventually(() => countUnattached(dataDir)).toBe(before + 1)
  return async () => {
    void writer.write(content.subarray(content.length / 2)).then(() => writer.close())
    return (await answer).status
  }
}

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
  const finishUpload = await anUpload(service.origin, DATA_DIR)
  const code = service.end('SIGTERM')
  expect(await finishUpload()).toBe(200)
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

test('Ctrl+C at npm run serve, which the server hears from the terminal and from npm, lets an upload finish', async () => {
  const DATA_DIR = aFolder('interrupted')
  const npm = await aProcess({ DATA_DIR }, ['npm', 'run', 'serve'], { detached: true })
  const finishUpload = await anUpload(npm.origin, DATA_DIR)
  process.kill(-Number(npm.pid), 'SIGINT')
  await eventually(() => fetch(npm.origin).catch(() => 'no answer')).toBe('no answer')
  // What npm passes on may come at the same moment, or later like this.
  process.kill(-Number(npm.pid), 'SIGINT')
  expect(await finishUpload()).toBe(200)
  // A signal that changes nothing: it has only to be waited for.
  expect(await npm.end('SIGCONT')).toBe(0)
})

test('npm start fails when the system kills the server', async () => {
  const start = await aProcess({ DATA_DIR: aFolder('killed') }, [process.execPath, 'scripts/start.mjs'])
  process.kill(Number(readFileSync(`/proc/${start.pid}/task/${start.pid}/children`, 'utf8')), 'SIGKILL')
  expect(await start.end('SIGCONT')).toBe(1)
})
