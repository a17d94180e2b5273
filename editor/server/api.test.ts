import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aFolder } from '../../testing/a-folder.ts'
import { freePort } from '../../testing/free-port.ts'
import { aContent } from '../testing/a-content.ts'
import { answer } from './api.ts'
import { sources } from './publish.ts'

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
  [
    'deleted that is published',
    { additions: [], deletions: [{ path: 'games/nemesis.json' }] },
    '/press/nemesis',
  ],
  [
    'given another address',
    { additions: [{ path: 'games/other.json', contents: '' }], deletions: [{ path: 'games/nemesis.json' }] },
    'a name in an address stays',
  ],
  [
    'put outside the content',
    { additions: [{ path: '../x.json', contents: '' }], deletions: [] },
    'no such page',
  ],
])('nothing is %s through the editor', async (_what, body, words) => {
  const refused = await posted(await anEditor(), body)
  expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining(words)])
})

test('a folder without the right to write says whom to ask, and that nothing typed is lost', async () => {
  const root = aContent()
  const address = await anEditor(root)
  const file = 'temporary-fix.md'
  const opened = await (await fetch(`${address}/api/keystatic/tree`, { headers })).json()
  const sha = opened.find((it: { path: string }) => it.path === 'fix.json').sha
  const fix = await (await fetch(`${address}/api/keystatic/blob/${sha}/fix.json`, { headers })).json()
  const contents = Buffer.from(JSON.stringify({ ...fix, title: 'New' })).toString('base64url')
  // In the way even of the machine's own master, who may write into every folder.
  mkdirSync(join(root, `content/${file}.part`))
  const refused = await posted(address, { additions: [{ path: 'fix.json', contents }], deletions: [] })
  expect([refused.status, await refused.text()]).toEqual([
    500,
    expect.stringMatching(
      /^Not saved: .*temporary-fix.md.part cannot be written .*Ask .* what you typed stays/,
    ),
  ])
  expect(readFileSync(join(root, 'content', file), 'utf8')).toBe(readFileSync(`content/${file}`, 'utf8'))
})

test('a page that was withdrawn does not come back with a form that was still open', async () => {
  const root = aContent()
  const address = await anEditor(root)
  const opened = await (await fetch(`${address}/api/keystatic/tree`, { headers })).json()
  const path = 'documents/siegestorm.json'
  const { sha } = opened.find((it: { path: string }) => it.path === path)
  const contents = await (await fetch(`${address}/api/keystatic/blob/${sha}/${path}`, { headers })).text()
  rmSync(join(root, 'content/downloads/siegestorm.yaml'))
  const additions = [{ path, contents: Buffer.from(contents).toString('base64url') }]
  const refused = await posted(address, { additions, deletions: [] })
  expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('has withdrawn this')])
})

test('of two who publish at once one has it published, the other nothing more to do', async () => {
  const root = aContent()
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' })
  git('init', '-q')
  git('add', '.')
  git('-c', 'user.name=A', '-c', 'user.email=a@b.example', 'commit', '-qm', 'Start')
  writeFileSync(join(root, 'content/redirects.txt'), '/x / 302\n')
  const address = `${await anEditor(root)}/api/keystatic/publish`
  // A name in UTF-8, as proxies send it.
  const named = { ...headers, 'x-forwarded-user': Buffer.from('Łukasz').toString('latin1') }
  const both = await Promise.all([1, 2].map(() => fetch(address, { method: 'POST', headers: named })))
  expect(both.map((it) => it.status).sort()).toEqual([200, 422])
  expect(git('log', '--format=%an %s').split('\n')[0]).toMatch(/^Łukasz Content: Redirects: /)
  expect(git('status', '--porcelain')).toBe('')
})

test('a check whose page is left ends, and the editor goes on', async () => {
  const root = aFolder('site')
  for (const it of sources) mkdirSync(join(root, it), { recursive: true })
  writeFileSync(join(root, 'generator/main.ts'), 'console.log(process.pid)\nsetInterval(() => {}, 1000)\n')
  const address = await anEditor(root)
  const leaving = new AbortController()
  const { body } = await fetch(`${address}/api/keystatic/check`, {
    method: 'POST',
    headers,
    signal: leaving.signal,
  })
  const { value } = (await body?.pipeThrough(new TextDecoderStream()).getReader().read()) ?? {}
  leaving.abort()
  await expect.poll(() => readdirSync(join(root, '.cache'))).toEqual(['build'])
  expect(() => process.kill(Number(value), 0)).toThrow('ESRCH')
  expect((await fetch(`${address}/api/keystatic/forms`, { headers })).status).toBe(200)
})

const headers = { 'no-cors': '1' }

async function posted(address: string, body: object): Promise<Response> {
  return await fetch(`${address}/api/keystatic/update`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
}

async function anEditor(root = aContent()): Promise<string> {
  const port = await freePort()
  const server = createServer((request, response) => void answer(root, request, response))
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${port}`
}
