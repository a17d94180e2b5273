import { once } from 'node:events'
import { request } from 'node:http'
import { expect, test } from 'vitest'
import { aFolder } from '../testing/a-folder.ts'
import { aPdf, named } from './testing/a-file.ts'
import { aPrototype, sendPrototype } from './testing/a-form.ts'
import { aProcess } from './testing/a-process.ts'
import { aSite } from './testing/a-site.ts'
import { arriving } from './testing/a-slow-upload.ts'
import { eventually } from './testing/eventually.ts'

const megabyte = 1024 * 1024

test('memory grows by less than 50 MB while ten uploads of 40 MB run at once', async () => {
  const service = await aProcess({ DATA_DIR: aFolder('memory'), SITE_DIR: aSite(), TRUST_PROXY_HOPS: '1' })
  const file = named('rules.pdf', aPdf(10 * megabyte))
  const upload = (number: number) => send(service.origin, number, [file, file, file, file])
  // The first ones load and compile what every upload needs, and let the heap grow to its working size.
  expect(await Promise.all([upload(-2), upload(-1), upload(0)])).toEqual([200, 200, 200])
  const { before, most, result } = await service.memoryDuring(() =>
    Promise.all(Array.from({ length: 10 }, (_, index) => upload(index + 1))),
  )
  expect(result).toEqual(Array(10).fill(200))
  expect(most - before).toBeLessThan(50)
}, 180_000)

test('200 uploads of 5 MB at the same time need 350 MB of memory at most', async () => {
  const settings = { TRUST_PROXY_HOPS: '1', UPLOADS_AT_ONCE: '200' }
  const service = await aProcess({ DATA_DIR: aFolder('memory'), SITE_DIR: aSite(), ...settings })
  const file = named('rules.pdf', aPdf(5 * megabyte))
  const { most, result } = await service.memoryDuring(() =>
    Promise.all(Array.from({ length: 200 }, (_, number) => send(service.origin, number, [file]))),
  )
  expect(result).toEqual(Array(200).fill(200))
  expect(most).toBeLessThan(350)
}, 180_000)

test('a stop lets an upload finish and is answered, then the process ends well', async () => {
  const DATA_DIR = aFolder('stop')
  const service = await aProcess({ DATA_DIR, SITE_DIR: aSite() })
  const form = new Response(aPrototype({}, [named('rules.pdf', aPdf(megabyte))]))
  const body = Buffer.from(await form.arrayBuffer())
  const upload = request(`${service.origin}/games-prototypes`, {
    method: 'POST',
    headers: { 'Content-Type': form.headers.get('Content-Type') ?? '', 'Content-Length': body.length },
  })
  const answered = once(upload, 'response')
  upload.write(body.subarray(0, body.length / 2))
  await eventually(() => arriving(DATA_DIR)).toHaveLength(1)
  const code = service.end('SIGTERM')
  upload.end(body.subarray(body.length / 2))
  const [answer] = await answered
  expect(answer.statusCode).toBe(200)
  answer.resume()
  expect(await code).toBe(0)
})

/** Each number is a visitor of its own. */
async function send(origin: string, number: number, files: readonly File[]) {
  const headers = { 'X-Forwarded-For': `192.0.2.${number + 10}` }
  return (await sendPrototype(origin, { message: `upload ${number}` }, files, headers)).status
}
