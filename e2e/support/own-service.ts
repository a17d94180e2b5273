import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { startProcess } from '../../server/testing/service-process.ts'

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
  await use(service).finally(service.remove)
}

/** The same for as long as the caller likes, who must `remove` it. Rejects when it does not start. */
export async function startOwnService(settings: Settings) {
  const dataDir = await mkdtemp(join(tmpdir(), 'own-service-'))
  let running = await startProcess({ ...settings, DATA_DIR: dataDir })
  const { port } = running
  const kill = () => running.end('SIGKILL')
  return {
    url: `http://localhost:${port}`,
    port: Number(port),
    dataDir,
    kill,
    async remove() {
      await kill()
      await rm(dataDir, { recursive: true, force: true })
    },
    async startAgain() {
      running = await startProcess({ ...settings, DATA_DIR: dataDir, PORT: port })
    },
  }
}
