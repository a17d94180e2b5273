import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { expect, test } from 'vitest'
import { aPdf, aPrototype, named, sendPrototype } from './testing/a-form.ts'
import { aProcess } from './testing/a-service.ts'
import { aFolder, eventually } from './testing/lifetime.ts'
import { unattached } from './testing/stores.ts'

const megabyte = 1024 * 1024

test('100 uploads of 5 MB at the same time need 300 MB of memory at most', async () => {
  const service = await aProcess({ DATA_DIR: aFolder('memory'), TRUST_PROXY_HOPS: '1' })
  const file = named('rules.pdf', aPdf(5 * megabyte))
  let peak = 0
  const watch = setInterval(() => {
    peak = Math.max(peak, residentMegabytes(service.pid))
  }, 20)
  const sent = Array.from({ length: 100 }, async (_, number) => {
    const headers = { 'X-Forwarded-For': `192.0.2.${number}` }
    return (await sendPrototype(service.origin, { message: `upload ${number}` }, [file], headers)).status
  })
  expect(await Promise.all(sent).finally(() => clearInterval(watch))).toEqual(Array(100).fill(200))
  console.info(`resident memory: ${peak.toFixed(0)} MB at most`)
  expect(peak).toBeLessThan(300)
}, 180_000)

function residentMegabytes(pid: number | undefined) {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

test('a stop lets an upload finish and is answered, then the process ends well', async () => {
  const DATA_DIR = aFolder('stop')
  const service = await aProcess({ DATA_DIR })
  const form = new Response(aPrototype({}, [named('rules.pdf', aPdf(megabyte))]))
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
