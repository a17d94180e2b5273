import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { findFreePort } from '../../testing/free-port.ts'
import { aFolder, atTheEnd } from '../../testing/lifetime.ts'

/**
 * A real nginx with `deploy/nginx.conf`, but for the folder, the ports, TLS and IPv6; stopped after the test or the tests of
 * the file. The header X-Test-IP lets a test say from which IP address it comes.
 */
export async function anNginx(root: string) {
  const [port, otherPort] = [await findFreePort(), await findFreePort()]
  const folder = aFolder('nginx')
  const config = readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll('/srv/awaken-realms', root)
    .replaceAll('/var/log/nginx', folder)
    .replaceAll(/listen \[::\].*;/g, '')
    .replace('listen 443 ssl http2', `listen 127.0.0.1:${port}`)
    .replace('listen 80 default_server', `listen 127.0.0.1:${otherPort}`)
    .replaceAll(/ssl_certificate.*;/g, '')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const text = [
    // Folders of tests are their owner's only.
    process.getuid?.() === 0 ? 'user root;' : '',
    'load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;',
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr;`,
    'events { worker_connections 256; }',
    'http {',
    'set_real_ip_from 127.0.0.1; real_ip_header X-Test-IP;',
    ...temporary.map((name) => `${name}_temp_path ${folder}/${name};`),
    config,
    '}',
  ].join('\n')
  writeFileSync(join(folder, 'nginx.conf'), text)

  const child = spawn('nginx', ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')])
  let output = ''
  child.stderr.on('data', (words) => {
    output += words
  })
  // Without a listener it would end the process.
  child.on('error', () => {})
  if (child.pid === undefined)
    throw new Error('nginx is not installed: apt-get install nginx libnginx-mod-http-brotli-static')
  atTheEnd(async () => {
    if (child.exitCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  })
  const origin = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 100 && child.exitCode === null; tries += 1) {
    if (await fetch(origin, { method: 'HEAD' }).catch(() => undefined))
      return { origin, pid: child.pid, log: () => output + readFileSync(join(folder, 'access.log'), 'utf8') }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`The web server did not start: ${output}`)
}

type RequestOptions = { method?: string; headers?: OutgoingHttpHeaders; body?: string }

/** Not fetch, which unpacks bodies, hides headers and keeps connections open: over a connection of its own. */
export function requestOnce(url: string, { body, ...options }: RequestOptions = {}) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    request(url, { agent: false, ...options }, (answer) => {
      const { statusCode: status = 0, headers } = answer
      buffer(answer).then((content) => resolve({ status, headers, body: content }), reject)
    })
      .on('error', reject)
      .end(body)
  })
}
