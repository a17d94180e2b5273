import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { freePort } from '../../testing/free-port.ts'
import { answers, test as base } from './an-editor.ts'

const nginx = process.env.NGINX ?? '/usr/sbin/nginx'

/** deploy/nginx/editor.conf in a real nginx, before an editor that stands behind a proxy, and a sign-in that knows Anna. */
const test = base.extend<{ front: string }>({
  settings: { EDITOR_BEHIND_PROXY: '1' },
  front: async ({ editor }, use) => {
    const signIn = createServer(({ headers }, response) => {
      const isAnna = headers.cookie === 'session=anna'
      response.writeHead(isAnna ? 202 : 401, isAnna ? { 'X-Auth-Request-User': 'Anna Nowak' } : {}).end()
    })
    const [port, signInPort] = [await freePort(), await freePort()]
    await new Promise<void>((done) => signIn.listen(signInPort, '127.0.0.1', done))
    const folder = join(editor.root, 'nginx')
    mkdirSync(folder)
    const shipped = readFileSync('deploy/nginx/editor.conf', 'utf8')
      .replaceAll('listen 443 ssl;', `listen 127.0.0.1:${port};`)
      .replaceAll('sign-in.internal:4180', `127.0.0.1:${signInPort}`)
      .replaceAll('127.0.0.1:4322', new URL(editor.address).host)
    const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (it) => `${it}_temp_path ${folder}/${it};`,
    )
    writeFileSync(
      join(folder, 'nginx.conf'),
      `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {} http { access_log off; ${places.join(' ')} ${shipped} }`,
    )
    const server = spawn(nginx, ['-p', folder, '-c', 'nginx.conf'])
    const address = `http://127.0.0.1:${port}`
    await answers(address, 401)
    await use(address)
    server.kill()
    await new Promise((done) => server.once('exit', done))
    signIn.close()
  },
})

test.skip(spawnSync(nginx, ['-v']).status !== 0, 'nginx is not installed here')

test('nobody gets in whom the sign-in does not know, nor past the proxy', async ({ front, editor }) => {
  for (const path of ['/', '/keystatic', '/api/keystatic/news']) {
    expect((await asked(front + path, {})).status).toBe(401)
    expect((await asked(front + path, { 'x-forwarded-user': 'mallory' })).status).toBe(401)
    expect(await asked(editor.address + path, {})).toEqual({
      status: 422,
      text: expect.stringContaining('Nobody is signed in.'),
    })
  }
})

test('a publication bears the name the sign-in gives, whatever a visitor says', async ({
  front,
  page,
  editor,
}) => {
  writeFileSync(
    join(editor.root, 'content/redirects.txt'),
    `${editor.read('content/redirects.txt')}/d/x /download 302\n`,
  )
  await page.setExtraHTTPHeaders({ cookie: 'session=anna', 'x-forwarded-user': 'mallory' })
  await page.goto(`${front}/publish`)
  await expect(page.getByRole('listitem')).toHaveText(/^Redirects: Redirects, new: \/d\/x/)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('status')).toContainText('Committed.')
  expect(editor.git('log', '-1', '--format=%an')).toBe('Anna Nowak\n')
})

test('what keeps a page up to date passes the proxy', async ({ front }) => {
  const headers = {
    ...{ Connection: 'Upgrade', Upgrade: 'websocket', Cookie: 'session=anna' },
    ...{ 'Sec-WebSocket-Version': '13', 'Sec-WebSocket-Key': 'AAAAAAAAAAAAAAAAAAAAAA==' },
    'Sec-WebSocket-Protocol': 'vite-ping',
  }
  const status = await new Promise((done, failed) => {
    const sent = request(front, { headers })
    sent.on('upgrade', (response, socket) => {
      socket.destroy()
      done(response.statusCode)
    })
    sent.on('response', (response) => done(response.statusCode))
    sent.on('error', failed).end()
  })
  expect(status).toBe(101)
})

async function asked(address: string, headers: Record<string, string>) {
  const answer = await fetch(address, { headers: { 'no-cors': '1', ...headers } })
  return { status: answer.status, text: await answer.text() }
}
