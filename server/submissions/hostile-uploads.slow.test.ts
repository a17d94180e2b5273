import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { eventually } from '../testing/a-folder.ts'
import { aPng, named, sendPrototype } from '../testing/a-form.ts'
import { aService } from '../testing/a-service.ts'
import { rawRequest, unattached } from '../testing/clients.ts'

// What files are refused is in outcome.test.ts and read-form.test.ts.
const chunk = (content: string) => `${Buffer.byteLength(content).toString(16)}\r\n${content}\r\n`
const part = (name: string, content: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`
const fields = Object.entries({
  formId: 'games-prototypes-form',
  fullname: 'A',
  email: 'a@example.com',
  message: 'm',
})
  .map(([name, value]) => part(name, value))
  .join('')
const nameless = '--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n'
const longest = 'b'.repeat(300)

function* endlessBody() {
  for (;;) yield chunk('x'.repeat(64 * 1024))
}

async function* drip() {
  for (let drops = 0; drops < 40; drops += 1) {
    yield chunk('-')
    await sleep(100)
  }
}

const whole = (body: string) => () => [chunk(body), '0\r\n\r\n']
const damaged = /^HTTP\/1\.1 400 [\s\S]*Reload the page/
type Shape = [
  what: string,
  body: () => Iterable<string> | AsyncIterable<string>,
  expected: RegExp,
  boundary?: string,
]
const shapes: Shape[] = [
  ['10,000 parts', whole(`${part('x', '1').repeat(10_000)}--b--`), /^HTTP\/1\.1 413 /],
  ['no boundary', whole('--b--'), damaged, ''],
  ['a part that never ends', whole(fields + part('attachments', 'x')), damaged],
  ['a field called __proto__', whole(`${part('__proto__', 'x')}${fields}--b--`), damaged],
  ['a boundary longer than the standard allows', whole(`--${longest}--`), damaged, `; boundary=${longest}`],
  ['a part without a name', whole(`${fields}${nameless}--b--`), damaged],
  ['an endless chunked body', endlessBody, /^HTTP\/1\.1 413 /],
  ['a sender that drips (slow-loris)', drip, /^HTTP\/1\.1 408 /],
]

test('no hostile upload is accepted or leaves anything in the database, and the service still answers', async () => {
  const service = await aService({ settings: { STALL_SECONDS: '1' } })
  for (const [what, body, expected, boundary = '; boundary=b'] of shapes) {
    const type = `Content-Type: multipart/form-data${boundary}\r\nTransfer-Encoding: chunked\r\n`
    const head = `POST /games-prototypes HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${type}\r\n`
    const answer = await rawRequest(service.port, head, body())
    expect([what, answer]).toEqual([what, expect.stringMatching(expected)])
  }
  expect(await Array.fromAsync(service.store.all())).toHaveLength(0)
  await eventually(() => unattached(service.dataDir)).toBe(0)
  const good = await sendPrototype(service.origin, {}, [named('a.png', aPng())])
  expect(good.status).toBe(200)
}, 180_000)
