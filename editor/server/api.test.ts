import { createServer } from 'node:http'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freePort } from '../../testing/free-port.ts'
import { aContent } from '../testing/a-content.ts'
import { answer } from './api.ts'

test('a request another website could send is refused', async () => {
  const refused = await fetch(`${await anEditor()}/api/keystatic/tree`)
  expect([refused.status, await refused.text()]).toEqual([422, 'This address is for the editor alone.'])
})

test('behind a proxy nobody gets an answer whom the proxy has not named', async () => {
  vi.stubEnv('EDITOR_BEHIND_PROXY', '1')
  onTestFinished(() => void vi.unstubAllEnvs())
  const address = `${await anEditor()}/api/keystatic/tree`
  const refused = await fetch(address, { headers: { 'no-cors': '1' } })
  expect([refused.status, await refused.text()]).toEqual([
    422,
    expect.stringContaining('Nobody is signed in.'),
  ])
  const named = await fetch(address, { headers: { 'no-cors': '1', 'x-forwarded-user': 'anna' } })
  expect(named.status).toBe(200)
})

test.each([
  ['deleted', { additions: [], deletions: [{ path: 'games/nemesis.json' }] }, 'cannot be deleted'],
  [
    'put outside the content',
    { additions: [{ path: '../x.json', contents: '' }], deletions: [] },
    'no such page',
  ],
])('nothing is %s through the editor', async (_what, body, words) => {
  const headers = { 'no-cors': '1' }
  const sent = { method: 'POST', headers, body: JSON.stringify(body) }
  const refused = await fetch(`${await anEditor()}/api/keystatic/update`, sent)
  expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining(words)])
})

async function anEditor(): Promise<string> {
  const root = aContent()
  const port = await freePort()
  const server = createServer((request, response) => void answer(root, request, response))
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${port}`
}
