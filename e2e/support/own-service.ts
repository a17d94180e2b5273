import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The site and its forms in a process of its own, for tests that let it fail. */
export async function startOwnService(settings: Record<string, string> = {}, wantedPort?: number) {
  const dataDir = await mkdtemp(join(tmpdir(), 'forms-e2e-'))
  const port = wantedPort ?? (await freePort())
  const url = `http://localhost:${port}`
  let running = await start()

  async function start() {
    const service = spawn('node', ['server/main.ts'], {
      env: {
        ...process.env,
        RATE_LIMIT_PER_MINUTE: '0',
        LOG_LEVEL: 'silent',
        ...settings,
        PORT: String(port),
        DATA_DIR: dataDir,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    await answers(service, url)
    return service
  }

  async function kill() {
    if (running.exitCode !== null || running.signalCode !== null) return
    running.kill('SIGKILL')
    await once(running, 'exit')
  }

  return {
    url,
    port,
    dataDir,
    kill,
    async startAgain() {
      running = await start()
    },
    async remove() {
      await kill()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** A port nobody listens on; the same one must serve again after a restart, so the service cannot choose it. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (typeof address !== 'object' || !address) throw new Error('The system gave no port.')
  return address.port
}

async function answers(service: ChildProcess, url: string) {
  let complaints = ''
  service.stderr?.on('data', (chunk) => {
    complaints += chunk
  })
  while (service.exitCode === null) {
    if (await fetch(`${url}/healthz`).catch(() => undefined)) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`The service did not start: ${complaints}`)
}
