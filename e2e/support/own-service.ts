import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { freePort } from '../../server/testing/free-port.ts'

type Settings = Record<string, string>
type OwnService = Awaited<ReturnType<typeof startOwnService>>

/** Tests that let the service fail, or want it set otherwise, get one of their own by `ownService`. */
export const test = base.extend<{ settings: Settings; ownService: OwnService }>({
  settings: [{}, { option: true }],
  ownService: ({ settings }, use) => withOwnService(settings, use),
})

/** The site and its forms in a process of its own, with an empty store, for as long as `use` takes. */
export async function withOwnService(
  settings: Settings,
  use: (service: OwnService) => Promise<void>,
): Promise<void> {
  const service = await startOwnService(settings)
  try {
    await use(service)
  } finally {
    await service.remove()
  }
}

/** The same for as long as the caller likes, who must `remove` it. Throws, and leaves nothing, when it does not start. */
export async function startOwnService(settings: Settings) {
  const dataDir = await mkdtemp(join(tmpdir(), 'own-service-'))
  const removeData = () => rm(dataDir, { recursive: true, force: true })
  // The same one must serve again after a restart, so the service cannot choose it.
  const port = Number(settings.PORT ?? (await freePort()))
  const url = `http://localhost:${port}`
  let running = await start().catch(async (error: unknown) => {
    await removeData()
    throw error
  })

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
    async remove() {
      await kill()
      await removeData()
    },
    async startAgain() {
      running = await start()
    },
  }
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
