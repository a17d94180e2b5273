import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { expect, test } from 'vitest'
import { aPdf, aPrototype, named } from './testing/a-form.ts'
import { aProcess } from './testing/a-service.ts'
import { aFolder, eventually } from './testing/lifetime.ts'
import { unattached } from './testing/stores.ts'

test('a stop lets an upload finish and is answered, then the process ends well', async () => {
  const DATA_DIR = aFolder('stop')
  const service = await aProcess({ DATA_DIR })
  const form = new Response(aPrototype({}, [named('rules.pdf', aPdf(1024 * 1024))]))
  const body = Buffer.from(await form.arrayBuffer())
  const upload = request(`${service.origin}/games-prototypes`, {
    method: 'POST',
    headers: { 'Content-Type': form.headers.get('Content-Type') ?? '', 'Content-Length': body.length },
  })
  const answered = once(upload, 'response')
  upload.write(body.subarray(0, body.length / 2))
  await eventually(() => unattached(DATA_DIR)).toBe(1)
  const code = service.end('SIGTERM')
  upload.end(body.subarray(body.length / 2))
  const [answer] = await answered
  expect(answer.statusCode).toBe(200)
  answer.resume()
  expect(await code).toBe(0)
})

test('stopping npm run serve by its number stops the server', async () => {
  const settings = { DATA_DIR: aFolder('serve') }
  const npm = await aProcess(settings, ['npm', 'run', 'serve'])
  await npm.end('SIGTERM')
  await expect(fetch(npm.origin)).rejects.toThrow('fetch failed')
})

test('npm start fails when the system kills the server', async () => {
  const start = await aProcess({ DATA_DIR: aFolder('killed') }, [process.execPath, 'scripts/start.mjs'])
  process.kill(Number(readFileSync(`/proc/${start.pid}/task/${start.pid}/children`, 'utf8')), 'SIGKILL')
  // A signal that changes nothing: it has only to be waited for.
  expect(await start.end('SIGCONT')).toBe(1)
})
