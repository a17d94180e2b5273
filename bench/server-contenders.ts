import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

export type Contender = { name: string; origin: string; pid: number; stop: () => void }

const site = resolve('build', 'client')
const hosting = resolve('build', 'hosting')

/** Our server and nginx with the generated configuration, both on the first core and on the same folder. */
export async function startContenders(port: number): Promise<Contender[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-server-'))
  const settings = {
    PATH: process.env.PATH,
    PORT: String(port),
    HOST: '127.0.0.1',
    SITE_DIR: site,
    DATA_DIR: join(folder, 'data'),
  }
  const config = join(folder, 'nginx.conf')
  writeFileSync(config, nginxConfig(folder, port + 1))
  const node = spawn('taskset', ['-c', '0', process.execPath, 'server/main.ts'], {
    env: settings,
    stdio: 'ignore',
  })
  const nginx = spawn('taskset', ['-c', '0', 'nginx', '-p', folder, '-e', 'stderr', '-c', config], {
    stdio: 'ignore',
  })
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return Promise.all([running('our server', node, port), running('nginx', nginx, port + 1)])
}

/** No log of requests on either side: ours counts what it sends from the site and does not log it. */
function nginxConfig(folder: string, port: number) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
daemon off; master_process off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 10000000;
  ${temporary.map((it) => `${it}_temp_path ${folder}/${it};`).join(' ')}
  include ${hosting}/nginx-maps.conf;
  server {
    listen 127.0.0.1:${port}; root ${site}; brotli_static on; open_file_cache max=10000 inactive=60s;
    include ${hosting}/nginx-site.conf;
  }
}
`
}

async function running(name: string, child: ChildProcess, port: number): Promise<Contender> {
  const origin = `http://127.0.0.1:${port}`
  for (let attempt = 0; attempt < 200 && child.exitCode === null; attempt += 1) {
    if (await fetch(origin).catch(() => undefined)) {
      return { name, origin, pid: child.pid ?? 0, stop: () => child.kill() }
    }
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error(
    `${name} does not answer at ${origin}. Is nginx installed (with libnginx-mod-http-brotli-static)?`,
  )
}

/** Processor time a process has used, in seconds; from Linux' /proc. */
export function secondsUsedBy(pid: number): number {
  // The name in brackets may hold spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}
