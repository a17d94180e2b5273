import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aPdf, named } from '../testing/a-file.ts'
import { sendPrototype } from '../testing/a-form.ts'
import { aService } from '../testing/a-service.ts'
import { aSlowUpload } from '../testing/a-slow-upload.ts'
import { eventually } from '../testing/eventually.ts'
import { rawRequest } from '../testing/raw-request.ts'

const megabyte = 1024 * 1024

test('an upload whose sender goes away leaves nothing behind', async () => {
  const service = await aService()
  const socket = await aSlowUpload(service, `%PDF-1.7\n${'x'.repeat(100_000)}`)
  socket.destroy()
  await eventually(() => readdirSync(join(service.dataDir, 'attachments', 'incoming'))).toEqual([])
  expect(await Array.fromAsync(service.store.all())).toHaveLength(0)
  expect((await sendPrototype(service.origin, {}, [named('a.pdf', aPdf())])).status).toBe(200)
  // It is the visitor's business, not a fault of ours.
  expect(service.log.filter((it) => it.includes('"level":50'))).toEqual([])
})

test('a prototype that is refused for its texts leaves its files nowhere', async () => {
  const { origin, dataDir, store } = await aService()
  const response = await sendPrototype(origin, { message: '' }, [named('a.pdf', aPdf())])
  expect(response.status).toBe(422)
  for (const folder of ['incoming', 'kept'])
    expect(readdirSync(join(dataDir, 'attachments', folder))).toEqual([])
  expect(await Array.fromAsync(store.all())).toHaveLength(0)
})

test.each([
  ['too many messages', { RATE_LIMIT_PER_MINUTE: '1' }, {}, 429],
  ['a page of another site', {}, { Origin: 'https://evil.example' }, 403],
] as const)(
  '%s: even a sender of 40 MB gets the answer, not a broken connection',
  async (_case, settings, headers, status) => {
    const { origin } = await aService({ settings })
    if (status === 429) await sendPrototype(origin)
    const file = named('a.pdf', aPdf(10 * megabyte))
    const response = await sendPrototype(origin, {}, [file, file, file, file], headers)
    expect(response.status).toBe(status)
  },
)

test('a body announced as far too long is refused without reading it', async () => {
  const { port } = await aService()
  const type = 'Content-Type: multipart/form-data; boundary=b'
  const head = `POST /games-prototypes HTTP/1.1\r\nHost: x\r\n${type}\r\nContent-Length: 999999999999\r\n\r\n`
  const answer = await rawRequest(port, head)
  // Closed, so that the rest of the body is never taken for the next request.
  expect(answer).toMatch(/^HTTP\/1\.1 413 [\s\S]*^connection: close\r$/im)
})
