import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { sendInquiry } from '../testing/a-form.ts'
import { aService } from '../testing/a-service.ts'
import { eventually } from '../testing/eventually.ts'
import { listening } from '../testing/listening.ts'

const secret = `whsec_${Buffer.alloc(32, 'known to both').toString('base64')}`

async function aReceiver(status: number) {
  const calls: { headers: IncomingMessage['headers']; body: string }[] = []
  const server = createServer(async (request, response) => {
    calls.push({ headers: request.headers, body: await text(request) })
    response.writeHead(status, { Location: 'https://evil.example' }).end()
  })
  return { calls, url: `http://127.0.0.1:${await listening(server)}/hook` }
}

test('a submission is posted once, signed as the library of the standard checks it', async () => {
  const { calls, url } = await aReceiver(204)
  const { origin, store } = await aService({ settings: { WEBHOOK_URL: url, WEBHOOK_SECRET: secret } })
  const answer = await (await sendInquiry(origin)).json()
  await eventually(async () =>
    (await Array.fromAsync(store.all()))[0]?.deliveries.map((it) => it.state),
  ).toEqual(['pending', 'delivered'])
  expect(calls).toHaveLength(1)
  const { headers = {}, body = '' } = calls[0] ?? {}
  const sent = new Map(Object.entries(headers).map(([name, value]) => [name, String(value)]))
  expect(new Webhook(secret).verify(body, Object.fromEntries(sent))).toMatchObject({
    type: 'submission.received',
    data: { id: answer.reference, fields: { fullname: 'Ada Nowak' } },
  })
  const altered = body.replace('Ada', 'Eve')
  expect(() => new Webhook(secret).verify(altered, Object.fromEntries(sent))).toThrow('No matching signature')
})

test.each([500, 302])('an answer of %i counts as not taken and leads nowhere else', async (status) => {
  const { calls, url } = await aReceiver(status)
  const { origin, store } = await aService({ settings: { WEBHOOK_URL: url, WEBHOOK_SECRET: secret } })
  await sendInquiry(origin)
  await eventually(async () => (await Array.fromAsync(store.all()))[0]?.deliveries[1]?.lastError).toEqual(
    expect.any(String),
  )
  expect((await Array.fromAsync(store.all()))[0]?.deliveries[1]).toMatchObject({
    state: 'pending',
    attempts: 1,
  })
  expect(calls).toHaveLength(1)
})
