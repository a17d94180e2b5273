import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { aFolder } from '../../testing/a-folder.ts'
import { atTheEnd } from '../../testing/at-the-end.ts'
import { freePort } from '../../testing/free-port.ts'

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** Says so when it cannot be run, because tests are then left out. */
export function nginxIsInstalled(): boolean {
  const found = spawnSync('nginx', ['-v']).status === 0
  if (!found)
    console.warn('nginx is not installed, so what is written for it is not tried: apt-get install nginx')
  return found
}

/** Whether nginx sends what was compressed by brotli; without its module visitors get gzip. */
export const nginxHasBrotli = existsSync(brotliModule)

/** A real nginx with these lines in its `http` block, stopped after the test or the tests of the file. */
export async function anNginx(http: (port: number) => string) {
  const port = await freePort()
  const folder = aFolder('nginx')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const text = [
    // Folders of tests are their owner's only.
    process.getuid?.() === 0 ? 'user root;' : '',
    nginxHasBrotli ? `load_module ${brotliModule};` : '',
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr;`,
    'events { worker_connections 256; }',
    'http {',
    'access_log off;',
    ...temporary.map((it) => `${it}_temp_path ${folder}/${it};`),
    http(port),
    '}',
  ].join('\n')
  writeFileSync(join(folder, 'nginx.conf'), text)
  return started(spawn('nginx', ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')]), port)
}

async function started(child: ChildProcess, port: number) {
  let said = ''
  child.stderr?.on('data', (text) => {
    said += text
  })
  atTheEnd(async () => {
    if (child.exitCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  })
  const origin = `http://127.0.0.1:${port}`
  for (let attempt = 0; attempt < 100 && child.exitCode === null; attempt += 1) {
    if (await fetch(origin, { method: 'HEAD' }).catch(() => undefined))
      return { port, origin, pid: child.pid ?? 0 }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`The web server did not start: ${said}`)
}

type Asked = { method?: string; headers?: OutgoingHttpHeaders; body?: string }

/** Not fetch, which unpacks bodies, hides headers and keeps connections open: over a connection of its own. */
export function ask(url: string, { body, ...options }: Asked = {}) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    request(url, { agent: false, ...options }, (answer) => {
      const { statusCode: status = 0, headers } = answer
      buffer(answer).then((content) => resolve({ status, headers, body: content }), reject)
    })
      .on('error', reject)
      .end(body)
  })
}
